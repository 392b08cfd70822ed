// Changing the payment method, cash on delivery, and refunds.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { refundCancelled } from '#market/payments/refunds/refund-cancelled.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { deliver } from '../deliver.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { fillCart, order } from '../carts.ts';
import { begin, reportOutcome, openMethods, toPay } from '../pay.ts';
import { outcomes } from './together.ts';
import {
  base,
  market,
  refundsOf,
  stateOf,
  visitorWith,
  withPayments,
  openOnly,
} from './payments-set-up.ts';

withPayments();

const { razorpay, cashOnDelivery, stripe } = orderMethod;

describe('another payment method', () => {
  it('adds its fee, which is removed when the method changes again', async () => {
    const dear = await openMethods(base.db, [cashOnDelivery], { fee: 250 });
    const visitor = makeVisitor();
    const [one, two] = [await makeProduct(base.db), await makeProduct(base.db)];
    await fillCart(base.db, visitor, { product: one }, { product: two });
    const { id, total } = await order(base.db, dear, visitor);
    expect(await stateOf(id)).toMatchObject({ fee: 250, total });
    await begin(base.db, dear, visitor, { orderId: id, method: razorpay });
    expect(await stateOf(id)).toMatchObject({
      fee: 0,
      total: total - 250,
      order_method: razorpay,
      waits: true,
    });
    await begin(base.db, dear, visitor, { orderId: id, method: cashOnDelivery });
    expect(await stateOf(id)).toMatchObject({ fee: 250, total, waits: false });
    await openOnly([cashOnDelivery]);
  });
  it('is not open to orders below its least, above its most or to other countries', async () => {
    const narrow = await openMethods(base.db, [stripe], {
      least: 1000,
      most: 2000,
      countries: ['FR'],
    });
    const at = async (selling: number) => {
      const visitor = makeVisitor();
      return toPay(base.db, narrow, visitor, {
        product: await makeProduct(base.db, { selling, shipping: 0 }),
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
      toPay(base.db, abroad, visitor, { product: await makeProduct(base.db), method: stripe }),
    ).rejects.toMatchObject({ code: 'method-unavailable' });
    await openOnly([stripe]);
  });
  it('is not begun for an order that is paid, cancelled or another buyer’s', async () => {
    const { visitor, product } = await visitorWith();
    const { id, payment } = await toPay(base.db, market, visitor, { product });
    await expect(
      begin(base.db, market, makeVisitor(), { orderId: id, method: razorpay }),
    ).rejects.toMatchObject({
      code: 'order-not-found',
    });
    await reportOutcome(base.db, payment);
    await expect(
      begin(base.db, market, visitor, { orderId: id, method: stripe }),
    ).rejects.toMatchObject({
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
    await expect(
      begin(base.db, market, visitor, { orderId: id, method: razorpay }),
    ).rejects.toMatchObject({
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
    const made = await toPay(base.db, market, visitor, { product });
    await reportOutcome(base.db, made.payment);
    const { id: parcelId } = await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', made.id)
      .executeTakeFirstOrThrow();
    return { ...made, visitor, parcelId };
  };
  const requestRefund = (orderId: number, parcelId: number, amount: number) =>
    transaction(base.db, (tx) =>
      askRefund(tx, null, { orderId, reason: 'test', parts: [{ parcelId, amount }] }),
    );
  it('is never more than was paid, also when many ask together', async () => {
    const { id, total, parcelId } = await paid();
    const third = Math.floor(total / 3);
    const ends = await outcomes(
      Array.from({ length: 8 }, () => requestRefund(id, parcelId, third)),
    );
    expect([
      ends.filter((end) => end === 'done').length,
      ends.filter((end) => end === 'refund-too-much').length,
      (await stateOf(id)).refunded,
    ]).toEqual([3, 5, third * 3]);
    await expect(requestRefund(id, parcelId, total)).rejects.toMatchObject({
      code: 'refund-too-much',
    });
  });
  it('that fails, at once or after it had been done, makes room for another', async () => {
    const { id, total, parcelId } = await paid();
    const refund = await requestRefund(id, parcelId, total);
    await transaction(base.db, (tx) =>
      endRefund(tx, refund, { providerRef: '', state: 'failed', problem: 'no' }),
    );
    expect((await stateOf(id)).refunded).toBe(0);
    const again = await requestRefund(id, parcelId, total);
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
