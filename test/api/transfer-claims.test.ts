// A buyer's report of a transfer: its amount and day, corrected, by older clients, and twice at
// once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { sayIn } from '#words/say.ts';
import { makeCustomer } from '../customer.ts';
import { unique } from '../make.ts';
import { writtenPdf } from '../proof-files.ts';
import { receive } from '../transfers.ts';
import { formOf, openTransferShop, type TransferShop } from './transfer-forms.ts';

let shop: TransferShop;
beforeAll(async () => {
  shop = await openTransferShop();
});
afterAll(() => shop.close());

const say = sayIn('en');
const DAY_MS = 24 * 3_600_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

describe('a transfer that a buyer reports', () => {
  it('with amount, day and a picture is shown to its buyer and to staff', async () => {
    const order = await shop.order();
    const fields = {
      trans_id: 'TX-1',
      bank_name: 'Lakeside',
      amount: '100.50',
      paid_on: dayFrom(0),
    };
    expect(await shop.report(order, fields, [{ bytes: shop.photo }])).toMatchObject({
      status: 200,
      data: true,
      message: say('toast.transfer-filed'),
    });
    const { pay } = await readOrder(shop.base.db, order.visitor, order.id);
    const sent = {
      trans_id: 'TX-1',
      bank_name: 'Lakeside',
      amount: 100.5,
      paid_on: dayFrom(0),
      proof: 'picture',
    };
    expect(pay).toMatchObject({
      state: 'checking',
      transfer: { ...sent, state: 'waiting', reason: '' },
    });
    const { rows: data } = await shop.open.ask('transfer.list', {}, shop.manager.headers);
    expect(data.at(-1)).toMatchObject({
      trans_id: 'TX-1',
      claimed: 100.5,
      paid_on: dayFrom(0),
      proof: 'picture',
    });
  });
  it('as older clients do, without any of it, is taken as before', async () => {
    const order = await shop.order();
    const input = { id: order.id, trans_id: unique('TX'), user_token: order.visitor.token };
    expect(await shop.open.call('POST', 'order/transaction', input)).toMatchObject({
      status: 200,
      data: true,
    });
    expect(await shop.filed(order)).toMatchObject([
      { state: 'waiting', amount: null, paid_on: null, type: null },
    ]);
  });
  it('with an empty file field, as browsers send it, has no proof', async () => {
    const order = await shop.order();
    const answer = await shop.report(order, { amount: '', paid_on: '' }, [
      { bytes: Buffer.alloc(0), name: '', type: 'application/octet-stream' },
    ]);
    expect(answer.status).toBe(200);
    expect(await shop.filed(order)).toMatchObject([{ type: null, amount: null, paid_on: null }]);
  });
  it('once more keeps the earlier proof, or has the new one', async () => {
    const order = await shop.order();
    const pdf = await writtenPdf();
    await shop.report(order, { trans_id: 'TX-2' }, [{ bytes: shop.photo }]);
    await shop.report(order, { trans_id: 'TX-2b', amount: '7' });
    expect(await shop.filed(order)).toMatchObject([
      { trans_id: 'TX-2b', amount: 700, type: 'image/webp' },
    ]);
    await shop.report(order, { trans_id: 'TX-2b' }, [
      { bytes: pdf, name: 'x.png', type: 'image/png' },
    ]);
    expect(await shop.filed(order)).toMatchObject([{ type: 'application/pdf', bytes: pdf }]);
  });
  it('by a signed-in customer belongs to their account', async () => {
    const customer = await makeCustomer(shop.base);
    const order = await shop.order();
    await shop.base.db
      .updateTable('orders')
      .set({ shopper: customer.customer.key })
      .where('id', '=', order.id)
      .execute();
    const form = formOf(order, {}, [{ bytes: shop.photo }]);
    expect(await shop.post(form)).toMatchObject({
      status: 201,
      message: say('refusal.order-not-found'),
    });
    form.delete('user_token');
    expect(await shop.post(form, customer.headers)).toMatchObject({ status: 200 });
    expect(await shop.filed(order)).toMatchObject([{ type: 'image/webp' }]);
  });
});

describe('an amount and a day', () => {
  it.each(['0', '0.00', '-1', '1.005', '1e3', '1,50', '9999999999999', 'abc'])(
    '%s is no amount',
    async (amount) => {
      const order = await shop.order();
      const { http, status } = await shop.report(order, { amount });
      expect([http, status, await shop.filed(order)]).toEqual([200, 201, []]);
    },
  );
  it('that is yet to come anywhere, or was before the order everywhere, is none', async () => {
    const order = await shop.order();
    for (const paid_on of [dayFrom(2), '9999-12-31'])
      await shop.refusedAs(await shop.report(order, { paid_on }), order, 'transfer-day-ahead');
    for (const paid_on of [dayFrom(-2), '1970-01-01'])
      await shop.refusedAs(await shop.report(order, { paid_on }), order, 'transfer-day-early');
    for (const paid_on of ['2026-02-30', '22.11.2026', 'x'])
      expect((await shop.report(order, { paid_on })).status).toBe(201);
    expect((await shop.report(order, { paid_on: dayFrom(0) })).status).toBe(200);
  });
});

describe('transfers reported at once', () => {
  it('twice is one that waits, with its proof', async () => {
    const order = await shop.order();
    const trans = { trans_id: unique('TX') };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.report(order, trans, [{ bytes: shop.photo }])),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await shop.filed(order)).toMatchObject([
      { ...trans, state: 'waiting', type: 'image/webp' },
    ]);
  });
  it('the same transaction for two orders is good for one', async () => {
    const orders = [await shop.order(), await shop.order()];
    const trans = { trans_id: unique('TX') };
    const answers = await Promise.all(
      orders.map((order) => shop.report(order, trans, [{ bytes: shop.photo }])),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(answers.find(({ status }) => status === 201)?.message).toBe(
      say('refusal.transfer-used'),
    );
  });
  it('for an order that is cancelled or paid meanwhile is refused', async () => {
    const [cancelled, paid] = [await shop.order(), await shop.order()];
    await transaction(shop.base.db, (tx) =>
      cancelOrder(tx, cancelled.visitor, { orderId: cancelled.id, title: 'No', message: 'No.' }),
    );
    await receive(shop.base.db, shop.manager.staff, { orderId: paid.id, amount: 10_500 });
    expect(await shop.report(cancelled, {}, [{ bytes: shop.photo }])).toMatchObject({
      status: 201,
      message: say('refusal.order-cancelled'),
    });
    expect(await shop.report(paid, {}, [{ bytes: shop.photo }])).toMatchObject({
      status: 201,
      message: say('refusal.already-paid'),
    });
  });
});
