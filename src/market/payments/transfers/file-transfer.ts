import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { checkDay } from '#market/payments/transfers/check-transfer-day.ts';
import {
  keepProof,
  readWaitingProof,
  type Proof,
} from '#market/payments/transfers/transfer-proof.ts';
import type { Shopper } from '#market/settings/actor.ts';

/**
 * What a buyer reports about a transfer: the bank's transaction id, where it came from, how much
 * (minor units; null: not said), on which day (ISO date; null: not said), and a proof.
 */
export type ReportedTransfer = {
  orderId: number;
  transId: string;
  bankName: string;
  accountName: string;
  accountNumber: string;
  branchName: string;
  amount: Money | null;
  paidOn: string | null;
  proof: Proof | null;
};

/**
 * Files a buyer's report of a transfer for staff to check. A later report replaces one that still
 * waits, and keeps its proof if it brings none. Refuses 'order-not-found', 'order-cancelled',
 * 'already-paid', 'method-unavailable', 'transfer-day-early', 'transfer-day-ahead',
 * 'transfer-used'.
 */
export async function fileTransfer(
  tx: Tx,
  shopper: Shopper,
  report: ReportedTransfer,
  now = new Date(),
): Promise<void> {
  const { paymentId, placedAt } = await lockPayment(tx, shopper, report.orderId);
  if (report.paidOn !== null) checkDay(report.paidOn, placedAt, now);
  const proof = report.proof ?? (await readWaitingProof(tx, report.orderId));
  await tx
    .deleteFrom('transfers')
    .where('order_id', '=', report.orderId)
    .where('state', '=', 'waiting')
    .execute();
  const {
    rows: [used],
  } = await sql<{ id: number }>`
    select id
    from transfers
    where lower(trans_id) = lower(${report.transId}) and state <> 'refused'
  `.execute(tx);
  if (used) throw new Refusal('transfer-used');
  await insertTransfer(tx, paymentId, { ...report, proof }, now);
  await tx
    .updateTable('payments')
    .set({ state: 'processing', updated_at: now })
    .where('id', '=', paymentId)
    .execute();
}

type Open = { paymentId: number; placedAt: Date };

async function lockPayment(tx: Tx, shopper: Shopper, orderId: number): Promise<Open> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'paid_at', 'cancelled_at', 'created_at'])
    .where('id', '=', orderId)
    .where('shopper', '=', shopper.key)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  if (order.cancelled_at) throw new Refusal('order-cancelled');
  if (order.paid_at) throw new Refusal('already-paid');
  const payment = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .where('method', '=', orderMethod.bank)
    .where('state', 'in', ['created', 'processing'])
    .orderBy((row) => row.fn.coalesce('received', row.val(0)), 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!payment) throw new Refusal('method-unavailable');
  return { paymentId: payment.id, placedAt: order.created_at };
}

async function insertTransfer(
  tx: Tx,
  paymentId: number,
  report: ReportedTransfer,
  now: Date,
): Promise<void> {
  const filed = await tx
    .insertInto('transfers')
    .values({
      payment_id: paymentId,
      order_id: report.orderId,
      trans_id: report.transId,
      bank_name: report.bankName,
      account_name: report.accountName,
      account_number: report.accountNumber,
      branch_name: report.branchName,
      amount: report.amount,
      paid_on: report.paidOn,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!filed) throw new Refusal('transfer-used'); // filed by another at the same moment
  if (report.proof) await keepProof(tx, filed.id, report.proof, now);
}
