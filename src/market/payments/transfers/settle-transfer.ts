import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { writeCharges } from '#market/ledger/write-charges.ts';
import { writePaid } from '#market/ledger/write-paid.ts';
import { endOpen } from '#market/payments/end-open-payments.ts';
import { restBy, shareOf } from '#market/payments/transfers/arrived-money.ts';
import { reviewPayment } from '#market/payments/transfers/bank-payment.ts';
import {
  lockBankOrder,
  readTolerance,
  type BankOrder,
} from '#market/payments/transfers/lock-bank-order.ts';
import { moveReceipt } from '#market/payments/transfers/move-receipt.ts';

/** How an order stands after money came for it; minor units. */
export type Settled = { outcome: 'paid' | 'short'; missing: Money; surplus: Money };

/**
 * Pays an open order with what has arrived for it, if that is enough. A surplus waits for staff in
 * a payment of its own; too little keeps the order open. The caller has locked the order.
 */
export async function settleTransfer(
  tx: Tx,
  order: BankOrder,
  paymentId: number,
  now: Date,
): Promise<Settled> {
  const owed = await readAmountDue(tx, order.id);
  const payment = tx.selectFrom('payments').select('received').where('id', '=', paymentId);
  const received = (await payment.executeTakeFirstOrThrow()).received ?? 0;
  const share = shareOf(owed, received, await readTolerance(tx, order.currency));
  if (share.kind === 'short')
    return keepOpen(tx, order, { paymentId, owed, missing: share.missing }, now);
  await pay(tx, order, { paymentId, owed, ...share }, now);
  return { outcome: 'paid', missing: 0, surplus: share.surplus };
}

/**
 * The same for an order whose price has gone down: what arrived before may be enough now. Does
 * nothing if nothing has arrived by bank transfer. Safe to repeat. Refuses 'order-not-found'.
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
  if ((await readAmountDue(tx, orderId)) > 0) await settleTransfer(tx, order, open.id, now);
}

/** What the live parcels of an order come to, in minor units. */
export async function readAmountDue(tx: Tx, orderId: number): Promise<Money> {
  const {
    rows: [row],
  } = await sql<{ asked: Money }>`
    select coalesce(sum(total), 0)::bigint as asked
    from parcels
    where order_id = ${orderId} and cancelled_at is null
  `.execute(tx);
  return row?.asked ?? 0;
}

type Short = { paymentId: number; owed: Money; missing: Money };

async function keepOpen(
  tx: Tx,
  order: BankOrder,
  { paymentId, owed, missing }: Short,
  now: Date,
): Promise<Settled> {
  await tx
    .updateTable('payments')
    .set({ state: 'created', amount: owed, updated_at: now })
    .where('id', '=', paymentId)
    .execute();
  await tx
    .updateTable('orders')
    .set({ paid: owed - missing, pay_by: restBy(order.payBy, now) })
    .where('id', '=', order.id)
    .execute();
  await endOpen(tx, order.id); // a gateway's page would ask for the whole price
  await record(tx, 'transfer-short', {
    order: order.id,
    payment: paymentId,
    received: owed - missing,
    missing,
  });
  return { outcome: 'short', missing, surplus: 0 };
}

type Enough = { paymentId: number; owed: Money; surplus: Money; charges: Money };

async function pay(
  tx: Tx,
  order: BankOrder,
  { paymentId, owed, surplus, charges }: Enough,
  now: Date,
): Promise<void> {
  if (surplus > 0) await setAside(tx, order, { from: paymentId, surplus }, now);
  const row = {
    amount: owed,
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
    where order_id = ${order.id}
      and id <> ${paymentId}
      and method = ${orderMethod.bank}
      and state in ('created', 'processing')
  `.execute(tx);
  await tx
    .updateTable('orders')
    .set({ paid_at: now, paid: owed, pay_by: null, order_method: orderMethod.bank })
    .where('id', '=', order.id)
    .execute();
  if (charges > 0) await writeCharges(tx, paymentId, now);
  await writePaid(tx, paymentId, now);
  await record(tx, 'order-paid', { order: order.id, payment: paymentId, amount: owed });
}

async function setAside(
  tx: Tx,
  order: BankOrder,
  { from, surplus }: { from: number; surplus: Money },
  now: Date,
): Promise<void> {
  const to = await reviewPayment(tx, order, { amount: surplus, why: 'surplus' }, now);
  const move = { orderId: order.id, from, to, amount: surplus, note: 'surplus' };
  await moveReceipt(tx, move, now);
  await record(tx, 'payment-in-review', { order: order.id, payment: to });
}
