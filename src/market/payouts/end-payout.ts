import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import { issueCommission } from '#market/papers/issue-commission.ts';
import { checkPayable, readHeldPayouts } from '#market/payouts/held-payouts.ts';
import type { Staff } from '#market/settings/actor.ts';

/** A payout that the bank has carried out, and the bank's reference. */
export type PaidPayout = { payoutId: number; reference: string };
/** A payout to cancel; `note`: why. */
export type CancelledPayout = { payoutId: number; note?: string };
type Open = { id: number; store_id: number; amount: number; currency: string };

/**
 * Marks a payout as paid, by hand or by a bank file. The ledger line of the payment belongs to the
 * payout too, so the lines of a paid payout sum to zero. The store gets the market's invoice for
 * the commission in it. Refuses 'payout-not-found', 'payout-ended', and 'payout-on-hold' if it
 * cannot be paid as it was gathered any more: cancel it and gather again.
 */
export async function markPaid(
  tx: Tx,
  staff: Staff,
  { payoutId, reference }: PaidPayout,
  now = new Date(),
): Promise<void> {
  const payout = await lockContent(tx, payoutId);
  await checkPayable(tx, [payoutId]);
  await writePaidOut(tx, staff, payout, { reference, despite: '', now });
}

/**
 * Marks a payout as paid although it may be on hold: the bank has already carried it out, and the
 * books say what is. Why it was on hold is kept with it. Refuses 'payout-not-found',
 * 'payout-ended'.
 */
export async function markPaidDespite(
  tx: Tx,
  staff: Staff,
  { payoutId, reference }: PaidPayout,
  now = new Date(),
): Promise<void> {
  const payout = await lockContent(tx, payoutId);
  const [held] = await readHeldPayouts(tx, [payoutId]);
  const despite = held?.why.join(', ') ?? '';
  await writePaidOut(tx, staff, payout, { reference, despite, now });
}

/** Cancels an open payout: its lines are due again. Refuses 'payout-not-found', 'payout-ended'. */
export async function cancelPayout(
  tx: Tx,
  staff: Staff,
  { payoutId, note = '' }: CancelledPayout,
  now = new Date(),
): Promise<void> {
  await lockOpen(tx, payoutId);
  await tx
    .updateTable('payouts')
    .set({ state: 'cancelled', ended_at: now })
    .where('id', '=', payoutId)
    .execute();
  await tx
    .updateTable('ledger_lines')
    .set({ payout_id: null })
    .where('payout_id', '=', payoutId)
    .execute();
  await audit(tx, staff, { action: 'payout.cancel', subject: `payout:${payoutId}`, note });
}

type Transferred = { reference: string; despite: string; now: Date };

async function writePaidOut(
  tx: Tx,
  staff: Staff,
  payout: Open,
  { reference, despite, now }: Transferred,
): Promise<void> {
  const { id, store_id: storeId, amount, currency } = payout;
  const note = reference.trim();
  await tx
    .updateTable('payouts')
    .set({ state: 'paid', reference: note, despite, ended_at: now })
    .where('id', '=', id)
    .execute();
  const entry = {
    kind: 'payout',
    fact: `payout:${id}`,
    currency,
    at: now,
    accountId: staff.accountId,
    note,
  } as const;
  await writeEntry(tx, entry, [
    { account: 'store', storeId, payoutId: id, amount: -amount },
    { account: 'bank', amount },
  ]);
  await issueCommission(tx, id, now);
  await audit(tx, staff, {
    action: despite ? 'payout.pay-despite' : 'payout.pay',
    subject: `payout:${id}`,
    note: despite ? `${note} (${despite})` : note,
  });
  await record(tx, 'payout-paid', { payout: id, store: storeId });
}

/**
 * Locks a payout together with its orders and its store, so that a refund or a suspension either is
 * seen by the checks or waits until the payout is paid.
 */
async function lockContent(tx: Tx, id: number): Promise<Open> {
  const payout = await lockOpen(tx, id);
  await sql`
    select from orders
    where id in (
      select e.order_id
      from ledger_lines l
      join ledger_entries e on e.id = l.entry_id
      where l.payout_id = ${id}
    )
    order by id
    for share
  `.execute(tx);
  await sql`select from stores where id = ${payout.store_id} for share`.execute(tx);
  return payout;
}

async function lockOpen(tx: Tx, id: number): Promise<Open> {
  const payout = await tx
    .selectFrom('payouts')
    .select(['id', 'store_id', 'amount', 'currency', 'state'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!payout) throw new Refusal('payout-not-found');
  if (payout.state !== 'open') throw new Refusal('payout-ended');
  return payout;
}
