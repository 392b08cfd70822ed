// Nothing is released, gathered or paid while a case about it is open.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { readPayable } from '#market/payouts/held-payouts.ts';
import { readPayout } from '#market/payouts/read-payouts.ts';
import { readStatement } from '#market/payouts/read-statement.ts';
import { allocateRefund } from '#market/payments/refunds/allocate-refund.ts';
import { handOver, makeOrder, payOrder } from '../books.ts';
import { decideRefund, giveBack } from '../refunds.ts';
import { makeStore } from '../make.ts';
import { base, keeper, PARCEL, withBooks } from './parcel-books.ts';
import {
  adjust,
  again,
  balance,
  cancel,
  csv,
  delivered,
  gatherFor,
  gathered,
  heldOf,
  pay,
  payDespite,
  reinstate,
  releaseOnce,
  suspend,
  xml,
} from './payout-books.ts';
import { decideRefundOf, fail } from './payout-holds-set-up.ts';

withBooks();
const held = async (payout: number) => (await readPayout(base.db, keeper.staff, payout)).onHold;

describe('a refund that is on its way', () => {
  it('keeps its parcel from being released, and no other', async () => {
    const one = await delivered();
    const other = await delivered(one.store);
    const refund = await decideRefundOf(one, 350);
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({
      held: 1120,
      due: 1120,
      onHold: [{ why: 'refund', amount: 1120 }],
    });
    expect(other.store).toBe(one.store);
    await giveBack(base.db, one.order, refund);
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({ held: 0, due: 1950, onHold: [] });
  });
  it('keeps what was released from being gathered until it has failed', async () => {
    const one = await delivered();
    await delivered(one.store);
    await releaseOnce();
    const refund = await decideRefundOf(one);
    const { id = 0, amount } = (await gatherFor(one.store)) ?? {};
    expect([amount, await balance(one.store)]).toMatchObject([
      1120,
      { due: 1120, gathered: 1120, onHold: [{ why: 'refund', amount: 1120 }] },
    ]);
    await pay(id);
    expect(await gatherFor(one.store)).toBeUndefined();
    await fail(refund);
    expect(await gatherFor(one.store)).toMatchObject({ amount: 1120 });
  });
  it('of one parcel of an order leaves the others free', async () => {
    const [one, two] = [await makeStore(base.db), await makeStore(base.db)];
    const parcels = [
      { store: one, ...PARCEL },
      { store: two, ...PARCEL },
    ];
    await decideRefundOf(await delivered(one, { parcels }));
    await releaseOnce();
    expect([await balance(one), await balance(two)]).toMatchObject([{ due: 0 }, { due: 1120 }]);
  });
  it('keeps a payout out of bank files and from being paid, which say why', async () => {
    const one = await gathered();
    const refund = await decideRefundOf(one, 350);
    const code = `PAYOUT-${one.payout}`;
    for (const call of [csv, xml, (ids: number[]) => pay(ids[0] ?? 0)]) {
      expect(await heldOf(call([one.payout]))).toEqual({ 'payout-on-hold': { refund: code } });
    }
    expect([await held(one.payout), await readPayable(base.db)]).toEqual([
      ['refund'],
      expect.not.arrayContaining([one.payout]),
    ]);
    expect(await again()).toEqual([]);
    await giveBack(base.db, one.order, refund);
    expect(await again()).toMatchObject([{ storeId: one.store, amount: 830 }]);
  });
  it('holds nothing when it is of money that was paid twice', async () => {
    const one = await delivered();
    const payment = await payOrder(base.db, one.order, { state: 'review' });
    await decideRefund(base.db, one.order, [], { id: payment, amount: 1350 });
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({ due: 1120, onHold: [] });
  });
  it('that was made at the gateway holds the whole order until its parcels are named', async () => {
    const one = await delivered();
    const parcel = one.order.parcels[0]?.id ?? 0;
    const refund = await decideRefund(base.db, one.order, [{ parcel, amount: 350 }]);
    await base.db
      .updateTable('refunds')
      .set({ source: 'gateway', guessed: true })
      .where('id', '=', refund)
      .execute();
    await giveBack(base.db, one.order, refund);
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({
      due: 0,
      onHold: [{ why: 'refund', amount: 830 }],
    });
    await transaction(base.db, (tx) =>
      allocateRefund(tx, keeper.staff, { id: refund, parcels: undefined }),
    );
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({ due: 830, onHold: [] });
  });
});

describe('what happens after a payout was gathered', () => {
  it('a refund takes it out of the bank’s file and is netted when gathered again', async () => {
    const one = await gathered();
    const refund = await decideRefundOf(one);
    await giveBack(base.db, one.order, refund);
    const why = {
      'payout-on-hold': { refunded: `PAYOUT-${one.payout}`, owes: `PAYOUT-${one.payout}` },
    };
    expect([await heldOf(csv([one.payout])), await heldOf(pay(one.payout))]).toEqual([why, why]);
    await adjust(one.store, 2000);
    expect(await held(one.payout)).toEqual(['refunded']);
    expect(await again()).toMatchObject([{ storeId: one.store, amount: 2000 }]);
  });
  it('cash that the store took is netted first', async () => {
    const one = await gathered();
    const method = orderMethod.cashOnDelivery;
    const cash = await makeOrder(base.db, { method, parcels: [{ store: one.store, goods: 500 }] });
    await handOver(base.db, cash, cash.parcels[0]?.id ?? 0);
    expect(await heldOf(pay(one.payout))).toEqual({
      'payout-on-hold': { owes: `PAYOUT-${one.payout}` },
    });
    const [made] = await again();
    expect(made).toMatchObject({ storeId: one.store, amount: 620 });
    const { lines } = await readStatement(base.db, keeper.staff, made?.id ?? 0);
    expect(lines.map(({ why, amount }) => [why, amount])).toEqual([
      ['earnings', 1120],
      ['cash', -500],
    ]);
  });
  it('is written as it is when the bank had paid it already, with why it was on hold', async () => {
    const one = await gathered();
    const refund = await decideRefundOf(one, 350);
    await payDespite(one.payout);
    expect(await readPayout(base.db, keeper.staff, one.payout)).toMatchObject({
      state: 'paid',
      despite: 'refund',
      onHold: [],
    });
    await giveBack(base.db, one.order, refund);
    expect(await balance(one.store)).toMatchObject({ due: -290, paid: 1120 });
  });
  it('a payout without holds is paid, and its event is recorded for the mail', async () => {
    const one = await gathered();
    await payDespite(one.payout);
    expect(await readPayout(base.db, keeper.staff, one.payout)).toMatchObject({ despite: '' });
    const { data } = await base.db
      .selectFrom('events')
      .select('data')
      .where('kind', '=', 'payout-paid')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(data).toEqual({ payout: one.payout, store: one.store });
  });
});

describe('a suspended store', () => {
  it('has nothing released, gathered or paid until it is open again', async () => {
    const one = await gathered();
    const more = await delivered(one.store);
    await suspend(one.store);
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({
      held: 1120,
      onHold: [{ why: 'suspended', amount: 1120 }],
    });
    const refusal = { 'payout-on-hold': { suspended: `PAYOUT-${one.payout}` } };
    expect([await heldOf(csv([one.payout])), await heldOf(pay(one.payout))]).toEqual([
      refusal,
      refusal,
    ]);
    await cancel(one.payout);
    expect(await gatherFor(one.store)).toBeUndefined();
    await reinstate(one.store);
    await releaseOnce();
    expect(await gatherFor(one.store)).toMatchObject({ amount: 2240 });
    expect(more.store).toBe(one.store);
  });
});
