// Gateways report disputes in any order, repeatedly, and besides refunds: the books have each thing
// once.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { decideReview } from '#market/payments/decide-review.ts';
import { settleOrder } from '#market/payments/disputes/settle-order-disputes.ts';
import { makeOrder, payOrder } from '../books.ts';
import { fee, hold, release, gatewayDispute } from '../disputes.ts';
import { makeStore } from '../make.ts';
import { gatewayRefund } from '../pay.ts';
import {
  booked,
  disputesOf,
  end,
  later,
  refund,
  refundsOf,
  SHARE,
  sold,
  report,
  TOTAL,
} from './dispute-books.ts';
import { base, keeper, PARCEL, withBooks } from './parcel-books.ts';
import { balance, releaseOnce } from './payout-books.ts';

withBooks();

describe('answers about a dispute', () => {
  it('that are old, repeated or come at once change nothing twice', async () => {
    const one = await sold();
    const dispute = gatewayDispute(TOTAL, { movements: [hold(TOTAL), fee(1500)] });
    const at = later();
    const lost = { ...dispute, state: 'lost' as const };
    await Promise.all([1, 2, 3, 4].map(() => report(one.payment, [lost], [], at)));
    await report(one.payment, [dispute], [], new Date(at.getTime() - 60_000));
    await report(one.payment, [lost]);
    await Promise.all([1, 2, 3, 4].map(() => report(one.payment, [lost])));
    expect(await disputesOf(one.payment)).toMatchObject([{ state: 'lost' }]);
    expect([await refundsOf(one.order.id), await booked(one.order.id)]).toMatchObject([
      [{ amount: TOTAL }],
      { disputed: 0, gateway: 1500 },
    ]);
  });
  it('with an amount and its fee under one number have both', async () => {
    const one = await sold();
    const coin = { currency: 'USD', exponent: 2 };
    await report(one.payment, [
      gatewayDispute(TOTAL, {
        movements: [hold(TOTAL, coin, 'txn_both'), fee(1500, coin, 'txn_both')],
      }),
    ]);
    expect(await booked(one.order.id)).toMatchObject({ disputed: -TOTAL, gateway: 1500 });
  });
  it('that say a running amount under one name add what it has grown by', async () => {
    const one = await sold();
    const coin = { currency: 'USD', exponent: 2 };
    const dispute = gatewayDispute(TOTAL);
    for (const amount of [400, 400, TOTAL, 900])
      await report(one.payment, [
        { ...dispute, movements: [hold(amount, coin, 'disp_1-deducted')] },
      ]);
    expect(await booked(one.order.id)).toMatchObject({ disputed: -TOTAL, gateway: 0 });
    await report(one.payment, [
      { ...dispute, state: 'lost', movements: [hold(TOTAL, coin, 'disp_1-deducted')] },
    ]);
    expect(await refundsOf(one.order.id)).toMatchObject([{ amount: TOTAL }]);
  });
  it('of two disputes of one payment together takes no more than the store had', async () => {
    const one = await sold();
    const before = (await booked(one.order.id)).market ?? 0;
    const [first, second] = [
      gatewayDispute(1000, { movements: [hold(1000)] }),
      gatewayDispute(1000, { movements: [hold(1000)] }),
    ];
    await report(one.payment, [first, second]);
    const back = [...second.movements, release(1000)];
    await report(one.payment, [
      { ...first, state: 'lost' },
      { ...second, state: 'won', movements: back },
    ]);
    expect(await booked(one.order.id)).toMatchObject({ disputed: 0 });
    await report(one.payment, [{ ...second, state: 'lost', movements: [...back, hold(1000)] }]);
    const after = await booked(one.order.id);
    expect([await refundsOf(one.order.id), after]).toMatchObject([
      [{ amount: 1000 }, { amount: 1000 }],
      { held: 0, customer: 0, disputed: 0, market: -650 },
    ]);
    expect(before).toBe(130);
  });
  it('of money in another currency are kept, and never converted', async () => {
    const one = await sold();
    const before = await booked(one.order.id);
    const EUR = { currency: 'EUR', exponent: 2 };
    const dispute = gatewayDispute(1250, { movements: [hold(1250, EUR), fee(2000, EUR)] }, EUR);
    await report(one.payment, [dispute]);
    await expect(refund(one.order.id, { amount: '1' })).rejects.toMatchObject({
      code: 'payment-disputed',
      values: { amount: '0.00 USD' },
    });
    await report(one.payment, [{ ...dispute, state: 'lost' }]);
    await releaseOnce();
    expect([
      await booked(one.order.id),
      await refundsOf(one.order.id),
      (await balance(one.store)).held,
    ]).toEqual([before, [], SHARE]);
    await report(one.payment, [
      { ...dispute, state: 'lost', movements: [...dispute.movements, hold(TOTAL)] },
    ]);
    expect([await booked(one.order.id), (await balance(one.store)).held]).toMatchObject([
      { held: 0, disputed: 0 },
      0,
    ]);
  });
  it.each([
    ['JPY', 0],
    ['KWD', 3],
  ] as const)('in %s are in its own minor units', async (currency, exponent) => {
    const one = await sold({ currency, exponent });
    const coin = { currency, exponent };
    await report(one.payment, [
      gatewayDispute(TOTAL, { state: 'lost', movements: [hold(TOTAL, coin), fee(90, coin)] }, coin),
    ]);
    expect(await booked(one.order.id)).toMatchObject({ held: 0, disputed: 0, gateway: 90 });
  });
});

describe('refunds and disputes of the same payment', () => {
  it('a refund first: what is lost beyond what is left is the market’s', async () => {
    const one = await sold();
    await end(await refund(one.order.id), 'succeeded');
    const market = (await booked(one.order.id)).market ?? 0;
    await report(one.payment, [gatewayDispute(TOTAL, { state: 'lost', movements: [hold(TOTAL)] })]);
    expect(await booked(one.order.id)).toMatchObject({
      held: 0,
      customer: 0,
      disputed: 0,
      market: market - TOTAL,
    });
  });
  it('a refund that fails after the rest was lost: nobody gives back what the dispute took', async () => {
    const one = await sold();
    const ours = await refund(one.order.id);
    await end(ours, 'succeeded');
    await report(one.payment, [gatewayDispute(TOTAL, { state: 'lost', movements: [hold(TOTAL)] })]);
    await end(ours, 'failed'); // its parcels have it again until a task settles the order
    await expect(refund(one.order.id, { amount: '1' })).rejects.toMatchObject({
      code: 'payment-disputed',
      values: { amount: '0.00 USD' },
    });
    await transaction(base.db, (tx) => settleOrder(tx, one.order.id));
    await expect(refund(one.order.id, { amount: '1' })).rejects.toMatchObject({
      code: 'refund-too-much',
    });
    expect(await booked(one.order.id)).toMatchObject({ held: 0, customer: 0, disputed: 0 });
  });
  it.each(['succeeded', 'failed'] as const)(
    'a refund on its way: what was lost waits until it has %s',
    async (state) => {
      const one = await sold();
      const ours = await refund(one.order.id);
      const dispute = gatewayDispute(TOTAL, { state: 'lost', movements: [hold(TOTAL)] });
      await report(one.payment, [dispute]);
      expect(await refundsOf(one.order.id)).toMatchObject([{ id: ours, state: 'pending' }]);
      await end(ours, state);
      await transaction(base.db, (tx) => settleOrder(tx, one.order.id));
      const market = state === 'failed' ? 0 : -TOTAL;
      expect([await refundsOf(one.order.id), await booked(one.order.id)]).toMatchObject([
        [{ state }, { source: 'dispute', amount: TOTAL }],
        { held: 0, customer: 0, disputed: 0, market },
      ]);
    },
  );
  it('a refund at the gateway that fails later lets the store pay what was lost', async () => {
    const one = await sold();
    const theirs = gatewayRefund(TOTAL);
    const dispute = gatewayDispute(TOTAL, { state: 'lost', movements: [hold(TOTAL)] });
    await report(one.payment, [dispute], [theirs]);
    expect((await booked(one.order.id)).market).toBe(-TOTAL);
    await report(one.payment, [dispute], [{ ...theirs, state: 'failed' }]);
    expect(await booked(one.order.id)).toMatchObject({
      held: 0,
      customer: 0,
      disputed: 0,
      market: 0,
    });
  });
  it('a dispute first: what is left can be given back once it is lost', async () => {
    const one = await sold();
    await report(one.payment, [gatewayDispute(1000, { state: 'lost', movements: [hold(1000)] })]);
    await expect(refund(one.order.id, { amount: '3.51' })).rejects.toMatchObject({
      code: 'refund-too-much',
    });
    await end(await refund(one.order.id, { amount: '3.50' }), 'succeeded');
    expect(await booked(one.order.id)).toMatchObject({ held: 0, customer: 0, disputed: 0 });
  });
  it('at the same moment: never more goes back than came', async () => {
    for (let round = 0; round < 6; round++) {
      const one = await sold();
      const dispute = gatewayDispute(TOTAL, { movements: [hold(TOTAL)] });
      const both = [refund(one.order.id), report(one.payment, [dispute])] as const;
      const [refunded] = await Promise.allSettled(both);
      if (refunded?.status === 'fulfilled') await end(refunded.value, 'failed');
      await report(one.payment, [{ ...dispute, state: 'lost' }]);
      expect(await booked(one.order.id)).toMatchObject({ held: 0, customer: 0, disputed: 0 });
    }
  });
  it('of a payment under review: it neither pays its order nor goes back as well', async () => {
    const order = await makeOrder(base.db, {
      parcels: [{ store: await makeStore(base.db), ...PARCEL }],
    });
    const more = await payOrder(base.db, order, { state: 'review', received: TOTAL + 50 });
    await base.db
      .updateTable('payments')
      .set({ reason: 'amount' })
      .where('id', '=', more)
      .execute();
    const dispute = gatewayDispute(TOTAL, { movements: [hold(TOTAL)] });
    await report(more, [dispute]);
    const decide = (decision: 'accept' | 'refund') =>
      transaction(base.db, (tx) =>
        decideReview(tx, keeper.staff, { paymentId: more, decision, reason: 'Seen.' }),
      );
    for (const decision of ['accept', 'refund'] as const)
      await expect(decide(decision)).rejects.toMatchObject({ code: 'payment-disputed' });
    const movements = [...dispute.movements, release(TOTAL)];
    await report(more, [{ ...dispute, state: 'won', movements }]);
    await decide('accept');
    expect(
      await base.db
        .selectFrom('orders')
        .select('paid')
        .where('id', '=', order.id)
        .executeTakeFirst(),
    ).toEqual({ paid: TOTAL + 50 });
  });
  it('of a payment that pays no order: its money goes back once', async () => {
    const one = await sold();
    const late = await payOrder(base.db, one.order, { state: 'review' });
    await base.db
      .updateTable('payments')
      .set({ reason: 'paid-twice' })
      .where('id', '=', late)
      .execute();
    await report(late, [gatewayDispute(TOTAL, { state: 'lost', movements: [hold(TOTAL)] })]);
    expect(await booked(one.order.id)).toMatchObject({ customer: 0, disputed: 0, held: SHARE });
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({ due: SHARE, onHold: [] });
  });
});
