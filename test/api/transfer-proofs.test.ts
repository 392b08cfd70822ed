// The file that proves a transfer: which types are accepted, who can see them, and that nobody can
// file one for another's order.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofFile } from '#contract/constants.ts';
import { sayIn } from '#words/say.ts';
import { makeVisitor, unique } from '../make.ts';
import { actingPdf, noise, pdfOf, pictureAs, writtenPdf } from '../proof-files.ts';
import { formOf, openTransferShop, type TransferShop } from './transfer-forms.ts';

let shop: TransferShop;
beforeAll(async () => {
  shop = await openTransferShop();
});
afterAll(() => shop.close());

const say = sayIn('en');

describe('a proof', () => {
  it('is handed to staff alone, to be saved and never to be shown', async () => {
    const files = [
      { bytes: shop.photo },
      { bytes: pdfOf(), name: 'proof.html', type: 'text/html' },
    ];
    for (const [at, ending] of ['webp', 'pdf'].entries()) {
      const order = await shop.order();
      const file = files[at];
      if (file) await shop.report(order, {}, [file]);
      const [{ id = 0 } = {}] = await shop.filed(order);
      const answer = await shop.open.call(
        'GET',
        `admin/transfer/proof/${id}`,
        {},
        shop.manager.headers,
      );
      const heads = [
        'content-type',
        'content-disposition',
        'x-content-type-options',
        'cache-control',
      ];
      expect(heads.map((name) => answer.headers.get(name))).toEqual([
        'application/octet-stream',
        `attachment; filename="transfer-${id}.${ending}"`,
        'nosniff',
        'private, no-store',
      ]);
      const input = { user_token: order.visitor.token };
      expect(await shop.open.call('GET', `admin/transfer/proof/${id}`, input)).toMatchObject({
        http: 401,
      });
    }
  });
  it('is known by what is in it, not by what it is called', async () => {
    const order = await shop.order();
    await shop.report(order, {}, [
      { bytes: await pictureAs('png'), name: '../../proof.pdf', type: 'application/pdf' },
    ]);
    const [row] = await shop.filed(order);
    expect(row?.type).toBe('image/webp');
    expect((await sharp(row?.bytes ?? shop.photo).metadata()).format).toBe('webp');
  });
  it.each([
    ['empty', async () => Buffer.alloc(0), 'proof-unreadable'],
    [
      'a page',
      async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'proof-unreadable',
    ],
    ['cut off', async () => (await pictureAs('jpeg', 400)).subarray(0, 700), 'proof-unreadable'],
    ['half a PDF', async () => pdfOf().subarray(0, 200), 'proof-unreadable'],
    [
      'a PDF with a page behind it',
      async () => Buffer.concat([pdfOf(), Buffer.from('<html>')]),
      'proof-unreadable',
    ],
    ['a locked PDF', () => writtenPdf({ password: 'x' }), 'proof-not-plain'],
    [
      'a PDF with a script',
      async () => actingPdf('<< /S /JavaScript /JS (x) >>'),
      'proof-not-plain',
    ],
    [
      'too large',
      async () =>
        Buffer.concat([shop.photo, Buffer.alloc(proofFile.mostBytes + 1 - shop.photo.length)]),
      'proof-too-large',
    ],
  ] as const)('that is %s is refused, and nothing is filed', async (_, make, code) => {
    const order = await shop.order();
    await shop.refusedAs(await shop.report(order, {}, [{ bytes: await make() }]), order, code);
  });
  it('of 5 MB to the byte is taken', async () => {
    const order = await shop.order();
    const large = await noise(1300);
    const full = Buffer.concat([large, Buffer.alloc(proofFile.mostBytes - large.length)]);
    expect((await shop.report(order, {}, [{ bytes: full, name: 'a.png' }])).status).toBe(200);
  });
  it('is one: two are refused', async () => {
    const order = await shop.order();
    await shop.refusedAs(
      await shop.report(order, {}, [{ bytes: shop.photo }, { bytes: shop.photo }]),
      order,
      'proof-one',
    );
  });
  it('that is a text, or comes as JSON, is refused', async () => {
    const order = await shop.order();
    const input = { id: order.id, trans_id: unique('TX'), user_token: order.visitor.token };
    for (const proof of ['%PDF-1.7', { type: 'application/pdf' }, [1]]) {
      expect(await shop.open.call('POST', 'order/transaction', { ...input, proof })).toMatchObject({
        http: 200,
        status: 201,
      });
    }
    expect((await shop.report(order, { proof: 'x' })).status).toBe(201);
    expect(await shop.filed(order)).toEqual([]);
  });
  it('is refused in the language of its buyer', async () => {
    const order = await shop.order();
    const form = formOf(order, {}, [{ bytes: Buffer.from('x') }]);
    expect((await shop.post(form, { language: 'ar' })).message).toBe(
      sayIn('ar')('refusal.proof-unreadable'),
    );
  });
});

describe('somebody else’s order', () => {
  it('is not found, and no file is examined', async () => {
    const order = await shop.order();
    const stranger = { ...order, visitor: makeVisitor() };
    const answers = [
      await shop.report(stranger, {}, [{ bytes: Buffer.from('not looked into') }]),
      await shop.report({ ...stranger, id: 2_000_000_000 }, {}, [{ bytes: shop.photo }]),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({
        http: 200,
        status: 201,
        message: say('refusal.order-not-found'),
      });
    expect(await shop.filed(order)).toEqual([]);
  });
  it('asks for a caller first', async () => {
    const order = await shop.order();
    const form = formOf(order, {}, [{ bytes: shop.photo }]);
    form.delete('user_token');
    expect(await shop.post(form)).toMatchObject({ http: 200, status: 201 });
  });
});
