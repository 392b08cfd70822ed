// The files of a review, and bodies that are no form or too large: a hostile client harms nobody.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewPictures } from '#contract/constants.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { transaction } from '#db/transaction.ts';
import { sayIn } from '#words/say.ts';
import { pngOf } from '../png.ts';
import { answerOf } from '../shop.ts';
import {
  formOf,
  imagesOf,
  openReviewShop,
  plain,
  type ReviewShop,
  type SentFile,
} from './review-forms.ts';

let shop: ReviewShop;
beforeAll(async () => {
  shop = await openReviewShop();
});
afterAll(() => shop.close());

const say = sayIn('en');
const SAVED = say('toast.review-saved');
const FAILED = 'There is an error while uploading some of the images.';

describe('files', () => {
  it('that are no pictures are left out, and the rest is saved', async () => {
    const huge = pngOf(50_000, 50_000, deflateSync(Buffer.alloc(1000)));
    const hostile: SentFile[] = [
      { bytes: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' },
      { bytes: '<!doctype html><script>alert(1)</script>', name: 'a.png', type: 'image/png' },
      { bytes: 'GIF89a/*' },
      { bytes: '' },
      { bytes: huge },
      {
        bytes: Buffer.concat([shop.red.subarray(0, 20), Buffer.from('<script>alert(1)</script>')]),
      },
      { bytes: shop.red.subarray(0, shop.red.length - 200) },
      { bytes: await plain('#00c').webp().toBuffer() },
      { bytes: '%PDF-1.7' },
    ];
    for (const file of hostile) {
      const sent = await shop.buyer();
      const answer = await shop.submit(sent, [{ bytes: shop.red }, file]);
      expect(answer, String(file.bytes).slice(0, 20)).toMatchObject({
        http: 200,
        status: 200,
        message: FAILED,
        data: { failed: 1, review: 'Nice' },
      });
      expect(imagesOf(answer)).toHaveLength(1);
    }
    for (const name of await shop.pictures())
      expect(
        (await sharp(join(shop.open.services.mediaFolder, name)).metadata()).format,
        name,
      ).toBe('webp');
  });
  it('are known by their content, not their names, and lose what is hidden in them', async () => {
    const secret = '<script>alert("hidden")</script>';
    const hidden = Buffer.concat([shop.green, Buffer.from(secret)]);
    const answer = await shop.submit(await shop.buyer(), [
      { bytes: hidden, name: '../../x.html', type: 'text/html' },
      { bytes: shop.red, name: 'red.png', type: 'image/png' },
    ]);
    expect([answer.message, imagesOf(answer).map(({ image }) => image)]).toEqual([
      SAVED,
      [
        expect.stringMatching(/^[0-9a-f]{16}\.webp$/),
        expect.stringMatching(/^[0-9a-f]{16}\.webp$/),
      ],
    ]);
    for (const { image } of imagesOf(answer)) {
      const bytes = await readFile(join(shop.open.services.mediaFolder, image));
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
    expect(await shop.submit(await shop.buyer(), [{ bytes: noise }])).toMatchObject({
      status: 200,
      message: FAILED,
      data: { failed: 1, review_images: [] },
    });
    const sent = await shop.buyer();
    const eight = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => ({
        bytes: await plain(`#0${at}0`).png().toBuffer(),
      })),
    );
    expect(imagesOf(await shop.submit(sent, eight.slice(0, 5)))).toHaveLength(5);
    const more = await shop.submit(sent, eight.slice(5, 7));
    expect([more.message, imagesOf(more).length]).toEqual([FAILED, 6]);
    expect(await shop.submit(await shop.buyer(), eight)).toMatchObject({
      message: FAILED,
      data: { failed: 2 },
    });
  });
  it('that are removed while their review is written are there again', async () => {
    const sent = await shop.buyer();
    const bytes = await plain('#123456').png().toBuffer();
    const name = imagesOf(await shop.submit(await shop.buyer(), [{ bytes }]))[0]?.image ?? '';
    const file = join(shop.open.services.mediaFolder, name);
    await rm(file);
    const answer = await transaction(shop.base.db, async (tx) => {
      await oneAtATime(tx, sent.buyer.key);
      const saving = shop.submit(sent, [{ bytes }]);
      await expect.poll(() => shop.pictures()).toContain(name);
      await rm(file);
      return { saving };
    });
    expect(imagesOf(await answer.saving)).toHaveLength(1);
    expect(await shop.pictures()).toContain(name);
  });
});

describe('a body', () => {
  const TYPE = 'multipart/form-data; boundary=------------------------0123456789abcdef';
  const LINE = '--------------------------0123456789abcdef';
  const part = (name: string, value: string, header = '') =>
    `${LINE}\r\nContent-Disposition: form-data; name="${name}"${header}\r\n\r\n${value}\r\n`;
  const raw = (body: string, type = TYPE) => shop.post(body, { 'content-type': type });
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
  it('with too many parts, or too long headers or fields, is refused', async () => {
    expect((await raw(`${part('a', 'b').repeat(41)}${LINE}--\r\n`)).http).toBe(413);
    expect((await raw(`${part('a', 'b', `; x="${'y'.repeat(3000)}"`)}${LINE}--\r\n`)).message).toBe(
      say('refusal.unreadable-body'),
    );
    expect((await raw(`${part('review', 'x'.repeat(70_000))}${LINE}--\r\n`)).http).toBe(413);
    expect(await raw(`${part('a', 'b').repeat(40)}${LINE}--\r\n`)).toMatchObject({
      http: 200,
      status: 201,
      data: {
        form: ['Product is required', expect.any(String), expect.any(String)],
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
      const answer = await shop.post(endless, { 'content-type': TYPE });
      if (first === begun) expect(answer.http).toBe(413);
      else expect(answer.message).toBe(say('refusal.unreadable-body')); // no form begins like that
      expect(sent).toBeLessThan(40);
    }
    expect((await shop.post(new Uint8Array(11 * 1024 * 1024), { 'content-type': TYPE })).http).toBe(
      413,
    );
  });
  it('names no property of our own objects', async () => {
    const {
      buyer: { token },
      productId,
      orderId,
    } = await shop.buyer();
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
        fields +
          part('__proto__', '{"rating":1}') +
          part('images[]', 'x', '; filename="__proto__"') +
          `${LINE}--\r\n`,
      ),
    ).toMatchObject({ status: 200, data: { rating: 3, failed: 1 } });
    expect(Reflect.get({}, 'rating')).toBeUndefined();
  });
  it('as a form is only for calls that take files', async () => {
    const answer = await answerOf(
      await fetch(`${shop.open.origin}/api/v1/cart/action`, {
        method: 'POST',
        body: formOf(await shop.buyer()),
      }),
    );
    expect(answer).toMatchObject({ status: 201, message: say('refusal.unreadable-body') });
  });
});
