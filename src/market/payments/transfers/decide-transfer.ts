import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { bookArrival, type Booked } from '#market/payments/transfers/book-arrival.ts';
import { lockBankOrder } from '#market/payments/transfers/lock-bank-order.ts';
import type { Staff } from '#market/settings/actor.ts';
import { marketDay } from '#market/settings/market-day.ts';

/**
 * What arrived of a transfer. `amount` in minor units; null: what is owed now. `valueOn`: ISO date;
 * null: today, by the market's clocks.
 */
export type SeenTransfer = { transferId: number; amount: Money | null; valueOn: string | null };
export type RefusedTransfer = { transferId: number; reason: string };

/**
 * Staff have seen the money of a transfer that a buyer reported: what arrived is booked. Refuses
 * 'transfer-not-found', 'transfer-decided', 'already-paid' or 'order-cancelled' if no amount is
 * given and nothing is owed, and what `bookArrival` refuses.
 */
export async function acceptTransfer(
  tx: Tx,
  staff: Staff,
  { transferId, amount, valueOn }: SeenTransfer,
  now = new Date(),
): Promise<Booked> {
  const decision = { transferId, state: 'accepted', reason: '' } as const;
  const { orderId, transId, accountName } = await decide(tx, staff, decision, now);
  const order = await lockBankOrder(tx, orderId);
  const arrived = amount ?? order.owed;
  if (arrived === 0) throw new Refusal(order.closed ? 'order-cancelled' : 'already-paid');
  return bookArrival(
    tx,
    {
      orderId,
      amount: arrived,
      currency: order.currency,
      valueOn: valueOn ?? (await marketDay(tx, now)),
      reference: transId,
      remitter: accountName,
      source: 'staff',
      transferId,
      entryId: null,
      accountId: staff.accountId,
      note: '',
    },
    now,
  );
}

/**
 * Staff do not find the money of a transfer; the buyer reads why and may report another. Refuses
 * 'transfer-not-found', 'transfer-decided'.
 */
export async function refuseTransfer(
  tx: Tx,
  staff: Staff,
  { transferId, reason }: RefusedTransfer,
  now = new Date(),
): Promise<void> {
  const decision = { transferId, state: 'refused', reason } as const;
  const { orderId, paymentId } = await decide(tx, staff, decision, now);
  await tx
    .updateTable('payments')
    .set({ state: 'created', updated_at: now })
    .where('id', '=', paymentId)
    .where('state', '=', 'processing')
    .execute();
  await record(tx, 'transfer-refused', { order: orderId, transfer: transferId });
}

type Decision = { transferId: number; state: 'accepted' | 'refused'; reason: string };
type Decided = { orderId: number; paymentId: number; transId: string; accountName: string };

/** Locks the order before its transfer: whoever comes second finds it decided. */
async function decide(
  tx: Tx,
  staff: Staff,
  { transferId, state, reason }: Decision,
  now: Date,
): Promise<Decided> {
  const found = await tx
    .selectFrom('transfers')
    .select('order_id')
    .where('id', '=', transferId)
    .executeTakeFirst();
  if (!found) throw new Refusal('transfer-not-found');
  await sql`select from orders where id = ${found.order_id} for update`.execute(tx);
  const {
    rows: [decided],
  } = await sql<Decided>`
    update transfers
    set state = ${state}, reason = ${reason}, decided_by = ${staff.accountId}, decided_at = ${now}
    where id = ${transferId} and state = 'waiting'
    returning order_id as "orderId", payment_id as "paymentId", trans_id as "transId",
      account_name as "accountName"
  `.execute(tx);
  if (!decided) throw new Refusal('transfer-decided');
  await audit(tx, staff, {
    action: `transfer.${state}`,
    subject: `transfer:${transferId}`,
    note: reason,
  });
  return decided;
}
