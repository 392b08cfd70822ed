import { Refusal } from '#base/refusal.ts';
import { askedAmount } from '#base/asked-amount.ts';
import type { Money } from '#base/money.ts';
import type { RefundAsked } from '#contract/payment.ts';
import type { Tx } from '#db/connect.ts';
import { askRefund, type RefundPart } from '#market/payments/ask-refund.ts';
import { checkFree } from '#market/payments/disputes/disputed-money.ts';
import { readLeft, type Left } from '#market/payments/read-left.ts';
import { spread } from '#market/pricing/spread.ts';
import type { Staff } from '#market/settings/actor.ts';

/** A refund as it would be decided: what it takes from which parcel, in minor units. The order is locked. */
export type RefundPlan = { orderId: number; amount: Money; currency: string; exponent: number; parts: RefundPart[] };

/**
 * A refund as staff wish it: pieces of lines, a parcel, an amount (of a parcel or of the whole order,
 * shared by what is left of its parcels), or all that is left. Answers its id.
 * Refuses 'order-not-found', 'parcel-not-found', 'refund-too-much', 'invalid-input', 'payment-disputed'.
 */
export async function refundOrder(tx: Tx, staff: Staff, asked: RefundAsked, now = new Date()): Promise<number> {
  const { orderId, parts } = await planRefund(tx, asked);
  return askRefund(tx, staff, { orderId, reason: asked.reason, parts }, now);
}

/** What a refund would take, without deciding it. Refuses as `refundOrder`. */
export async function planRefund(tx: Tx, { id: orderId, parcel_id: parcelId, lines, amount, back }: RefundAsked): Promise<RefundPlan> {
  const order = await tx.selectFrom('orders').select(['currency', 'currency_exponent as exponent'])
    .where('id', '=', orderId).forUpdate().executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  const parcels = await readLeft(tx, orderId), wanted = parcelId === null ? parcels : parcels.filter(({ id }) => id === parcelId);
  if (wanted.length === 0) throw new Refusal('parcel-not-found');
  const parts = lines?.length ? await partsOfLines(tx, orderId, lines, back) : partsOfAmount(wanted, amountOf(amount, order.exponent, wanted));
  const sum = parts.reduce((all, part) => all + part.amount, 0);
  await checkFree(tx, orderId, sum);
  return { orderId, ...order, parts, amount: sum };
}

function amountOf(text: string, exponent: number, parcels: Left[]): Money {
  const left = parcels.reduce((sum, parcel) => sum + parcel.left, 0);
  const amount = text === '' ? left : askedAmount(text, exponent);
  if (text !== '' && amount === 0) throw new Refusal('invalid-input', { field: text });
  if (amount <= 0 || amount > left) throw new Refusal('refund-too-much');
  return amount;
}

function partsOfAmount(parcels: Left[], amount: Money): RefundPart[] {
  const shares = spread(amount, parcels.map(({ left }) => left));
  return parcels.map(({ id }, at) => ({ parcelId: id, amount: shares[at] ?? 0 })).filter((part) => part.amount > 0);
}

/** What pieces of lines cost: their price, tax and share of the voucher; free pieces of a bundle cost what the paid ones do on average. Shipping stays. */
async function partsOfLines(tx: Tx, orderId: number, wishes: { id: number; quantity: number }[], back: boolean): Promise<RefundPart[]> {
  const rows = await tx.selectFrom('order_lines as l').select(['l.id', 'l.parcel_id', 'l.quantity', 'l.bundle_free', 'l.selling', 'l.tax_price', 'l.voucher_price']).where('l.order_id', '=', orderId).where('l.id', 'in', wishes.map(({ id }) => id))
    .select((row) => row.selectFrom('refund_lines as rl').innerJoin('refunds as r', 'r.id', 'rl.refund_id').whereRef('rl.order_line_id', '=', 'l.id').where('r.state', '<>', 'failed').select((own) => own.fn.sum<number>('rl.quantity').as('sum')).as('returned')).execute();
  const parts = new Map<number, RefundPart & { lines: NonNullable<RefundPart['lines']> }>();
  for (const [id, same] of Map.groupBy(wishes, (wish) => wish.id)) {
    const quantity = same.reduce((sum, wish) => sum + wish.quantity, 0);
    const line = rows.find((row) => row.id === id), before = Number(line?.returned ?? 0);
    if (!line || before + quantity > line.quantity) throw new Refusal('refund-too-much');
    const whole = line.selling * (line.quantity - line.bundle_free) + line.tax_price * line.quantity - line.voucher_price;
    const shares = spread(whole, Array.from({ length: line.quantity }, () => 1)), amount = shares.slice(before, before + quantity).reduce((sum, share) => sum + share, 0);
    if (amount === 0) throw new Refusal('refund-too-much');                 // nothing was paid for these pieces
    const part = parts.get(line.parcel_id) ?? { parcelId: line.parcel_id, amount: 0, lines: [] };
    parts.set(line.parcel_id, { ...part, amount: part.amount + amount, lines: [...part.lines, { lineId: id, quantity, amount, back }] });
  }
  return [...parts.values()];
}
