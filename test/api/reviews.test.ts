// Reviews as forms with files: what older clients send, what a hostile one sends, and many at once.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewPictures } from '#contract/constants.ts';
import type { Review } from '#contract/review.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { sayIn } from '#words/say.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { bought } from '../deliver.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { pngOf } from '../png.ts';
import { answerOf, openShop, type Answer, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
let market: MarketSettings;
let red: Buffer;
let green: Buffer;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  open = await openShop(base);
  red = await plain('#c00')
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Someone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();
  green = await plain('#0c0').png().toBuffer();
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const plain = (background: string, side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background } });
const say = sayIn('en');
const SAVED = say('toast.review-saved');
const FAILED = 'There is an error while uploading some of the images.';
type File = { bytes: Uint8Array | string; name?: string; type?: string };
type Sent = { buyer: Visitor; productId: number; orderId: number };

async function buyer(): Promise<Sent> {
  const visitor = makeVisitor();
  return { buyer: visitor, ...(await bought(base.db, market, visitor)) };
}

function formOf(
  { buyer: { token }, productId, orderId }: Sent,
  files: File[] = [],
  more: Record<string, string> = {},
): FormData {
  const form = new FormData();
  const fields = {
    product_id: String(productId),
    order_id: String(orderId),
    rating: '4',
    review: 'Nice',
    id: '0',
    deleted_images: '[]',
    user_token: token,
    ...more,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { bytes, name = 'photo.jpg', type = 'image/jpeg' } of files)
    form.append(
      'images[]',
      new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }),
      name,
    );
  return form;
}

const post = async (
  body: FormData | Uint8Array<ArrayBuffer> | ReadableStream | string,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  answerOf(
    await fetch(`${open.origin}/api/v1/rating-review/action`, {
      method: 'POST',
      body,
      headers,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    }),
  );
const submit = (sent: Sent, files?: File[], more?: Record<string, string>) =>
  post(formOf(sent, files, more));
const imagesOf = ({ data }: Answer) => (data as Review).review_images;
const kept = () => readdir(open.services.mediaFolder);

describe('a form', () => {
  it('keeps the words and the pictures, and finds them again', async () => {
    const sent = await buyer();
    const answer = await submit(sent, [
      { bytes: red },
      { bytes: green, name: 'b.png', type: 'image/png' },
    ]);
    expect(answer).toMatchObject({
      http: 200,
      status: 200,
      message: SAVED,
      data: {
        rating: 4,
        review: 'Nice',
        product_id: sent.productId,
        order_id: sent.orderId,
        failed: 0,
        guest_user: { name: 'Amal Haddad' },
      },
    });
    const found = await open.ask('review.find', {
      id: sent.productId,
      user_token: sent.buyer.token,
    });
    expect([found.review_images, found.review_images.length]).toEqual([imagesOf(answer), 2]);
    for (const { image } of found.review_images)
      expect(await sharp(join(open.services.mediaFolder, image)).metadata()).toMatchObject({
        format: 'webp',
        width: 40,
      });
    expect(
      (await fetch(`${open.origin}/media/${found.review_images[0]?.image}`)).headers.get(
        'content-type',
      ),
    ).toBe('image/webp');
    expect(await open.ask('product.find', { id: sent.productId })).toMatchObject({
      review_count: 1,
      rating: 4,
    });
  });
  it('sent again changes the review, and drops what it names', async () => {
    const sent = await buyer();
    const [first, second] = imagesOf(await submit(sent, [{ bytes: red }, { bytes: green }]));
    const answer = await submit(sent, [], {
      id: '7',
      rating: '2',
      review: 'ممتاز 👍',
      deleted_images: JSON.stringify([{ id: first?.id, image: first?.image }]),
    });
    expect([answer.status, imagesOf(answer)]).toEqual([200, [second]]);
    expect(await open.ask('review.all', { id: sent.productId, get_total: true })).toMatchObject({
      all: { total: 1, data: [{ rating: 2, review: 'ممتاز 👍' }] },
      total: [{ rating: 2, total: 1 }],
      with_images: 1,
    });
  });
  it('without files may be JSON', async () => {
    const {
      buyer: { token },
      productId,
      orderId,
    } = await buyer();
    const input = {
      user_token: token,
      product_id: productId,
      order_id: orderId,
      rating: 5,
      review: '',
      deleted_images: [],
    };
    expect(await open.call('POST', 'rating-review/action', input)).toMatchObject({
      status: 200,
      message: SAVED,
      data: { rating: 5, review: '', review_images: [] },
    });
  });
  it('with six stars, without stars, with lists that are none: says what is wrong', async () => {
    const sent = await buyer();
    const wrong: Record<string, string>[] = [
      { rating: '6' },
      { rating: '0' },
      { rating: '4.5' },
      { rating: '' },
      { deleted_images: '{"id":1}' },
      { deleted_images: 'x' },
      { product_id: '' },
      { review: 'x'.repeat(5001) },
    ];
    for (const more of wrong) {
      expect(await submit(sent, [], more), JSON.stringify(more)).toMatchObject({
        http: 200,
        status: 201,
        message: '',
        data: { form: [expect.any(String)] },
      });
    }
  });
});

describe('files', () => {
  it('that are no pictures are left out, and the rest is kept', async () => {
    const huge = pngOf(50_000, 50_000, deflateSync(Buffer.alloc(1000)));
    const hostile: File[] = [
      { bytes: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' },
      { bytes: '<!doctype html><script>alert(1)</script>', name: 'a.png', type: 'image/png' },
      { bytes: 'GIF89a/*' },
      { bytes: '' },
      { bytes: huge },
      { bytes: Buffer.concat([red.subarray(0, 20), Buffer.from('<script>alert(1)</script>')]) },
      { bytes: red.subarray(0, red.length - 200) },
      { bytes: await plain('#00c').webp().toBuffer() },
      { bytes: '%PDF-1.7' },
    ];
    for (const file of hostile) {
      const sent = await buyer();
      const answer = await submit(sent, [{ bytes: red }, file]);
      expect(answer, String(file.bytes).slice(0, 20)).toMatchObject({
        http: 200,
        status: 200,
        message: FAILED,
        data: { failed: 1, review: 'Nice' },
      });
      expect(imagesOf(answer)).toHaveLength(1);
    }
    for (const name of await kept())
      expect((await sharp(join(open.services.mediaFolder, name)).metadata()).format, name).toBe(
        'webp',
      );
  });
  it('are known by what is in them, not by what they are called, and lose what is hidden in them', async () => {
    const secret = '<script>alert("hidden")</script>';
    const hidden = Buffer.concat([green, Buffer.from(secret)]);
    const answer = await submit(await buyer(), [
      { bytes: hidden, name: '../../x.html', type: 'text/html' },
      { bytes: red, name: 'red.png', type: 'image/png' },
    ]);
    expect([answer.message, imagesOf(answer).map(({ image }) => image)]).toEqual([
      SAVED,
      [
        expect.stringMatching(/^[0-9a-f]{16}\.webp$/),
        expect.stringMatching(/^[0-9a-f]{16}\.webp$/),
      ],
    ]);
    for (const { image } of imagesOf(answer)) {
      const bytes = await readFile(join(open.services.mediaFolder, image));
      expect(bytes.includes('hidden') || bytes.includes('Someone'), image).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });
  it('over 1000 kB and after the sixth are left out', async () => {
    const noise = await sharp(
      Buffer.from(Array.from({ length: 3 * 620 * 620 }, (_, at) => (at * 2_654_435_761) % 251)),
      { raw: { width: 620, height: 620, channels: 3 } },
    )
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(reviewPictures.mostBytes);
    expect(await submit(await buyer(), [{ bytes: noise }])).toMatchObject({
      status: 200,
      message: FAILED,
      data: { failed: 1, review_images: [] },
    });
    const sent = await buyer();
    expect(
      imagesOf(
        await submit(
          sent,
          Array.from({ length: 5 }, () => ({ bytes: red })),
        ),
      ),
    ).toHaveLength(5);
    const more = await submit(sent, [{ bytes: green }, { bytes: red }]);
    expect([more.message, imagesOf(more).length]).toEqual([FAILED, 6]);
    const eight = await submit(
      await buyer(),
      Array.from({ length: 8 }, () => ({ bytes: green })),
    );
    expect(eight).toMatchObject({ message: FAILED, data: { failed: 2 } });
  });
});

describe('a review of somebody else’s order', () => {
  it('is as if there were no such order, and its files are not looked into', async () => {
    const sent = await buyer();
    const before = await kept();
    const fresh = await plain('#123456').png().toBuffer();
    const others = await submit({ ...sent, buyer: makeVisitor() }, [{ bytes: fresh }]);
    const none = await submit({ ...sent, orderId: 2_000_000_000 }, [{ bytes: fresh }]);
    expect(others).toMatchObject({
      http: 200,
      status: 201,
      message: say('refusal.order-not-found'),
    });
    expect(others.body).toEqual(none.body);
    const elsewhere = await makeProduct(base.db);
    expect((await submit({ ...sent, productId: elsewhere.id })).body).toEqual(none.body);
    expect(await kept()).toEqual(before);
  });
  it('asks for a caller first', async () => {
    const sent = await buyer();
    const form = formOf(sent, [{ bytes: red }]);
    form.delete('user_token');
    expect(await post(form)).toMatchObject({ http: 401, status: 204, data: null });
    expect(await post(form, { authorization: 'Bearer a.b.c' })).toMatchObject({
      http: 401,
      status: 204,
    });
    expect(await open.call('GET', `rating-review/find/${sent.productId}`)).toMatchObject({
      http: 401,
      status: 204,
    });
    expect(
      await open.call('GET', `rating-review/find/${sent.productId}`, {
        user_token: sent.buyer.token,
      }),
    ).toMatchObject({ http: 200, status: 201, message: say('refusal.review-not-found') });
  });
});

describe('a body', () => {
  const TYPE = 'multipart/form-data; boundary=------------------------0123456789abcdef';
  const LINE = '--------------------------0123456789abcdef';
  const part = (name: string, value: string, header = '') =>
    `${LINE}\r\nContent-Disposition: form-data; name="${name}"${header}\r\n\r\n${value}\r\n`;
  const raw = (body: string, type = TYPE) => post(body, { 'content-type': type });
  it('that is no form is refused as such', async () => {
    for (const [body, type] of [
      ['x', TYPE],
      ['', TYPE],
      [part('rating', '5'), TYPE],
      [`${LINE}\r\nno header at all`, TYPE],
      [`${part('a', 'b')}${LINE}--`, 'multipart/form-data'],
      [`${part('a', 'b')}${LINE}--`, 'multipart/form-data; boundary='],
    ] as const) {
      expect(await raw(body, type), body.slice(0, 40)).toMatchObject({
        http: 200,
        status: 201,
        message: say('refusal.unreadable-body'),
      });
    }
  });
  it('with too many parts, too long headers or fields is refused before it is taken apart', async () => {
    expect((await raw(`${part('a', 'b').repeat(41)}${LINE}--\r\n`)).http).toBe(413);
    expect((await raw(`${part('a', 'b', `; x="${'y'.repeat(3000)}"`)}${LINE}--\r\n`)).message).toBe(
      say('refusal.unreadable-body'),
    );
    expect((await raw(`${part('review', 'x'.repeat(70_000))}${LINE}--\r\n`)).http).toBe(413);
    expect(await raw(`${part('a', 'b').repeat(40)}${LINE}--\r\n`)).toMatchObject({
      http: 200,
      status: 201,
      data: {
        form: [
          say('refusal.required', { field: 'product_id' }),
          expect.any(String),
          expect.any(String),
        ],
      },
    });
  });
  it('that is too large is refused, whether it says so or not', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    const begun = new TextEncoder().encode(part('images[]', '', '; filename="x"'));
    for (const first of [begun, chunk]) {
      let sent = 0;
      const endless = new ReadableStream({
        pull(control) {
          if (++sent > 40) control.close();
          else control.enqueue(sent === 1 ? first : chunk);
        },
      });
      const answer = await post(endless, { 'content-type': TYPE });
      if (first === begun) expect(answer.http).toBe(413);
      else expect(answer.message).toBe(say('refusal.unreadable-body')); // it begins like no form
      expect(sent).toBeLessThan(40);
    }
    expect((await post(new Uint8Array(11 * 1024 * 1024), { 'content-type': TYPE })).http).toBe(413);
  });
  it('names no property of our own objects', async () => {
    const {
      buyer: { token },
      productId,
      orderId,
    } = await buyer();
    const fields = Object.entries({
      __proto__: 'x',
      constructor: 'x',
      user_token: token,
      product_id: String(productId),
      order_id: String(orderId),
      rating: '3',
    })
      .map(([name, value]) => part(name, value))
      .join('');
    expect(
      await raw(
        `${fields}${part('__proto__', '{"rating":1}')}${part('images[]', 'x', '; filename="__proto__"')}${LINE}--\r\n`,
      ),
    ).toMatchObject({ status: 200, data: { rating: 3, failed: 1 } });
    expect(Reflect.get({}, 'rating')).toBeUndefined();
  });
  it('as a form is only for calls that take files', async () => {
    const answer = await answerOf(
      await fetch(`${open.origin}/api/v1/cart/action`, {
        method: 'POST',
        body: formOf(await buyer()),
      }),
    );
    expect(answer).toMatchObject({ status: 201, message: say('refusal.unreadable-body') });
  });
});

describe('twenty forms at one moment', () => {
  it('from twenty buyers are twenty reviews, from one buyer one', async () => {
    const product = await makeProduct(base.db);
    const sent: Sent[] = [];
    for (let at = 0; at < 20; at++) {
      const visitor = makeVisitor();
      sent.push({ buyer: visitor, ...(await bought(base.db, market, visitor, product)) });
    }
    const answers = await Promise.all(
      sent.map((one, at) => submit(one, [], { rating: String(1 + (at % 5)) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await open.ask('product.find', { id: product.id })).toMatchObject({
      review_count: 20,
      rating: 3,
    });
    const [one] = sent;
    if (one)
      await Promise.all(
        Array.from({ length: 10 }, () => submit(one, [{ bytes: red }], { rating: '5' })),
      );
    const { all, total } = await open.ask('review.all', { id: product.id, get_total: true });
    expect([all.total, total]).toEqual([
      20,
      [
        { rating: 5, total: 5 },
        { rating: 4, total: 4 },
        { rating: 3, total: 4 },
        { rating: 2, total: 4 },
        { rating: 1, total: 3 },
      ],
    ]);
  });
});

describe('a helpful review', () => {
  it('is counted by a call, which ends the kept list', async () => {
    const sent = await buyer();
    const { id } = (await submit(sent)).data as Review;
    const list = async () =>
      (await open.ask('review.all', { id: sent.productId })).all.data.map(({ helpful }) => helpful);
    expect(await list()).toEqual([0]);
    const voter = makeVisitor();
    expect(
      (await open.call('POST', `review/helpful/${id}`, { user_token: voter.token })).data,
    ).toEqual({ id, helpful: 1, voted: 1 });
    await expect.poll(list).toEqual([1]);
    expect(
      (await open.call('POST', `review/helpful/${id}`, { user_token: voter.token, helpful: true }))
        .data,
    ).toEqual({ id, helpful: 1, voted: 1 });
    expect(
      (await open.call('POST', `review/helpful/${id}`, { user_token: voter.token })).data,
    ).toEqual({ id, helpful: 0, voted: 0 });
    expect(
      await open.call(
        'POST',
        `review/helpful/${id}`,
        { user_token: sent.buyer.token },
        { language: 'ar' },
      ),
    ).toMatchObject({ status: 201, message: sayIn('ar')('refusal.own-review') });
    expect(await open.call('POST', `review/helpful/${id}`)).toMatchObject({
      http: 401,
      status: 204,
    });
  });
});
