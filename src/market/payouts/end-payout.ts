import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import { issueCommission } from '#market/papers/issue-commission.ts';
import { checkPayable, readHeldPayouts } from '#market/payouts/payable.ts';
import type { Staff } from '#market/settings/actor.ts';

type Open = { id: number; store_id: number; amount: number; currency: string };

/**
 * Says that a payout was paid, by hand or by a bank file. The ledger's line of it belongs to the
 * payout too: the lines of one that is paid sum to nothing. The store gets the market's invoice for
 * the commission in it. Refuses 'payout-not-found', 'payout-ended', and 'payout-on-hold' when it is
 * no longer as good as when it was gathered: then it is cancelled and gathered again.
 */
export async function markPaid(
  tx: Tx,
  staff: Staff,
  id: number,
  reference: string,
  now = new Date(),
): Promise<void> {
  const payout = await lockContent(tx, id);
  await checkPayable(tx, [id]);
  await writePaidOut(tx, staff, payout, { reference, despite: '', now });
}

/**
 * Says that a payout was paid although it may be on hold: the bank had carried it out before, and
 * the books say what is. Why it was on hold is kept with it. Refuses 'payout-not-found',
 * 'payout-ended'.
 */
export async function markPaidDespite(
  tx: Tx,
  staff: Staff,
  id: number,
  reference: string,
  now = new Date(),
): Promise<void> {
  const payout = await lockContent(tx, id);
  const [held] = await readHeldPayouts(tx, [id]);
  const despite = held?.why.join(', ') ?? '';
  await writePaidOut(tx, staff, payout, { reference, despite, now });
}

/**
 * Calls an open payout off: its lines are due again. Refuses 'payout-not-found', 'payout-ended'.
 */
export async function cancelPayout(
  tx: Tx,
  staff: Staff,
  id: number,
  note = '',
  now = new Date(),
): Promise<void> {
  await lockOpen(tx, id);
  await tx
    .updateTable('payouts')
    .set({ state: 'cancelled', ended_at: now })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('ledger_lines')
    .set({ payout_id: null })
    .where('payout_id', '=', id)
    .execute();
  await audit(tx, staff, { action: 'payout.cancel', subject: `payout:${id}`, note });
}

type Said = { reference: string; despite: string; now: Date };

async function writePaidOut(
  tx: Tx,
  staff: Staff,
  payout: Open,
  { reference, despite, now }: Said,
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
 * Locks a payout and what it is checked by: refunds of its orders, and a suspension of its store,
 * wait until it is paid, or are seen.
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
