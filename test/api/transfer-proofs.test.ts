// What a buyer says of a transfer as a form with a file: right ones, hostile ones, somebody else's,
// and two at once.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofFile } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { readOrder } from '#market/orders/read-order.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { sayIn } from '#words/say.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeVisitor, unique } from '../make.ts';
import { actingPdf, noise, pdfOf, pictureAs, writtenPdf } from '../proof-files.ts';
import { answerOf, openShop, type Answer, type TestShop } from '../shop.ts';
import { openBank, orderOf, receive, type BankOrder } from '../transfers.ts';

const DAY_MS = 24 * 3_600_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const say = sayIn('en');

let base: Fresh;
let open: TestShop;
let market: MarketSettings;
let manager: MadeStaff;
let photo: Buffer;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openBank(base.db);
  open = await openShop(base);
  manager = await makeStaff(base, 'manager');
  photo = await pictureAs('jpeg');
});
afterAll(async () => {
  expect(await auditMarket(base.db)).toEqual([]);
  await open.close();
  await base.close();
});

type File = { bytes: Buffer; name?: string; type?: string };
type Fields = Record<string, string>;
const made = () => orderOf(base.db, market, 10_500);
const CALL = 'api/v1/order/transaction';

function formOf({ id, visitor }: BankOrder, fields: Fields = {}, files: File[] = []): FormData {
  const form = new FormData();
  const all = { id: String(id), user_token: visitor.token, trans_id: unique('TX'), ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const { bytes, name = 'proof.jpg', type = 'image/jpeg' } of files) {
    form.append('proof', new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return form;
}

const post = async (body: FormData, headers: Fields = {}): Promise<Answer> =>
  answerOf(await fetch(`${open.origin}/${CALL}`, { method: 'POST', body, headers }));
const tell = (order: BankOrder, fields?: Fields, files?: File[]) =>
  post(formOf(order, fields, files));

/** What is kept of an order's transfers, oldest first. */
const kept = ({ id }: BankOrder) =>
  base.db
    .selectFrom('transfers as t')
    .leftJoin('transfer_proofs as p', 'p.transfer_id', 't.id')
    .select(['t.id', 't.trans_id', 't.state', 't.amount', 't.paid_on', 'p.type', 'p.bytes'])
    .where('t.order_id', '=', id)
    .orderBy('t.id')
    .execute();

async function refusedAs(
  answer: Answer,
  order: BankOrder,
  code:
    | 'proof-one'
    | 'proof-too-large'
    | 'proof-unreadable'
    | 'proof-not-plain'
    | 'transfer-day-ahead'
    | 'transfer-day-early',
) {
  expect(answer).toMatchObject({
    http: 200,
    status: 201,
    message: say(`refusal.${code}`, { most: 5 }),
  });
  expect(await kept(order)).toEqual([]);
}

describe('a transfer that is told of', () => {
  it('with amount, day and a picture is shown to its buyer and to staff', async () => {
    const order = await made();
    const fields = {
      trans_id: 'TX-1',
      bank_name: 'Lakeside',
      amount: '100.50',
      paid_on: dayFrom(0),
    };
    expect(await tell(order, fields, [{ bytes: photo }])).toMatchObject({
      status: 200,
      data: true,
      message: say('toast.transfer-filed'),
    });
    const { pay } = await readOrder(base.db, order.visitor, order.id);
    const told = {
      trans_id: 'TX-1',
      bank_name: 'Lakeside',
      amount: 100.5,
      paid_on: dayFrom(0),
      proof: 'picture',
    };
    expect(pay).toMatchObject({
      state: 'checking',
      transfer: { ...told, state: 'waiting', reason: '' },
    });
    const { data } = await open.ask('transfer.all', {}, manager.headers);
    expect(data.at(-1)).toMatchObject({
      trans_id: 'TX-1',
      claimed: 100.5,
      paid_on: dayFrom(0),
      proof: 'picture',
    });
  });
  it('as older clients do, without any of it, is taken as before', async () => {
    const order = await made();
    const input = { id: order.id, trans_id: unique('TX'), user_token: order.visitor.token };
    expect(await open.call('POST', 'order/transaction', input)).toMatchObject({
      status: 200,
      data: true,
    });
    expect(await kept(order)).toMatchObject([
      { state: 'waiting', amount: null, paid_on: null, type: null },
    ]);
  });
  it('with an empty file field, as browsers send it, has no proof', async () => {
    const order = await made();
    const answer = await tell(order, { amount: '', paid_on: '' }, [
      { bytes: Buffer.alloc(0), name: '', type: 'application/octet-stream' },
    ]);
    expect(answer.status).toBe(200);
    expect(await kept(order)).toMatchObject([{ type: null, amount: null, paid_on: null }]);
  });
  it('once more keeps the proof of before, or has the new one', async () => {
    const order = await made();
    const pdf = await writtenPdf();
    await tell(order, { trans_id: 'TX-2' }, [{ bytes: photo }]);
    await tell(order, { trans_id: 'TX-2b', amount: '7' });
    expect(await kept(order)).toMatchObject([
      { trans_id: 'TX-2b', amount: 700, type: 'image/webp' },
    ]);
    await tell(order, { trans_id: 'TX-2b' }, [{ bytes: pdf, name: 'x.png', type: 'image/png' }]);
    expect(await kept(order)).toMatchObject([{ type: 'application/pdf', bytes: pdf }]);
  });
  it('by somebody who is signed in is theirs', async () => {
    const customer = await makeCustomer(base);
    const order = await made();
    await base.db
      .updateTable('orders')
      .set({ shopper: customer.customer.key })
      .where('id', '=', order.id)
      .execute();
    const form = formOf(order, {}, [{ bytes: photo }]);
    expect(await post(form)).toMatchObject({
      status: 201,
      message: say('refusal.order-not-found'),
    });
    form.delete('user_token');
    expect(await post(form, customer.headers)).toMatchObject({ status: 200 });
    expect(await kept(order)).toMatchObject([{ type: 'image/webp' }]);
  });
});

describe('a proof', () => {
  it('is handed to staff alone, to be saved and never to be shown', async () => {
    const files = [{ bytes: photo }, { bytes: pdfOf(), name: 'proof.html', type: 'text/html' }];
    for (const [at, ending] of ['webp', 'pdf'].entries()) {
      const order = await made();
      const file = files[at];
      if (file) await tell(order, {}, [file]);
      const [{ id = 0 } = {}] = await kept(order);
      const answer = await open.call('GET', `admin/transfer/proof/${id}`, {}, manager.headers);
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
      expect(await open.call('GET', `admin/transfer/proof/${id}`, input)).toMatchObject({
        http: 401,
      });
    }
  });
  it('is known by what is in it, not by what it is called', async () => {
    const order = await made();
    await tell(order, {}, [
      { bytes: await pictureAs('png'), name: '../../proof.pdf', type: 'application/pdf' },
    ]);
    const [row] = await kept(order);
    expect(row?.type).toBe('image/webp');
    expect((await sharp(row?.bytes ?? photo).metadata()).format).toBe('webp');
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
      async () => Buffer.concat([photo, Buffer.alloc(proofFile.mostBytes + 1 - photo.length)]),
      'proof-too-large',
    ],
  ] as const)('that is %s is refused, and nothing is filed', async (_, make, code) => {
    const order = await made();
    await refusedAs(await tell(order, {}, [{ bytes: await make() }]), order, code);
  });
  it('of 5 MB to the byte is taken', async () => {
    const order = await made();
    const large = await noise(1300);
    const full = Buffer.concat([large, Buffer.alloc(proofFile.mostBytes - large.length)]);
    expect((await tell(order, {}, [{ bytes: full, name: 'a.png' }])).status).toBe(200);
  });
  it('is one: two are refused', async () => {
    const order = await made();
    await refusedAs(
      await tell(order, {}, [{ bytes: photo }, { bytes: photo }]),
      order,
      'proof-one',
    );
  });
  it('that is a text, or comes as JSON, is refused', async () => {
    const order = await made();
    const input = { id: order.id, trans_id: unique('TX'), user_token: order.visitor.token };
    for (const proof of ['%PDF-1.7', { type: 'application/pdf' }, [1]]) {
      expect(await open.call('POST', 'order/transaction', { ...input, proof })).toMatchObject({
        http: 200,
        status: 201,
      });
    }
    expect((await tell(order, { proof: 'x' })).status).toBe(201);
    expect(await kept(order)).toEqual([]);
  });
  it('is refused in the language of its buyer', async () => {
    const order = await made();
    const form = formOf(order, {}, [{ bytes: Buffer.from('x') }]);
    expect((await post(form, { language: 'ar' })).message).toBe(
      sayIn('ar')('refusal.proof-unreadable'),
    );
  });
});

describe('an amount and a day', () => {
  it.each(['0', '0.00', '-1', '1.005', '1e3', '1,50', '9999999999999', 'abc'])(
    '%s is no amount',
    async (amount) => {
      const order = await made();
      const { http, status } = await tell(order, { amount });
      expect([http, status, await kept(order)]).toEqual([200, 201, []]);
    },
  );
  it('that is yet to come anywhere, or was before the order everywhere, is none', async () => {
    const order = await made();
    for (const paid_on of [dayFrom(2), '9999-12-31'])
      await refusedAs(await tell(order, { paid_on }), order, 'transfer-day-ahead');
    for (const paid_on of [dayFrom(-2), '1970-01-01'])
      await refusedAs(await tell(order, { paid_on }), order, 'transfer-day-early');
    for (const paid_on of ['2026-02-30', '22.11.2026', 'x'])
      expect((await tell(order, { paid_on })).status).toBe(201);
    expect((await tell(order, { paid_on: dayFrom(0) })).status).toBe(200);
  });
});

describe('somebody else’s order', () => {
  it('is as if it were not there, and no file is looked into', async () => {
    const order = await made();
    const stranger = { ...order, visitor: makeVisitor() };
    const answers = [
      await tell(stranger, {}, [{ bytes: Buffer.from('not looked into') }]),
      await tell({ ...stranger, id: 2_000_000_000 }, {}, [{ bytes: photo }]),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({
        http: 200,
        status: 201,
        message: say('refusal.order-not-found'),
      });
    expect(await kept(order)).toEqual([]);
  });
  it('asks for a caller first', async () => {
    const order = await made();
    const form = formOf(order, {}, [{ bytes: photo }]);
    form.delete('user_token');
    expect(await post(form)).toMatchObject({ http: 401, status: 204 });
  });
});

describe('told at once', () => {
  it('twice is one that waits, with its proof', async () => {
    const order = await made();
    const trans = { trans_id: unique('TX') };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => tell(order, trans, [{ bytes: photo }])),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await kept(order)).toMatchObject([{ ...trans, state: 'waiting', type: 'image/webp' }]);
  });
  it('the same transaction for two orders is good for one', async () => {
    const orders = [await made(), await made()];
    const trans = { trans_id: unique('TX') };
    const answers = await Promise.all(
      orders.map((order) => tell(order, trans, [{ bytes: photo }])),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(answers.find(({ status }) => status === 201)?.message).toBe(
      say('refusal.transfer-used'),
    );
  });
  it('for an order that is cancelled or paid meanwhile is refused', async () => {
    const [cancelled, paid] = [await made(), await made()];
    await transaction(base.db, (tx) =>
      cancelOrder(tx, cancelled.visitor, { orderId: cancelled.id, title: 'No', message: 'No.' }),
    );
    await receive(base.db, manager.staff, { orderId: paid.id, amount: 10_500 });
    expect(await tell(cancelled, {}, [{ bytes: photo }])).toMatchObject({
      status: 201,
      message: say('refusal.order-cancelled'),
    });
    expect(await tell(paid, {}, [{ bytes: photo }])).toMatchObject({
      status: 201,
      message: say('refusal.already-paid'),
    });
  });
});
