// A lost dispute takes the store’s share back, and an appeal undoes that.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { allocateRefund } from '#market/payments/refunds/allocate-refund.ts';
import { fee, hold, release, gatewayDispute } from '../disputes.ts';
import { makeStore } from '../make.ts';
import {
  booked,
  paymentOf,
  refund,
  refundsOf,
  SHARE,
  sold,
  report,
  TOTAL,
} from './dispute-books.ts';
import { base, keeper, PARCEL, withBooks } from './parcel-books.ts';
import {
  balance,
  delivered,
  gatherFor,
  gathered,
  pay,
  payDespite,
  releaseOnce,
} from './payout-books.ts';

withBooks();

describe('a dispute that is lost', () => {
  it('takes the store’s share back, and the goods stay away', async () => {
    const one = await sold();
    const dispute = gatewayDispute(TOTAL, { movements: [hold(TOTAL), fee(1500)] });
    await report(one.payment, [dispute]);
    await report(one.payment, [{ ...dispute, state: 'lost' }]);
    expect(await booked(one.order.id)).toEqual({
      customer: 0,
      held: 0,
      tax: 0,
      disputed: 0,
      gateway: 1500,
      market: -1500,
    });
    expect(await refundsOf(one.order.id)).toMatchObject([
      { amount: TOTAL, state: 'succeeded', source: 'dispute', guessed: false },
    ]);
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({ held: 0, due: 0 });
    await expect(refund(one.order.id)).rejects.toMatchObject({ code: 'refund-too-much' });
    expect(
      await base.db.selectFrom('stock_moves').select('id').where('cause', '=', 'return').execute(),
    ).toEqual([]);
  });
  it('in part takes that part alone: what was held, less what came back', async () => {
    const one = await sold();
    const dispute = gatewayDispute(TOTAL, {
      state: 'lost',
      movements: [hold(TOTAL), release(TOTAL - 350)],
    });
    await report(one.payment, [dispute]);
    expect([await refundsOf(one.order.id), (await booked(one.order.id)).disputed]).toMatchObject([
      [{ amount: 350 }],
      0,
    ]);
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({ due: 830 });
  });
  it('before the gateway lists what it took is booked, and cleared by what it lists', async () => {
    const one = await sold();
    const dispute = gatewayDispute(TOTAL, {
      state: 'lost',
      movements: [hold(TOTAL - 50), release(TOTAL - 50)],
    });
    await report(one.payment, [dispute]);
    expect(await booked(one.order.id)).toMatchObject({ disputed: TOTAL, held: 0 });
    await report(one.payment, [
      { ...dispute, movements: [...dispute.movements, hold(TOTAL), fee(1500)] },
    ]);
    expect(await booked(one.order.id)).toMatchObject({ disputed: 0, held: 0 });
    expect(await refundsOf(one.order.id)).toHaveLength(1);
  });
  it('of more than was thought adds the difference', async () => {
    const one = await sold();
    const dispute = gatewayDispute(TOTAL, { state: 'lost', movements: [hold(1000)] });
    await report(one.payment, [dispute]);
    await report(one.payment, [{ ...dispute, movements: [...dispute.movements, hold(350)] }]);
    expect(await refundsOf(one.order.id)).toMatchObject([
      { amount: 1000, state: 'succeeded' },
      { amount: 350, state: 'succeeded' },
    ]);
    expect(await booked(one.order.id)).toMatchObject({ held: 0, disputed: 0, customer: 0 });
  });
  it('of several parcels is shared, and earnings held, until staff name the parcel', async () => {
    const [first, second] = [await makeStore(base.db), await makeStore(base.db)];
    const one = await sold({
      parcels: [
        { store: first, ...PARCEL },
        { store: second, ...PARCEL },
      ],
    });
    await report(one.payment, [gatewayDispute(1000, { state: 'lost', movements: [hold(1000)] })]);
    const [lost] = await refundsOf(one.order.id);
    const parcel = one.order.parcels[1]?.id ?? 0;
    await releaseOnce();
    expect([lost, await balance(first)]).toMatchObject([
      { amount: 1000, guessed: true },
      { due: 0, onHold: [{ why: 'refund' }] },
    ]);
    await transaction(base.db, (tx) =>
      allocateRefund(tx, keeper.staff, {
        id: lost?.id ?? 0,
        parcels: [{ id: parcel, amount: '10' }],
      }),
    );
    await releaseOnce();
    expect(await balance(first)).toMatchObject({ due: SHARE, onHold: [] });
  });
  it('after the store was paid is its debt, carried against what it earns next', async () => {
    const one = await gathered();
    const payment = await paymentOf(one);
    await pay(one.payout);
    await report(payment, [gatewayDispute(TOTAL, { state: 'lost', movements: [hold(TOTAL)] })]);
    expect(await balance(one.store)).toMatchObject({ due: -SHARE, paid: SHARE });
    await delivered(one.store);
    await delivered(one.store, { parcels: [{ store: one.store, ...PARCEL, shipping: 500 }] });
    await releaseOnce();
    expect(await gatherFor(one.store)).toMatchObject({ amount: SHARE + 300 });
  });
  it('while the bank had paid the store already is written as it is', async () => {
    const one = await gathered();
    const payment = await paymentOf(one);
    const dispute = gatewayDispute(TOTAL, { movements: [hold(TOTAL)] });
    await report(payment, [dispute]);
    await payDespite(one.payout);
    await report(payment, [{ ...dispute, state: 'lost' }]);
    expect(await balance(one.store)).toMatchObject({ due: -SHARE, paid: SHARE });
  });
  it('and won by appeal counts as never lost; reopened, its money is held', async () => {
    const one = await sold();
    const before = await booked(one.order.id);
    const dispute = gatewayDispute(TOTAL, { movements: [hold(TOTAL)] });
    const back = [...dispute.movements, release(TOTAL)];
    await report(one.payment, [{ ...dispute, state: 'lost' }]);
    await report(one.payment, [{ ...dispute, state: 'under-review', status: 'appeal' }]);
    await releaseOnce();
    expect([await refundsOf(one.order.id), await balance(one.store)]).toMatchObject([
      [{ state: 'failed' }],
      { held: SHARE, due: 0 },
    ]);
    await report(one.payment, [{ ...dispute, state: 'won', movements: back }]);
    expect(await booked(one.order.id)).toEqual({ ...before, disputed: 0 });
    await report(one.payment, [{ ...dispute, state: 'lost', movements: [...back, hold(TOTAL)] }]);
    expect(await booked(one.order.id)).toMatchObject({ held: 0, disputed: 0 });
  });
});
