import { Refusal } from '#base/refusal.ts';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { readRefundable } from '#market/payments/refunds/read-refundable.ts';
import { readSoldLines } from '#market/payments/refunds/read-sold-lines.ts';

/** What a refund takes from a parcel, as staff say; minor units. */
export type AllocatedPart = {
  parcelId: number;
  amount: Money;
  lines: { lineId: number; quantity: number; amount: Money }[];
};
/** What it took from a parcel before. */
export type FormerPart = { parcel_id: number; amount: Money };

/**
 * Checks the parcels that a refund is for. Refuses 'parcel-not-found', 'refund-too-much' for more
 * than is left of a parcel or a line, and 'invalid-input' for another sum or the same one twice.
 */
export async function checkAllocation(
  tx: Tx,
  orderId: number,
  before: FormerPart[],
  after: AllocatedPart[],
): Promise<void> {
  if (
    sum(after) !== sum(before) ||
    new Set(after.map(({ parcelId }) => parcelId)).size !== after.length
  )
    throw new Refusal('invalid-input', { field: 'parcels' });
  const left = await readRefundable(tx, orderId);
  for (const part of after) {
    const { parcelId, amount, lines } = part;
    const parcel = left.find(({ id }) => id === parcelId);
    const had = before.find((share) => share.parcel_id === parcelId)?.amount ?? 0;
    if (!parcel) throw new Refusal('parcel-not-found');
    if (amount > parcel.left + had || sum(lines) > amount) throw new Refusal('refund-too-much');
    await checkLines(tx, orderId, part);
  }
}

/** Refuses more pieces or more money of a line than were sold and are not in other refunds. */
async function checkLines(
  tx: Tx,
  orderId: number,
  { parcelId, lines }: AllocatedPart,
): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map(({ lineId }) => lineId);
  if (new Set(ids).size !== lines.length) throw new Refusal('invalid-input', { field: 'lines' });
  const sold = await readSoldLines(tx, orderId, ids);
  for (const { lineId, quantity, amount } of lines) {
    const line = sold.find((one) => one.id === lineId && one.parcelId === parcelId);
    const fits =
      line && line.returned + quantity <= line.quantity && line.refunded + amount <= line.paid;
    if (!fits) throw new Refusal('refund-too-much');
  }
}

/** The sum of parts, in minor units. */
export const sum = (parts: { amount: Money }[]): Money =>
  parts.reduce((all, { amount }) => all + amount, 0);
