import { Refusal } from '#base/refusal.ts';
import { amountFromInput } from '#base/amount-from-input.ts';
import type { Money } from '#base/money.ts';
import type { RefundInput } from '#contract/refund.ts';
import type { Tx } from '#db/connect.ts';
import { askRefund, type RefundPart } from '#market/payments/refunds/ask-refund.ts';
import { checkFree } from '#market/payments/disputes/disputed-money.ts';
import { readRefundable, type Refundable } from '#market/payments/refunds/read-refundable.ts';
import { readSoldLines, type SoldLine } from '#market/payments/refunds/read-sold-lines.ts';
import { spread } from '#market/pricing/spread-amount.ts';
import type { Staff } from '#market/settings/actor.ts';

/** A refund as it would be decided: what it takes from which parcel, in minor units. */
export type RefundPlan = {
  orderId: number;
  amount: Money;
  /** What is left of the order, including this refund. */
  left: Money;
  currency: string;
  exponent: number;
  parts: RefundPart[];
};

/**
 * Decides a refund that staff ask for: pieces of lines, a parcel, an amount (from a parcel, or from
 * the whole order, divided by what is left of its parcels), or all that is left. Returns its id.
 * Refuses 'order-not-found', 'parcel-not-found', 'refund-too-much', 'invalid-input',
 * 'payment-disputed', and 'refund-changed' when another amount is left than whoever decided it saw.
 */
export async function refundOrder(
  tx: Tx,
  staff: Staff,
  input: RefundInput,
  now = new Date(),
): Promise<number> {
  const { orderId, parts } = await planRefund(tx, input);
  return askRefund(tx, staff, { orderId, reason: input.reason, parts }, now);
}

/** What a refund would take, without deciding it. Locks the order. Refuses as `refundOrder`. */
export async function planRefund(
  tx: Tx,
  { id: orderId, parcel_id: parcelId, lines, amount, amount_left: seen, back }: RefundInput,
): Promise<RefundPlan> {
  const order = await tx
    .selectFrom('orders')
    .select(['currency', 'currency_exponent as exponent'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  const parcels = await readRefundable(tx, orderId);
  const left = parcels.reduce((sum, parcel) => sum + parcel.left, 0);
  if (seen && amountFromInput(seen, order.exponent) !== left) throw new Refusal('refund-changed');
  const refundable = parcelId === null ? parcels : parcels.filter(({ id }) => id === parcelId);
  if (refundable.length === 0) throw new Refusal('parcel-not-found');
  const parts = lines?.length
    ? await partsOfLines(tx, orderId, lines, back)
    : partsOfAmount(refundable, amountOf(amount, order.exponent, refundable));
  const sum = parts.reduce((all, part) => all + part.amount, 0);
  await checkFree(tx, orderId, sum);
  return { orderId, ...order, parts, amount: sum, left };
}

function amountOf(text: string, exponent: number, parcels: Refundable[]): Money {
  const left = parcels.reduce((sum, parcel) => sum + parcel.left, 0);
  const amount = text === '' ? left : amountFromInput(text, exponent);
  if (text !== '' && amount === 0) throw new Refusal('invalid-input', { field: text });
  if (amount <= 0 || amount > left) throw new Refusal('refund-too-much');
  return amount;
}

function partsOfAmount(parcels: Refundable[], amount: Money): RefundPart[] {
  const shares = spread(
    amount,
    parcels.map(({ left }) => left),
  );
  return parcels
    .map(({ id }, at) => ({ parcelId: id, amount: shares[at] ?? 0 }))
    .filter((part) => part.amount > 0);
}

/**
 * What pieces of lines cost: their price, tax and share of the voucher, without shipping. Free
 * pieces of a bundle cost what its pieces cost on average.
 */
async function partsOfLines(
  tx: Tx,
  orderId: number,
  pieces: { id: number; quantity: number }[],
  back: boolean,
): Promise<RefundPart[]> {
  const sold = await readSoldLines(
    tx,
    orderId,
    pieces.map(({ id }) => id),
  );
  const parts = new Map<number, RefundPart>();
  for (const [id, same] of Map.groupBy(pieces, (piece) => piece.id)) {
    const quantity = same.reduce((sum, piece) => sum + piece.quantity, 0);
    const line = sold.find((one) => one.id === id);
    if (!line) throw new Refusal('refund-too-much');
    const amount = costOf(line, quantity);
    const { parcelId } = line;
    const before = parts.get(parcelId);
    const lines = [...(before?.lines ?? []), { lineId: id, quantity, amount, back }];
    parts.set(parcelId, { parcelId, amount: (before?.amount ?? 0) + amount, lines });
  }
  return [...parts.values()];
}

/**
 * What the next pieces of a line cost. Refuses 'refund-too-much' if that is nothing, or more than
 * is left of the line.
 */
function costOf(
  { quantity: all, goods, returned, paid, refunded }: SoldLine,
  quantity: number,
): Money {
  const shares = spread(
    goods,
    Array.from({ length: all }, () => 1),
  );
  const amount = shares.slice(returned, returned + quantity).reduce((sum, share) => sum + share, 0);
  const fits = returned + quantity <= all && amount > 0 && refunded + amount <= paid;
  if (!fits) throw new Refusal('refund-too-much');
  return amount;
}
