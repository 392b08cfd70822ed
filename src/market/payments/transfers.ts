import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit.ts';
import { applyOutcome } from '#market/payments/apply-outcome.ts';
import type { Shopper, Staff } from '#market/settings/actor.ts';

/** What a buyer says of a transfer: the bank's transaction id, and where it came from. */
export type Proof = { orderId: number; transId: string; bankName: string; accountName: string; accountNumber: string; branchName: string };

/** Files a buyer's proof of a transfer, to be looked at by staff; a later one takes the place of one that waits. Refuses 'order-not-found', 'order-cancelled', 'already-paid', 'method-unavailable', 'transfer-used'. */
export async function fileTransfer(tx: Tx, shopper: Shopper, proof: Proof, now = new Date()): Promise<void> {
  const order = await tx.selectFrom('orders').select(['id', 'paid_at', 'cancelled_at']).where('id', '=', proof.orderId).where('shopper', '=', shopper.key).forUpdate().executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  if (order.cancelled_at) throw new Refusal('order-cancelled');
  if (order.paid_at) throw new Refusal('already-paid');
  const payment = await tx.selectFrom('payments').select('id').where('order_id', '=', order.id).where('method', '=', orderMethod.bank).where('state', 'in', ['created', 'processing']).orderBy('id', 'desc').executeTakeFirst();
  if (!payment) throw new Refusal('method-unavailable');
  await tx.deleteFrom('transfers').where('order_id', '=', order.id).where('state', '=', 'waiting').execute();
  const { rows: [used] } = await sql<{ id: number }>`select id from transfers where lower(trans_id) = lower(${proof.transId}) and state <> 'refused'`.execute(tx);
  if (used) throw new Refusal('transfer-used');
  const filed = await tx.insertInto('transfers').values({ payment_id: payment.id, order_id: order.id, trans_id: proof.transId, bank_name: proof.bankName, account_name: proof.accountName, account_number: proof.accountNumber, branch_name: proof.branchName, created_at: now })
    .onConflict((conflict) => conflict.doNothing()).returning('id').executeTakeFirst();
  if (!filed) throw new Refusal('transfer-used');                    // filed by another at the same moment
  await tx.updateTable('payments').set({ state: 'processing', updated_at: now }).where('id', '=', payment.id).execute();
}

/** Staff have seen the money of a transfer: the order is paid. Refuses 'transfer-not-found', 'transfer-decided'. */
export async function acceptTransfer(tx: Tx, staff: Staff, id: number, now = new Date()): Promise<void> {
  const { payment_id: paymentId, trans_id: transId } = await decide(tx, staff, id, 'accepted', '', now);
  const payment = await tx.selectFrom('payments').select(['amount', 'currency', 'exponent', 'key']).where('id', '=', paymentId).executeTakeFirstOrThrow();
  await applyOutcome(tx, paymentId, { state: 'succeeded', received: { minor: payment.amount, currency: payment.currency, exponent: payment.exponent }, providerRef: null, providerPaymentRef: transId.toLowerCase(), echo: payment.key, detail: '' }, now);
}

/** Staff do not find a transfer; the buyer reads why and may file another. Refuses 'transfer-not-found', 'transfer-decided'. */
export async function refuseTransfer(tx: Tx, staff: Staff, id: number, reason: string, now = new Date()): Promise<void> {
  const { payment_id: paymentId, order_id: orderId } = await decide(tx, staff, id, 'refused', reason, now);
  await tx.updateTable('payments').set({ state: 'created', updated_at: now }).where('id', '=', paymentId).where('state', '=', 'processing').execute();
  await record(tx, 'transfer-refused', { order: orderId, transfer: id });
}

async function decide(tx: Tx, staff: Staff, id: number, state: 'accepted' | 'refused', reason: string, now: Date): Promise<{ payment_id: number; order_id: number; trans_id: string }> {
  const found = await tx.selectFrom('transfers').select('order_id').where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('transfer-not-found');
  await tx.selectFrom('orders').select('id').where('id', '=', found.order_id).forUpdate().executeTakeFirstOrThrow();
  const decided = await tx.updateTable('transfers').set({ state, reason, decided_by: staff.accountId, decided_at: now }).where('id', '=', id).where('state', '=', 'waiting').returning(['payment_id', 'order_id', 'trans_id']).executeTakeFirst();
  if (!decided) throw new Refusal('transfer-decided');
  await audit(tx, staff, `transfer.${state}`, `transfer:${id}`, reason);
  return decided;
}
