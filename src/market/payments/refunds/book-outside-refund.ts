import { randomCode } from '#base/id.ts';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import type { Booking } from '#market/payments/refunds/outside-refunds.ts';
import { readRefundable } from '#market/payments/refunds/read-refundable.ts';
import { endRefund } from '#market/payments/refunds/send-refund.ts';
import { spread } from '#market/pricing/spread.ts';

/** `counted`: it is the payment that its order counts as paid; what else came has no parcels. */
export type PaidBy = { id: number; order_id: number; counted: boolean };
export type Shared = { parts: { parcelId: number; amount: Money }[]; guessed: boolean };

/**
 * Writes a refund that was made at the gateway's own pages. It is for all that is left of the
 * order's parcels, or shared by that until staff say which parcels it is for (`guessed`). What goes
 * beyond them is the market's loss. The caller has locked the order. Answers its id.
 */
export async function bookOutsideRefund(
  tx: Tx,
  payment: PaidBy,
  { providerRef, amount, state }: Booking,
  now: Date,
): Promise<number> {
  const { parts, guessed } = payment.counted
    ? await shareByLeft(tx, payment.order_id, amount)
    : { parts: [], guessed: false };
  const id = await insertRefund(tx, payment, {
    source: 'gateway',
    providerRef,
    amount,
    guessed,
    now,
  });
  await takeParts(tx, payment.order_id, id, parts);
  await record(tx, 'refund-outside', { order: payment.order_id, refund: id, amount });
  if (state === 'succeeded') await endRefund(tx, id, { providerRef: '', state }, '', now);
  return id;
}

/**
 * An amount shared by what is left of an order's parcels; of one parcel, or of all that is left,
 * there is nothing to guess.
 */
export async function shareByLeft(tx: Tx, orderId: number, amount: Money): Promise<Shared> {
  const parcels = (await readRefundable(tx, orderId)).filter(({ left }) => left > 0);
  const left = parcels.reduce((sum, parcel) => sum + parcel.left, 0);
  const own = Math.min(amount, left);
  const shares = spread(
    own,
    parcels.map((parcel) => parcel.left),
  );
  const parts = parcels
    .map(({ id }, at) => ({ parcelId: id, amount: shares[at] ?? 0 }))
    .filter((part) => part.amount > 0);
  return { parts, guessed: parcels.length > 1 && own < left };
}

type Fresh = { providerRef: string | null; amount: Money; guessed: boolean; now: Date } & (
  | { source: 'gateway' }
  | { source: 'dispute'; disputeId: number }
);

/** A refund of others' doing, on its way until it is ended. Answers its id. */
export async function insertRefund(
  tx: Tx,
  payment: Pick<PaidBy, 'id' | 'order_id'>,
  { providerRef, amount, guessed, now, ...from }: Fresh,
): Promise<number> {
  const { id } = await tx
    .insertInto('refunds')
    .values({
      order_id: payment.order_id,
      payment_id: payment.id,
      amount,
      source: from.source,
      dispute_id: from.source === 'dispute' ? from.disputeId : null,
      guessed,
      provider_ref: providerRef,
      actor: 'gateway',
      key: `ref_${randomCode()}${randomCode()}`,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes which parcels a refund takes what from, and counts it as gone back. */
export async function takeParts(
  tx: Tx,
  orderId: number,
  refundId: number,
  parts: Shared['parts'],
): Promise<void> {
  if (parts.length === 0) return;
  await tx
    .insertInto('refund_parcels')
    .values(
      parts.map(({ parcelId, amount }) => ({ refund_id: refundId, parcel_id: parcelId, amount })),
    )
    .execute();
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  await tx
    .updateTable('orders')
    .set((row) => ({ refunded: row('refunded', '+', sum) }))
    .where('id', '=', orderId)
    .execute();
}
