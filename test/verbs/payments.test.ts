// Paying an order: what a gateway says is applied once, whoever brings it and in whatever order.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { readOrder } from '#market/orders/read-orders.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import type { Outcome } from '#market/payments/gateways/gateway.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';
import { endRefund } from '#market/payments/refunds/send-refund.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { deliver } from '../deliver.ts';
import {
  fillCart,
  makeProduct,
  makeSale,
  makeShop,
  makeVisitor,
  makeVoucher,
  order,
  soldInSale,
  stockOf,
  usesOf,
} from '../make.ts';
import { begin, heard, openMethods, toPay } from '../pay.ts';
import { wrongInBooks } from './balance.ts';
import { outcomes } from './together.ts';

const { razorpay, cashOnDelivery, stripe, flutterwave } = orderMethod;
let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openMethods(base.db, [razorpay, stripe, flutterwave, cashOnDelivery]);
});
afterAll(() => base.close());
afterEach(async () =>
  expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]),
);

const stateOf = (id: number) =>
  base.db
    .selectFrom('orders')
    .select([
      'paid',
      'refunded',
      'order_method',
      'fee',
      'total',
      sql<boolean>`paid_at is not null`.as('done'),
      sql<boolean>`cancelled_at is not null`.as('gone'),
      sql<boolean>`pay_by is not null`.as('waits'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const paymentsOf = (id: number) =>
  base.db
    .selectFrom('payments')
    .select(['id', 'state', 'reason', 'method', 'amount'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
const refundsOf = (id: number) =>
  base.db
    .selectFrom('refunds')
    .select(['id', 'state', 'amount', 'reason', 'payment_id'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
const paidEvents = async (id: number) =>
  Number(
    (
      await sql<{
        count: number;
      }>`select count(*) as count from events where kind = 'order-paid' and (data ->> 'order')::int = ${id}`.execute(
        base.db,
      )
    ).rows[0]?.count,
  );
const visitorWith = async (): Promise<{
  visitor: Visitor;
  product: Awaited<ReturnType<typeof makeProduct>>;
}> => ({ visitor: makeVisitor(), product: await makeProduct(base.db, { stock: 10 }) });
const waitOver = () => new Date(Date.now() + 2 * 3_600_000);

describe('an order that is paid by a gateway', () => {
  it('waits for its money, then is paid', async () => {
    const { visitor, product } = await visitorWith();
    const { id, total, payment } = await toPay(base.db, market, visitor, product);
    expect([await stateOf(id), await paymentsOf(id)]).toMatchObject([
      { paid: 0, done: false, waits: true, order_method: razorpay },
      [{ state: 'created', amount: total }],
    ]);
    expect(await heard(base.db, payment)).toBe('succeeded');
    expect(await stateOf(id)).toMatchObject({ paid: total, done: true, waits: false });
  });
  it('is begun once, however often it is pressed', async () => {
    const { visitor, product } = await visitorWith();
    const { id, payment } = await toPay(base.db, market, visitor, product);
    const all = await Promise.all(
      Array.from({ length: 6 }, () => begin(base.db, market, visitor, id, razorpay)),
    );
    expect(new Set([payment, ...all]).size).toBe(1);
  });
  it('is paid once when return, notices and reconciler come together', async () => {
    const { visitor, product } = await visitorWith();
    const { id, payment } = await toPay(base.db, market, visitor, product);
    const states = await Promise.all(Array.from({ length: 8 }, () => heard(base.db, payment)));
    expect([new Set(states), await paidEvents(id), await refundsOf(id)]).toEqual([
      new Set(['succeeded']),
      1,
      [],
    ]);
  });
  it.each<[string, Partial<Outcome>, string]>([
    ['less', { received: { minor: 1, currency: 'USD', exponent: 2 } }, 'amount'],
    ['more', { received: { minor: 999_999, currency: 'USD', exponent: 2 } }, 'amount'],
    ['another currency', { received: { minor: 1500, currency: 'EUR', exponent: 2 } }, 'currency'],
    ['another payment', { echo: 'pay_ANOTHERANOTHERANOTHER' }, 'another-payment'],
    ['no amount', { received: null }, 'no-amount'],
  ])('goes to review for %s, and is not paid', async (_, change, reason) => {
    const { visitor, product } = await visitorWith();
    const { id, payment } = await toPay(base.db, market, visitor, product);
    expect(await heard(base.db, payment, change)).toBe('review');
    expect([await stateOf(id), await paymentsOf(id)]).toMatchObject([
      { paid: 0, done: false },
      [{ state: 'review', reason }],
    ]);
    expect([await heard(base.db, payment), await paymentsOf(id)]).toMatchObject([
      'review',
      [{ reason }],
    ]);
  });
  it('is paid by more than was asked where the gateway’s own rule says so', async () => {
    const { visitor, product } = await visitorWith();
    const { id, total, payment } = await toPay(base.db, market, visitor, product, {
      method: flutterwave,
    });
    expect(
      await heard(base.db, payment, {
        received: { minor: total + 5, currency: 'USD', exponent: 2 },
      }),
    ).toBe('succeeded');
    expect([await stateOf(id), await paymentsOf(id)]).toMatchObject([
      { paid: total + 5, done: true },
      [{ reason: 'surplus' }],
    ]);
  });
  it.each<[string, Partial<Outcome>['state'][], string]>([
    ['declined, then paid', ['failed', 'succeeded'], 'succeeded'],
    ['expired, then paid', ['expired', 'succeeded'], 'succeeded'],
    ['paid, then a late no', ['succeeded', 'failed'], 'succeeded'],
    ['paid, then a late not yet', ['succeeded', 'processing'], 'succeeded'],
    ['declined, then a late not yet', ['failed', 'processing'], 'failed'],
    ['not sure, then declined', ['processing', 'failed'], 'failed'],
  ])('%s', async (_, said, last) => {
    const { visitor, product } = await visitorWith();
    const { id, payment } = await toPay(base.db, market, visitor, product);
    for (const state of said) await heard(base.db, payment, state ? { state } : {});
    expect((await paymentsOf(id))[0]?.state).toBe(last);
    expect((await stateOf(id)).done).toBe(last === 'succeeded');
  });
  it('paid twice by two ways is paid once; the second goes back whole', async () => {
    const { visitor, product } = await visitorWith();
    const { id, total, payment } = await toPay(base.db, market, visitor, product);
    const other = await begin(base.db, market, visitor, id, stripe);
    await Promise.all([heard(base.db, payment), heard(base.db, other)]);
    const all = await paymentsOf(id);
    const second = all.find(({ state }) => state === 'review');
    expect([
      all.map(({ state }) => state).toSorted(),
      second?.reason,
      await stateOf(id),
      await refundsOf(id),
    ]).toMatchObject([
      ['review', 'succeeded'],
      'paid-twice',
      { paid: total, refunded: 0, done: true },
      [{ amount: total, state: 'pending', payment_id: second?.id }],
    ]);
    const [refund] = await refundsOf(id);
    await transaction(base.db, (tx) =>
      endRefund(tx, refund?.id ?? 0, { providerRef: 'back', state: 'succeeded' }),
    );
    expect(await stateOf(id)).toMatchObject({ paid: total, refunded: 0, done: true });
    expect((await readOrder(base.db, visitor, id)).pay).toMatchObject({
      paid: total / 100,
      refunds: [{ why: 'paid-twice', state: 'succeeded', amount: total / 100 }],
    });
  });
});

describe('an order that nobody pays', () => {
  it('gives stock, quota and voucher back after its time; what comes later goes back by itself', async () => {
    const { visitor, product } = await visitorWith();
    const sale = await makeSale(base.db, product.id);
    const voucher = await makeVoucher(base.db);
    const { id, total, payment } = await toPay(base.db, market, visitor, product, {
      quantity: 3,
      voucher,
    });
    expect([
      await stockOf(base.db, product.inventory),
      await soldInSale(base.db, sale, product.id),
      await usesOf(base.db, voucher),
    ]).toEqual([7, 3, [1, 1]]);
    await closeUnpaid(base.db);
    expect((await stateOf(id)).gone).toBe(false);
    await closeUnpaid(base.db, waitOver());
    expect([
      await stockOf(base.db, product.inventory),
      await soldInSale(base.db, sale, product.id),
      await usesOf(base.db, voucher),
    ]).toEqual([10, 0, [0, 0]]);
    expect(await stateOf(id)).toMatchObject({ gone: true, waits: false });
    expect(await heard(base.db, payment)).toBe('review');
    expect([await stateOf(id), await paymentsOf(id), await refundsOf(id)]).toMatchObject([
      { paid: 0, done: false, gone: true },
      [{ reason: 'order-closed' }],
      [{ amount: total, state: 'pending' }],
    ]);
  });
  it('is not closed while the gateway is not sure', async () => {
    const { visitor, product } = await visitorWith();
    const { id, payment } = await toPay(base.db, market, visitor, product);
    await heard(base.db, payment, { state: 'processing', received: null });
    await closeUnpaid(base.db, waitOver());
    expect((await stateOf(id)).gone).toBe(false);
  });
  it('closed and paid at the same moment ends one way or the other, whole', async () => {
    for (let round = 0; round < 6; round++) {
      const { visitor, product } = await visitorWith();
      const { id, total, payment } = await toPay(base.db, market, visitor, product);
      await Promise.all([closeUnpaid(base.db, waitOver()), heard(base.db, payment)]);
      const state = await stateOf(id);
      const refunds = await refundsOf(id);
      expect(
        state.gone
          ? [
              state.paid,
              refunds.map(({ amount }) => amount),
              await stockOf(base.db, product.inventory),
            ]
          : [state.paid, refunds.length, await stockOf(base.db, product.inventory)],
      ).toEqual(state.gone ? [0, [total], 10] : [total, 0, 9]);
    }
  });
});

describe('another way to pay', () => {
  it('brings its fee, and takes it along when it goes', async () => {
    const dear = await openMethods(base.db, [cashOnDelivery], { fee: 250 });
    const visitor = makeVisitor();
    const [one, two] = [await makeProduct(base.db), await makeProduct(base.db)];
    await fillCart(base.db, visitor, { product: one }, { product: two });
    const { id, total } = await order(base.db, dear, visitor);
    expect(await stateOf(id)).toMatchObject({ fee: 250, total });
    await begin(base.db, dear, visitor, id, razorpay);
    expect(await stateOf(id)).toMatchObject({
      fee: 0,
      total: total - 250,
      order_method: razorpay,
      waits: true,
    });
    await begin(base.db, dear, visitor, id, cashOnDelivery);
    expect(await stateOf(id)).toMatchObject({ fee: 250, total, waits: false });
    market = await openMethods(base.db, [cashOnDelivery]);
  });
  it('is not open to orders below its least, above its most or to other countries', async () => {
    const narrow = await openMethods(base.db, [stripe], {
      least: 1000,
      most: 2000,
      countries: ['FR'],
    });
    const at = async (selling: number) => {
      const visitor = makeVisitor();
      return toPay(base.db, narrow, visitor, await makeProduct(base.db, { selling, shipping: 0 }), {
        method: stripe,
      });
    };
    expect(await outcomes([at(999), at(1000), at(2000), at(2001)])).toEqual([
      'method-unavailable',
      'done',
      'done',
      'method-unavailable',
    ]);
    const abroad = await openMethods(base.db, [stripe], { countries: ['DE'] });
    const visitor = makeVisitor();
    await expect(
      toPay(base.db, abroad, visitor, await makeProduct(base.db), { method: stripe }),
    ).rejects.toMatchObject({ code: 'method-unavailable' });
    market = await openMethods(base.db, [stripe]);
  });
  it('is not begun for an order that is paid, cancelled or somebody else’s', async () => {
    const { visitor, product } = await visitorWith();
    const { id, payment } = await toPay(base.db, market, visitor, product);
    await expect(begin(base.db, market, makeVisitor(), id, razorpay)).rejects.toMatchObject({
      code: 'order-not-found',
    });
    await heard(base.db, payment);
    await expect(begin(base.db, market, visitor, id, stripe)).rejects.toMatchObject({
      code: 'already-paid',
    });
  });
});

describe('cash on delivery', () => {
  it('counts parcel by parcel, and is paid with the last', async () => {
    const visitor = makeVisitor();
    const [one, two] = [await makeProduct(base.db), await makeProduct(base.db)];
    await fillCart(base.db, visitor, { product: one }, { product: two });
    const { id, total } = await order(base.db, market, visitor);
    await deliver(base.db, id, 'send');
    expect(await stateOf(id)).toMatchObject({ paid: 0, done: false });
    const parcels = await base.db
      .selectFrom('parcels')
      .select(['id', 'total'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    const { moveParcel } = await import('#market/orders/move-parcel.ts');
    await transaction(base.db, (tx) =>
      moveParcel(tx, { parcelId: parcels[0]?.id ?? 0, action: 'deliver', actor: 'seller' }),
    );
    expect(await stateOf(id)).toMatchObject({ paid: parcels[0]?.total, done: false });
    await expect(begin(base.db, market, visitor, id, razorpay)).rejects.toMatchObject({
      code: 'already-paid',
    });
    await transaction(base.db, (tx) =>
      moveParcel(tx, { parcelId: parcels[1]?.id ?? 0, action: 'deliver', actor: 'seller' }),
    );
    expect(await stateOf(id)).toMatchObject({ paid: total, done: true });
  });
});

describe('money back', () => {
  const paid = async () => {
    const { visitor, product } = await visitorWith();
    const made = await toPay(base.db, market, visitor, product);
    await heard(base.db, made.payment);
    const { id: parcelId } = await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', made.id)
      .executeTakeFirstOrThrow();
    return { ...made, visitor, parcelId };
  };
  const ask = (orderId: number, parcelId: number, amount: number) =>
    transaction(base.db, (tx) =>
      askRefund(tx, null, { orderId, reason: 'test', parts: [{ parcelId, amount }] }),
    );
  it('is never more than was paid, also when many ask together', async () => {
    const { id, total, parcelId } = await paid();
    const third = Math.floor(total / 3);
    const ends = await outcomes(Array.from({ length: 8 }, () => ask(id, parcelId, third)));
    expect([
      ends.filter((end) => end === 'done').length,
      ends.filter((end) => end === 'refund-too-much').length,
      (await stateOf(id)).refunded,
    ]).toEqual([3, 5, third * 3]);
    await expect(ask(id, parcelId, total)).rejects.toMatchObject({ code: 'refund-too-much' });
  });
  it('that fails, at once or after it had been done, makes room for another', async () => {
    const { id, total, parcelId } = await paid();
    const refund = await ask(id, parcelId, total);
    await transaction(base.db, (tx) =>
      endRefund(tx, refund, { providerRef: '', state: 'failed' }, 'no'),
    );
    expect((await stateOf(id)).refunded).toBe(0);
    const again = await ask(id, parcelId, total);
    for (const state of ['succeeded', 'failed'] as const)
      await transaction(base.db, (tx) => endRefund(tx, again, { providerRef: 'r', state }));
    expect([(await stateOf(id)).refunded, (await refundsOf(id)).map(({ state }) => state)]).toEqual(
      [0, ['failed', 'failed']],
    );
    for (const state of ['pending', 'succeeded'] as const)
      await transaction(base.db, (tx) => endRefund(tx, again, { providerRef: 'r', state }));
    expect([(await stateOf(id)).refunded, (await refundsOf(id)).map(({ state }) => state)]).toEqual(
      [0, ['failed', 'failed']],
    );
  });
  it('follows a cancellation of what was paid, once', async () => {
    const { id, total, visitor } = await paid();
    await transaction(base.db, (tx) =>
      cancelOrder(tx, visitor, { orderId: id, title: 'No', message: 'No.' }),
    );
    await Promise.all([1, 2, 3].map(() => transaction(base.db, (tx) => refundCancelled(tx, id))));
    const refunds = await refundsOf(id);
    expect(refunds).toMatchObject([{ amount: total, state: 'pending', reason: 'cancelled' }]);
    await transaction(base.db, (tx) =>
      endRefund(tx, refunds[0]?.id ?? 0, { providerRef: 'r', state: 'succeeded' }),
    );
    expect(
      await base.db
        .selectFrom('cancellations')
        .select('refunded')
        .where('order_id', '=', id)
        .executeTakeFirst(),
    ).toEqual({ refunded: true });
  });
});
