// What a manager does with the money of orders: refunds, and transfers that buyers report.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import { visitor as visitorOf } from '#market/settings/actor.ts';
import { deliver } from '../deliver.ts';
import { fillCart, order } from '../carts.ts';
import { stockOf } from '../stock.ts';
import { makeProduct, makeVisitor, unique } from '../make.ts';
import { openMethods } from '../pay.ts';
import { sold } from './sold-for-cash.ts';
import { openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await auditMarket(shop.base.db)).toEqual([]));

describe('a manager', () => {
  it('refunds an amount, pieces with their stock, and what is left; never more', async () => {
    const { id, total, line, inventory } = await sold(shop);
    const refund = (wish: object) =>
      shop.open.call(
        'POST',
        `admin/refund/${id}`,
        { reason: 'Broken.', ...wish },
        shop.manager.headers,
      );
    const before = await stockOf(shop.base.db, inventory);
    expect(await refund({ amount: '3.00' })).toMatchObject({
      status: 200,
      data: { amount: 3, state: 'pending', by_hand: 1 },
    });
    for (const amount of ['1000', '-1', '0', '1e3', ['1'], { a: 1 }])
      expect((await refund({ amount })).status).toBe(201);
    expect(await refund({ lines: [{ id: line, quantity: 1 }], back: true })).toMatchObject({
      status: 200,
      data: { amount: 20 },
    });
    expect(await stockOf(shop.base.db, inventory)).toBe(before);
    expect((await refund({ lines: [{ id: line, quantity: 1 }] })).status).toBe(201);
    expect(await refund({})).toMatchObject({ status: 200, data: { amount: total / 100 - 23 } });
    expect((await refund({})).status).toBe(201);
    const { rows: waiting } = await shop.open.ask(
      'refund.list',
      { view: 'pending' },
      shop.manager.headers,
    );
    for (const { id: one } of waiting)
      expect(
        await shop.open.ask('refund.done', { id: one, reference: 'by hand' }, shop.manager.headers),
      ).toMatchObject({ state: 'succeeded' });
    expect(
      (
        await shop.open.call(
          'POST',
          `admin/refund/done/${waiting[0]?.id}`,
          {},
          shop.manager.headers,
        )
      ).status,
    ).toBe(201);
    expect(await stockOf(shop.base.db, inventory)).toBe(before + 1);
  });
  it('refunds an amount once when two decide it together, of what both saw', async () => {
    const { id, total } = await sold(shop);
    const wish = { id, reason: 'Broken.', amount: '3.00' };
    const { left } = await shop.open.ask('refund.attempt', wish, shop.manager.headers);
    expect(left).toBe(total / 100);
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        shop.open.call(
          'POST',
          `admin/refund/${id}`,
          { ...wish, amount_left: String(left) },
          shop.manager.headers,
        ),
      ),
    );
    const codes = answers.map(({ data }) => (data as { code?: string }).code ?? 'refunded');
    expect(codes.toSorted()).toEqual(['refund-changed', 'refund-changed', 'refunded']);
    const again = await shop.open.ask('refund.attempt', wish, shop.manager.headers);
    expect(again.left).toBe(total / 100 - 3);
  });
  it('refunds pieces that are named twice once each, and none that cost nothing', async () => {
    const visitor = makeVisitor();
    const [lamp, clip] = [
      await makeProduct(shop.base.db, { store: shop.store, selling: 1000, shipping: 9000 }),
      await makeProduct(shop.base.db, {
        store: shop.store,
        selling: 1,
        shipping: 0,
        bundle: { buy: 2, free: 1 },
      }),
    ];
    await fillCart(
      shop.base.db,
      visitor,
      { product: lamp, quantity: 2 },
      { product: clip, quantity: 2 },
    );
    const { id } = await order(shop.base.db, await shop.open.services.market(), visitor);
    const refund = (...lines: object[]) =>
      shop.open.call(
        'POST',
        `admin/refund/${id}`,
        { reason: 'Broken.', lines, back: true },
        shop.manager.headers,
      );
    await deliver(shop.base.db, id);
    const [one, cent] = (
      await shop.base.db
        .selectFrom('order_lines')
        .select('id')
        .where('order_id', '=', id)
        .orderBy('id')
        .execute()
    ).map((row) => ({ id: row.id, quantity: 1 }));
    if (!one || !cent) throw new Error('Two lines were ordered.');
    // the second of two for a cent cost nothing
    expect(await refund(cent)).toMatchObject({ status: 200, data: { amount: 0.01 } });
    for (const wrong of [[one, one, one], [cent], [one, cent]])
      expect(await refund(...wrong)).toMatchObject({ http: 200, status: 201 });
    expect(await refund(one, one)).toMatchObject({ status: 200, data: { amount: 20 } });
    const made = await shop.base.db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    for (const { id: done } of made)
      await shop.open.ask('refund.done', { id: done, reference: 'by hand' }, shop.manager.headers);
    expect([
      await refund(one),
      await stockOf(shop.base.db, lamp.inventory),
      await stockOf(shop.base.db, clip.inventory),
    ]).toMatchObject([{ status: 201 }, 100, 99]);
  });
  it('accepts a transfer, refuses another with a reason; an id is good for one order', async () => {
    const market = await openMethods(shop.base.db, [orderMethod.bank]);
    const trans_id = unique('TX');
    const place = async () => {
      const visitor = makeVisitor();
      await fillCart(shop.base.db, visitor, {
        product: await makeProduct(shop.base.db, { store: shop.store }),
      });
      await shop.open.services.market();
      const { id } = await order(shop.base.db, market, visitor, { method: orderMethod.bank });
      return { id, user_token: visitor.token };
    };
    const [one, two] = [await place(), await place()];
    for (const each of [one, two]) {
      await transaction(shop.base.db, (tx) =>
        beginPayment(tx, visitorOf(each.user_token, { language: 'en', timeZone: 'UTC' }), {
          orderId: each.id,
          method: orderMethod.bank,
          market,
          gateways: shop.open.services.gateways,
        }),
      );
    }
    await shop.open.ask('orderPayment.tellTransfer', { ...one, trans_id });
    expect(
      await shop.open.call('POST', 'order/transaction', {
        ...two,
        trans_id: trans_id.toLowerCase(),
      }),
    ).toMatchObject({ status: 201 });
    await shop.open.ask('orderPayment.tellTransfer', { ...two, trans_id: unique('TX') });
    const [first, second] = (await shop.open.ask('transfer.list', {}, shop.manager.headers)).rows;
    await shop.open.ask('transfer.accept', { id: first?.id }, shop.manager.headers);
    expect(
      (await shop.open.call('POST', `admin/transfer/accept/${first?.id}`, {}, shop.manager.headers))
        .status,
    ).toBe(201);
    await shop.open.ask(
      'transfer.refuse',
      { id: second?.id, reason: 'Not there.' },
      shop.manager.headers,
    );
    expect([
      await shop.open.ask('order.byUser', { user_token: one.user_token, order_id: one.id }),
      await shop.open.ask('order.byUser', { user_token: two.user_token, order_id: two.id }),
    ]).toMatchObject([
      { payment_done: 1, trans_id, pay: { state: 'paid' } },
      { payment_done: 0, pay: { transfer: { state: 'refused', reason: 'Not there.' } } },
    ]);
  });
});
