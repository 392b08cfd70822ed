import { randomCode } from '#base/id.ts';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import type { Booking } from '#market/payments/refunds/outside-refunds.ts';
import { readRefundable } from '#market/payments/refunds/read-refundable.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { spread } from '#market/pricing/spread-amount.ts';

/** `counted`: its order counts this payment as paid; money from others belongs to no parcel. */
export type PaidBy = { id: number; order_id: number; counted: boolean };
export type Shared = { parts: { parcelId: number; amount: Money }[]; guessed: boolean };

/**
 * Books a refund that somebody made on the gateway's own pages. It is for everything that is left
 * of the order's parcels, or is divided among them until staff say which parcels it is for
 * (`guessed`). What goes beyond them is the market's loss. The caller has locked the order. Returns
 * its id.
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
  const fresh = { source: 'gateway', providerRef, amount, guessed, now } as const;
  const id = await insertRefund(tx, payment, fresh);
  await takeParts(tx, payment.order_id, id, parts);
  await record(tx, 'refund-outside', { order: payment.order_id, refund: id, amount });
  if (state === 'succeeded') await endRefund(tx, id, { providerRef: '', state }, now);
  return id;
}

/**
 * Divides an amount among an order's parcels by what is left of each. With one parcel, or when it
 * is everything that is left, nothing is guessed.
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

/** Writes a refund that was made elsewhere; it is pending until `endRefund`. Returns its id. */
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

/** Writes what a refund takes from which parcels, and adds it to what the order has refunded. */
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
