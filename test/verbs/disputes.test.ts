// Disputes: what a gateway takes is booked as it reports, and a store’s share is held while one is
// open and released when it is won.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { readSoldParcel } from '#market/orders/read-sold-parcels.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';
import { callOff, makeOrder, payOrder } from '../books.ts';
import { fee, hold, release, gatewayDispute } from '../disputes.ts';
import { makeStore } from '../make.ts';
import { move, moveTo } from '../money-orders.ts';
import {
  booked,
  disputesOf,
  end,
  paymentOf,
  refund,
  refundsOf,
  SHARE,
  sold,
  report,
  TOTAL,
} from './dispute-books.ts';
import { base, keeper, PARCEL, withBooks } from './parcel-books.ts';
import { again, balance, gathered, heldOf, pay, releaseOnce } from './payout-books.ts';

withBooks();

describe('a dispute that is open', () => {
  it('books what the gateway took apart, its fee as a cost, and holds the earnings', async () => {
    const one = await sold();
    const before = await booked(one.order.id);
    const dispute = gatewayDispute(TOTAL, { movements: [hold(TOTAL), fee(1500)] });
    await report(one.payment, [dispute]);
    await releaseOnce();
    const after = await booked(one.order.id);
    expect(after).toEqual({
      ...before,
      gateway: 1500,
      disputed: -TOTAL,
      market: (before.market ?? 0) - 1500,
    });
    expect(await balance(one.store)).toMatchObject({
      held: SHARE,
      due: 0,
      onHold: [{ why: 'dispute', amount: SHARE }],
    });
    expect(await disputesOf(one.payment)).toMatchObject([
      { state: 'needs-response', settled_at: null, amount: TOTAL },
    ]);
  });
  it('keeps a payout out of bank files, which say why, until it is gathered anew', async () => {
    const one = await gathered();
    const payment = await paymentOf(one);
    await report(payment, [gatewayDispute(TOTAL)]);
    expect(await heldOf(pay(one.payout))).toEqual({
      'payout-on-hold': { dispute: `PAYOUT-${one.payout}` },
    });
    expect(await again()).toEqual([]);
  });
  it('can not be refunded by staff as well', async () => {
    const one = await sold();
    await report(one.payment, [gatewayDispute(1000, { movements: [hold(1000)] })]);
    await expect(refund(one.order.id)).rejects.toMatchObject({
      code: 'payment-disputed',
      values: { amount: '3.50 USD' },
    });
    await expect(refund(one.order.id, { amount: '3.51' })).rejects.toMatchObject({
      code: 'payment-disputed',
    });
    await end(await refund(one.order.id, { amount: '3.50' }), 'succeeded');
    await expect(refund(one.order.id, { amount: '0.01' })).rejects.toMatchObject({
      code: 'payment-disputed',
    });
  });
  it('as an inquiry takes no money, holds the earnings, and may end by a refund', async () => {
    const one = await sold();
    const before = await booked(one.order.id);
    const inquiry = gatewayDispute(TOTAL, { state: 'inquiry', status: 'warning_needs_response' });
    await report(one.payment, [inquiry]);
    await releaseOnce();
    expect([await booked(one.order.id), (await balance(one.store)).held]).toEqual([before, SHARE]);
    await end(await refund(one.order.id, { amount: '1.00' }), 'succeeded');
    await report(one.payment, [{ ...inquiry, state: 'closed', status: 'warning_closed' }]);
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({ held: 0, onHold: [] });
    expect(await refundsOf(one.order.id)).toMatchObject([{ source: 'market' }]);
  });
  it('keeps parcels from being sent until it is settled; one on its way may arrive', async () => {
    const { staff } = keeper;
    const store = await makeStore(base.db);
    const order = await makeOrder(base.db, { parcels: [{ store, ...PARCEL }] });
    const parcel = order.parcels[0]?.id ?? 0;
    const payment = await payOrder(base.db, order);
    const inquiry = gatewayDispute(TOTAL, { state: 'inquiry' });
    const taken = { ...inquiry, state: 'under-review' as const, movements: [hold(TOTAL)] };
    await report(payment, [inquiry]);
    await move(base.db, parcel, 'confirm');
    await report(payment, [taken]);
    await expect(move(base.db, parcel, 'pick-up')).rejects.toMatchObject({
      code: 'parcel-disputed',
    });
    expect(await readSoldParcel(base.db, staff, parcel)).toMatchObject({
      disputed: 1,
      actions: ['cancel'],
    });
    await expect(
      base.db.updateTable('parcels').set({ status: 3 }).where('id', '=', parcel).execute(),
    ).rejects.toMatchObject({ code: '23514' });
    const won = {
      ...taken,
      state: 'won' as const,
      movements: [...taken.movements, release(TOTAL)],
    };
    await report(payment, [won]);
    await moveTo(base.db, parcel, 'send', 'pick-up');
    await report(payment, [{ ...taken, movements: [...won.movements, hold(TOTAL)] }]);
    await move(base.db, parcel, 'deliver');
    expect(await readSoldParcel(base.db, staff, parcel)).toMatchObject({
      disputed: 1,
      actions: [],
      status: 5,
    });
    await report(payment, [{ ...taken, state: 'lost' }]);
  });
  it('holds the refund of a parcel that is called off until it is won', async () => {
    const [first, second] = [await makeStore(base.db), await makeStore(base.db)];
    const order = await makeOrder(base.db, {
      parcels: [
        { store: first, ...PARCEL },
        { store: second, ...PARCEL },
      ],
    });
    const payment = await payOrder(base.db, order);
    const dispute = gatewayDispute(order.total, { movements: [hold(order.total)] });
    await report(payment, [dispute]);
    await callOff(base.db, order, order.parcels[0]?.id ?? 0);
    await transaction(base.db, (tx) => refundCancelled(tx, order.id));
    expect(await refundsOf(order.id)).toEqual([]);
    await report(payment, [
      { ...dispute, state: 'won', movements: [...dispute.movements, release(order.total)] },
    ]);
    const [back] = await refundsOf(order.id);
    expect(back).toMatchObject({ amount: TOTAL, source: 'market', state: 'pending' });
    await end(back?.id ?? 0, 'succeeded');
  });
});

describe('a dispute that is won', () => {
  it('gives back what was held, and the earnings are free', async () => {
    const one = await sold();
    const before = await booked(one.order.id);
    const dispute = gatewayDispute(TOTAL, { movements: [hold(TOTAL), fee(1500)] });
    await report(one.payment, [dispute]);
    await report(one.payment, [
      { ...dispute, state: 'won', dueBy: null, movements: [...dispute.movements, release(TOTAL)] },
    ]);
    expect(await booked(one.order.id)).toEqual({
      ...before,
      disputed: 0,
      gateway: (before.gateway ?? 0) + 1500,
      market: (before.market ?? 0) - 1500,
    });
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({ held: 0, due: SHARE, onHold: [] });
  });
  it('keeps the earnings until the money is back', async () => {
    const one = await sold();
    const dispute = gatewayDispute(TOTAL, { movements: [hold(TOTAL)] });
    await report(one.payment, [{ ...dispute, state: 'won' }]);
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({ held: SHARE, due: 0 });
    await report(one.payment, [
      { ...dispute, state: 'won', movements: [...dispute.movements, release(TOTAL)] },
    ]);
    await releaseOnce();
    expect(await balance(one.store)).toMatchObject({ held: 0, due: SHARE });
  });
  it('with its fee back is the market’s gain once, and not if it is lost after all', async () => {
    const one = await sold();
    const before = await booked(one.order.id);
    const dispute = gatewayDispute(TOTAL, { movements: [hold(TOTAL), fee(1500)] });
    const won = {
      ...dispute,
      state: 'won' as const,
      movements: [...dispute.movements, release(TOTAL + 1500)],
    };
    await report(one.payment, [won]);
    await report(one.payment, [won]);
    expect(await booked(one.order.id)).toEqual({ ...before, disputed: 0 });
    const again = {
      ...won,
      state: 'lost' as const,
      movements: [...won.movements, hold(TOTAL + 1500)],
    };
    await report(one.payment, [again]);
    expect(await booked(one.order.id)).toMatchObject({ disputed: 0, held: 0, market: -1500 });
    await report(one.payment, [
      { ...again, state: 'won', movements: [...again.movements, release(TOTAL + 1500)] },
    ]);
    expect(await booked(one.order.id)).toEqual({ ...before, disputed: 0 });
  });
});
