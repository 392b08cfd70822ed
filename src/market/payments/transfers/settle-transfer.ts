import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { writeCharges } from '#market/ledger/write-charges.ts';
import { writePaid } from '#market/ledger/write-paid.ts';
import { endOpen } from '#market/payments/end-open.ts';
import { restBy, shareOf } from '#market/payments/transfers/arrival.ts';
import { reviewPayment } from '#market/payments/transfers/bank-payment.ts';
import {
  lockBankOrder,
  readTolerance,
  type BankOrder,
} from '#market/payments/transfers/lock-order.ts';
import { moveReceipt } from '#market/payments/transfers/move-receipt.ts';

/** How an order stands after money came for it. Minor units. */
export type Settled = { outcome: 'paid' | 'short'; missing: Money; surplus: Money };

/**
 * Lets what has arrived for an open order pay it, where that is enough; what is more than it comes
 * to waits for staff in a payment of its own, what is less keeps it open. The caller has locked it.
 */
export async function settleTransfer(
  tx: Tx,
  order: BankOrder,
  paymentId: number,
  now: Date,
): Promise<Settled> {
  const asked = await readAsked(tx, order.id);
  const payment = tx.selectFrom('payments').select('received').where('id', '=', paymentId);
  const received = (await payment.executeTakeFirstOrThrow()).received ?? 0;
  const share = shareOf(asked, received, await readTolerance(tx, order.currency));
  if (share.kind === 'short')
    return keepOpen(tx, order, { paymentId, asked, missing: share.missing }, now);
  await pay(tx, order, { paymentId, asked, ...share }, now);
  return { outcome: 'paid', missing: 0, surplus: share.surplus };
}

/**
 * The same for an order of which less is owed now than before: what had come may be enough. Nothing
 * where nothing came by transfer. Safe to repeat.
 */
export async function settleArrived(tx: Tx, orderId: number, now = new Date()): Promise<void> {
  const order = await lockBankOrder(tx, orderId);
  if (order.paid || order.closed) return;
  const open = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('method', '=', orderMethod.bank)
    .where('state', 'in', ['created', 'processing'])
    .where('received', '>', 0)
    .executeTakeFirst();
  if (!open || order.owed > (await readTolerance(tx, order.currency))) return;
  if ((await readAsked(tx, orderId)) > 0) await settleTransfer(tx, order, open.id, now);
}

/** What the live parcels of an order come to. */
export async function readAsked(tx: Tx, orderId: number): Promise<Money> {
  const {
    rows: [row],
  } = await sql<{ asked: Money }>`
    select coalesce(sum(total), 0)::bigint as asked from parcels
    where order_id = ${orderId} and cancelled_at is null`.execute(tx);
  return row?.asked ?? 0;
}

type Short = { paymentId: number; asked: Money; missing: Money };

async function keepOpen(
  tx: Tx,
  order: BankOrder,
  { paymentId, asked, missing }: Short,
  now: Date,
): Promise<Settled> {
  await tx
    .updateTable('payments')
    .set({ state: 'created', amount: asked, updated_at: now })
    .where('id', '=', paymentId)
    .execute();
  await tx
    .updateTable('orders')
    .set({ paid: asked - missing, pay_by: restBy(order.payBy, now) })
    .where('id', '=', order.id)
    .execute();
  await endOpen(tx, order.id); // a page elsewhere would ask for all of it
  await record(tx, 'transfer-short', {
    order: order.id,
    payment: paymentId,
    received: asked - missing,
    missing,
  });
  return { outcome: 'short', missing, surplus: 0 };
}

type Enough = { paymentId: number; asked: Money; surplus: Money; charges: Money };

async function pay(
  tx: Tx,
  order: BankOrder,
  { paymentId, asked, surplus, charges }: Enough,
  now: Date,
): Promise<void> {
  if (surplus > 0) await setAside(tx, order, paymentId, surplus, now);
  const row = {
    amount: asked,
    bank_charges: charges,
    state: 'succeeded',
    reason: charges > 0 ? 'charges' : '',
  };
  await tx
    .updateTable('payments')
    .set({ ...row, updated_at: now, succeeded_at: now })
    .where('id', '=', paymentId)
    .execute();
  await sql`
    update payments set state = 'cancelled', updated_at = ${now}
    where order_id = ${order.id} and id <> ${paymentId} and method = ${orderMethod.bank} and state in ('created', 'processing')`.execute(
    tx,
  );
  await tx
    .updateTable('orders')
    .set({ paid_at: now, paid: asked, pay_by: null, order_method: orderMethod.bank })
    .where('id', '=', order.id)
    .execute();
  if (charges > 0) await writeCharges(tx, paymentId, now);
  await writePaid(tx, paymentId, now);
  await record(tx, 'order-paid', { order: order.id, payment: paymentId, amount: asked });
}

async function setAside(
  tx: Tx,
  order: BankOrder,
  from: number,
  surplus: Money,
  now: Date,
): Promise<void> {
  const to = await reviewPayment(tx, order, surplus, 'surplus', now);
  await moveReceipt(tx, { orderId: order.id, from, to }, surplus, 'surplus', now);
  await record(tx, 'payment-in-review', { order: order.id, payment: to });
}
