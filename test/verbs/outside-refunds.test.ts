// Refunds made at the gateway's own pages: booked once, shared until staff assign their parcels,
// never more than there is.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { allocateRefund } from '#market/payments/refunds/allocate-refund.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { followed, gatewayRefund } from '../pay.ts';
import {
  refundOnce,
  base,
  bookedOn,
  paid,
  refundedOf,
  refundsOf,
  staff,
  withPaidOrders,
} from './outside-refunds-set-up.ts';

withPaidOrders();

const partsOf = async (refund: number) =>
  (
    await base.db
      .selectFrom('refund_parcels')
      .select('amount')
      .where('refund_id', '=', refund)
      .orderBy('parcel_id')
      .execute()
  ).map(({ amount }) => amount);
const allocate = (
  id: number,
  ...parcels: {
    id: number;
    amount: string;
    lines?: { id: number; quantity: number; amount: string }[];
  }[]
) =>
  transaction(base.db, (tx) =>
    allocateRefund(tx, staff.staff, { id, ...(parcels.length ? { parcels } : {}) }),
  );

describe('a refund that was made at the gateway', () => {
  it('of the full amount covers all parcels, and nothing is left to refund', async () => {
    const { id, total, payment, first, second } = await paid();
    const aftermath = { returned: total, refunds: [gatewayRefund(total)] };
    await followed(base.db, payment, aftermath);
    const [refund] = await refundsOf(id);
    expect([refund, await partsOf(refund?.id ?? 0)]).toMatchObject([
      { amount: total, state: 'succeeded', source: 'gateway', guessed: false },
      [first.total, second.total],
    ]);
    expect([
      await refundedOf(id),
      await bookedOn('customer', id),
      await bookedOn('held', id),
      await bookedOn('gateway', id),
    ]).toEqual([total, 0, 0, 0]);
    await expect(refundOnce(id)).rejects.toMatchObject({ code: 'refund-too-much' });
  });

  it('of a part is shared over what is left, until staff name its parcels', async () => {
    const { id, total, payment, first, second } = await paid();
    await followed(base.db, payment, { returned: 1000, refunds: [gatewayRefund(1000)] });
    const [refund] = await refundsOf(id);
    const shares = await partsOf(refund?.id ?? 0);
    expect([refund?.guessed, shares.reduce((sum, share) => sum + share, 0), shares.length]).toEqual(
      [true, 1000, 2],
    );
    await expect(allocate(refund?.id ?? 0, { id: first.id, amount: '9.99' })).rejects.toMatchObject(
      { code: 'invalid-input' },
    );
    await expect(
      allocate(refund?.id ?? 0, { id: first.id, amount: '5' }, { id: first.id, amount: '5' }),
    ).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(allocate(refund?.id ?? 0, { id: 2_000_000, amount: '10' })).rejects.toMatchObject({
      code: 'parcel-not-found',
    });
    await allocate(refund?.id ?? 0, { id: second.id, amount: '10' });
    expect([await refundsOf(id), await partsOf(refund?.id ?? 0)]).toMatchObject([
      [{ guessed: false }],
      [1000],
    ]);
    await expect(allocate(refund?.id ?? 0)).rejects.toMatchObject({ code: 'refund-allocated' });
    await expect(
      refundOnce(id, { parcel_id: second.id, amount: String((second.total - 999) / 100) }),
    ).rejects.toMatchObject({ code: 'refund-too-much' });
    await refundOnce(id, { parcel_id: first.id });
    expect(await refundedOf(id)).toBe(1000 + first.total);
    expect(total).toBe(first.total + second.total);
  });

  it('may stay shared, and may name lines, never more of them than were sold', async () => {
    const { id, payment, first } = await paid();
    const { id: line, quantity } = await base.db
      .selectFrom('order_lines')
      .select(['id', 'quantity'])
      .where('parcel_id', '=', first.id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await followed(base.db, payment, { refunds: [gatewayRefund(700), gatewayRefund(300)] });
    const [one, two] = await refundsOf(id);
    await expect(
      allocate(one?.id ?? 0, {
        id: first.id,
        amount: '7',
        lines: [{ id: line, quantity: quantity + 1, amount: '7' }],
      }),
    ).rejects.toMatchObject({ code: 'refund-too-much' });
    await expect(
      allocate(one?.id ?? 0, {
        id: first.id,
        amount: '7',
        lines: [{ id: line, quantity: 1, amount: '8' }],
      }),
    ).rejects.toMatchObject({ code: 'refund-too-much' });
    await allocate(one?.id ?? 0, {
      id: first.id,
      amount: '7',
      lines: [{ id: line, quantity: 1, amount: '7' }],
    });
    await allocate(two?.id ?? 0);
    expect((await refundsOf(id)).map(({ guessed }) => guessed)).toEqual([false, false]);
    await expect(refundOnce(id, { lines: [{ id: line, quantity }] })).rejects.toMatchObject({
      code: 'refund-too-much',
    });
  });

  it('is booked once, whoever reports it, however often and in whatever order', async () => {
    const { id, payment } = await paid();
    const early = new Date(Date.now() - 60_000);
    const late = new Date();
    const one = gatewayRefund(400);
    const two = gatewayRefund(100, { state: 'pending' });
    await Promise.all(
      [1, 2, 3].map(() => followed(base.db, payment, { refunds: [one, two], askedAt: late })),
    );
    // an answer that was long under way
    await followed(base.db, payment, { refunds: [], askedAt: early });
    await followed(base.db, payment, {
      refunds: [one, { ...two, state: 'failed' }],
      askedAt: early,
    });
    expect((await refundsOf(id)).map(({ amount, state }) => [amount, state])).toEqual([
      [400, 'succeeded'],
      [100, 'pending'],
    ]);
    await followed(base.db, payment, {
      refunds: [one, { ...two, state: 'succeeded' }],
      askedAt: new Date(Date.now() + 1000),
    });
    expect([await refundsOf(id), await refundedOf(id)]).toMatchObject([
      [{ state: 'succeeded' }, { state: 'succeeded' }],
      500,
    ]);
  });

  it('waits for our own refund when there is not enough left for both', async () => {
    const { id, total, payment } = await paid();
    const ours = await refundOnce(id);
    const theirs = gatewayRefund(total);
    await followed(base.db, payment, { returned: total, refunds: [theirs] });
    expect(await refundsOf(id)).toMatchObject([{ id: ours, state: 'pending' }]);
    await transaction(base.db, (tx) =>
      endRefund(tx, ours, { providerRef: '', state: 'failed', problem: 'charge_already_refunded' }),
    );
    await followed(base.db, payment, {
      returned: total,
      refunds: [theirs],
      askedAt: new Date(Date.now() + 1000),
    });
    expect([await refundsOf(id), await refundedOf(id)]).toMatchObject([
      [
        { id: ours, state: 'failed' },
        { state: 'succeeded', source: 'gateway' },
      ],
      total,
    ]);
  });

  it('and ours of another part stand side by side', async () => {
    const { id, payment, first, second } = await paid();
    const ours = await refundOnce(id, { parcel_id: first.id });
    await followed(base.db, payment, { refunds: [gatewayRefund(second.total)] });
    await transaction(base.db, (tx) =>
      endRefund(tx, ours, { providerRef: 're_ours', state: 'succeeded' }),
    );
    const [, theirs] = await refundsOf(id);
    expect([theirs, await partsOf(theirs?.id ?? 0)]).toMatchObject([
      { source: 'gateway', guessed: false },
      [second.total],
    ]);
    expect(await bookedOn('customer', id)).toBe(0);
  });
});
