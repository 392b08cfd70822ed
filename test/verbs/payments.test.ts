// Orders are paid once, whoever reports it and however often, or closed if nobody pays.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import type { Outcome } from '#market/payments/gateways/gateway.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { stockOf } from '../stock.ts';
import { makeSale, makeVoucher, soldInSale, usesOf } from '../offers.ts';
import { begin, reportOutcome, toPay } from '../pay.ts';
import { base, market, refundsOf, stateOf, visitorWith, withPayments } from './payments-set-up.ts';

withPayments();

const { razorpay, stripe, flutterwave } = orderMethod;
const paymentsOf = (id: number) =>
  base.db
    .selectFrom('payments')
    .select(['id', 'state', 'reason', 'method', 'amount'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
const paidEvents = async (id: number) =>
  Number(
    (
      await sql<{ count: number }>`
        select count(*) as count
        from events
        where kind = 'order-paid' and (data ->> 'order')::int = ${id}`.execute(base.db)
    ).rows[0]?.count,
  );
const waitOver = () => new Date(Date.now() + 2 * 3_600_000);

describe('an order that is paid by a gateway', () => {
  it('waits for its money, then is paid', async () => {
    const { visitor, product } = await visitorWith();
    const { id, total, payment } = await toPay(base.db, market, visitor, { product });
    expect([await stateOf(id), await paymentsOf(id)]).toMatchObject([
      { paid: 0, done: false, waits: true, order_method: razorpay },
      [{ state: 'created', amount: total }],
    ]);
    expect(await reportOutcome(base.db, payment)).toBe('succeeded');
    expect(await stateOf(id)).toMatchObject({ paid: total, done: true, waits: false });
  });
  it('is begun once, however often it is pressed', async () => {
    const { visitor, product } = await visitorWith();
    const { id, payment } = await toPay(base.db, market, visitor, { product });
    const all = await Promise.all(
      Array.from({ length: 6 }, () =>
        begin(base.db, market, visitor, { orderId: id, method: razorpay }),
      ),
    );
    expect(new Set([payment, ...all]).size).toBe(1);
  });
  it('is paid once when return, notices and reconciler come together', async () => {
    const { visitor, product } = await visitorWith();
    const { id, payment } = await toPay(base.db, market, visitor, { product });
    const states = await Promise.all(
      Array.from({ length: 8 }, () => reportOutcome(base.db, payment)),
    );
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
    const { id, payment } = await toPay(base.db, market, visitor, { product });
    expect(await reportOutcome(base.db, payment, change)).toBe('review');
    expect([await stateOf(id), await paymentsOf(id)]).toMatchObject([
      { paid: 0, done: false },
      [{ state: 'review', reason }],
    ]);
    expect([await reportOutcome(base.db, payment), await paymentsOf(id)]).toMatchObject([
      'review',
      [{ reason }],
    ]);
  });
  it('is paid by more than was asked where the gateway’s own rule says so', async () => {
    const { visitor, product } = await visitorWith();
    const { id, total, payment } = await toPay(base.db, market, visitor, {
      product,
      method: flutterwave,
    });
    expect(
      await reportOutcome(base.db, payment, {
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
  ])('%s', async (_, states, last) => {
    const { visitor, product } = await visitorWith();
    const { id, payment } = await toPay(base.db, market, visitor, { product });
    for (const state of states) await reportOutcome(base.db, payment, state ? { state } : {});
    expect((await paymentsOf(id))[0]?.state).toBe(last);
    expect((await stateOf(id)).done).toBe(last === 'succeeded');
  });
  it('paid by two methods is paid once; the second payment is refunded in full', async () => {
    const { visitor, product } = await visitorWith();
    const { id, total, payment } = await toPay(base.db, market, visitor, { product });
    const other = await begin(base.db, market, visitor, { orderId: id, method: stripe });
    await Promise.all([reportOutcome(base.db, payment), reportOutcome(base.db, other)]);
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
  it('gives stock, quota and voucher back after its time, and late money is refunded', async () => {
    const { visitor, product } = await visitorWith();
    const sale = await makeSale(base.db, product.id);
    const voucher = await makeVoucher(base.db);
    const { id, total, payment } = await toPay(base.db, market, visitor, {
      product,
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
    expect(await reportOutcome(base.db, payment)).toBe('review');
    expect([await stateOf(id), await paymentsOf(id), await refundsOf(id)]).toMatchObject([
      { paid: 0, done: false, gone: true },
      [{ reason: 'order-closed' }],
      [{ amount: total, state: 'pending' }],
    ]);
  });
  it('is not closed while the gateway is not sure', async () => {
    const { visitor, product } = await visitorWith();
    const { id, payment } = await toPay(base.db, market, visitor, { product });
    await reportOutcome(base.db, payment, { state: 'processing', received: null });
    await closeUnpaid(base.db, waitOver());
    expect((await stateOf(id)).gone).toBe(false);
  });
  it('closed and paid at the same moment ends one way or the other, whole', async () => {
    for (let round = 0; round < 6; round++) {
      const { visitor, product } = await visitorWith();
      const { id, total, payment } = await toPay(base.db, market, visitor, { product });
      await Promise.all([closeUnpaid(base.db, waitOver()), reportOutcome(base.db, payment)]);
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
