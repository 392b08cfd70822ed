import { randomCode } from '#base/id.ts';
import { Refusal } from '#base/refusal.ts';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { checkFree, checkUndisputed } from '#market/payments/disputes/disputed-money.ts';
import { readRefundable } from '#market/payments/refunds/read-refundable.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/**
 * What a refund takes from a parcel, in minor units. `lines`: how much of it is for which line, for
 * how many pieces, and whether they go back into stock once the refund has succeeded.
 */
export type RefundPart = {
  parcelId: number;
  amount: Money;
  lines?: { lineId: number; quantity: number; amount: Money; back: boolean }[];
};
/**
 * With `paymentId`, a payment that the order does not count (made twice, or too late) is given back
 * whole, without parts.
 */
export type RefundInput = {
  orderId: number;
  paymentId?: number;
  reason: string;
  parts: RefundPart[];
};

/**
 * Decides a refund; a task of its own sends the money. `staff` is a seller for pieces that their
 * store cancels, and null when the market decides by itself. Returns its id. Refuses
 * 'order-not-found', 'refund-too-much' for more than was paid (refunds on their way count), and
 * 'payment-disputed' for what an open dispute may take.
 */
export async function askRefund(
  tx: Tx,
  staff: Seller | Staff | null,
  { orderId, paymentId, reason, parts }: RefundInput,
  now = new Date(),
): Promise<number> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'paid', 'refunded'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  const amount =
    paymentId === undefined
      ? parts.reduce((sum, part) => sum + part.amount, 0)
      : await amountOf(tx, paymentId);
  if (paymentId === undefined) await takeFromOrder(tx, order, amount, parts);
  else await checkUndisputed(tx, paymentId);
  const { id } = await tx
    .insertInto('refunds')
    .values({
      order_id: orderId,
      payment_id: paymentId ?? (await paidBy(tx, orderId)),
      amount,
      reason,
      actor: staff ? staff.name : 'market',
      account_id: staff?.accountId ?? null,
      key: `ref_${randomCode()}${randomCode()}`,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(tx, id, parts);
  await enqueue(tx, 'send-refund', { refund: id });
  if (staff)
    await audit(tx, staff, { action: 'refund.ask', subject: `order:${orderId}`, note: reason });
  return id;
}

async function amountOf(tx: Tx, paymentId: number): Promise<Money> {
  const payment = await tx
    .selectFrom('payments')
    .select(['received'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return payment.received ?? 0;
}

async function paidBy(tx: Tx, orderId: number): Promise<number | null> {
  const payment = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  return payment?.id ?? null;
}

/** Counts the refund against its order and parcels. Refuses 'refund-too-much'. */
async function takeFromOrder(
  tx: Tx,
  order: { id: number; paid: number; refunded: number },
  amount: Money,
  parts: RefundPart[],
): Promise<void> {
  if (amount <= 0 || order.refunded + amount > order.paid) throw new Refusal('refund-too-much');
  const parcels = await readRefundable(tx, order.id);
  const leftOf = (parcelId: number) => parcels.find(({ id }) => id === parcelId)?.left ?? 0;
  if (parts.some((part) => part.amount <= 0 || part.amount > leftOf(part.parcelId)))
    throw new Refusal('refund-too-much');
  await checkFree(tx, order.id, amount);
  await tx
    .updateTable('orders')
    .set({ refunded: order.refunded + amount })
    .where('id', '=', order.id)
    .execute();
}

async function writeParts(tx: Tx, refund: number, parts: RefundPart[]): Promise<void> {
  if (parts.length)
    await tx
      .insertInto('refund_parcels')
      .values(
        parts.map(({ parcelId, amount }) => ({ refund_id: refund, parcel_id: parcelId, amount })),
      )
      .execute();
  const lines = parts.flatMap(({ lines: own = [] }) => own);
  if (!lines.length) return;
  await tx
    .insertInto('refund_lines')
    .values(
      lines.map(({ lineId, quantity, amount, back }) => ({
        refund_id: refund,
        order_line_id: lineId,
        quantity,
        amount,
        back,
      })),
    )
    .execute();
}
