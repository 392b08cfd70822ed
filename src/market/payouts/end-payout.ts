import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import type { Staff } from '#market/settings/actor.ts';

type Row = { store_id: number; amount: number; currency: string };

/** Says that a payout was paid, by hand or by a bank file. The ledger's line of it belongs to the payout too: the lines of one that is paid sum to nothing. Refuses 'payout-not-found', 'payout-ended'. */
export async function markPaid(tx: Tx, staff: Staff, id: number, reference: string, now = new Date()): Promise<void> {
  const { store_id: storeId, amount, currency } = await lockOpen(tx, id);
  await tx.updateTable('payouts').set({ state: 'paid', reference: reference.trim(), ended_at: now }).where('id', '=', id).execute();
  await writeEntry(tx, { kind: 'payout', fact: `payout:${id}`, currency, at: now, accountId: staff.accountId, note: reference.trim() }, [{ account: 'store', storeId, payoutId: id, amount: -amount }, { account: 'bank', amount }]);
  await audit(tx, staff, 'payout.pay', `payout:${id}`, reference.trim());
}

/** Calls an open payout off: its lines are due again. Refuses 'payout-not-found', 'payout-ended'. */
export async function cancelPayout(tx: Tx, staff: Staff, id: number, note = '', now = new Date()): Promise<void> {
  await lockOpen(tx, id);
  await tx.updateTable('payouts').set({ state: 'cancelled', ended_at: now }).where('id', '=', id).execute();
  await tx.updateTable('ledger_lines').set({ payout_id: null }).where('payout_id', '=', id).execute();
  await audit(tx, staff, 'payout.cancel', `payout:${id}`, note);
}

async function lockOpen(tx: Tx, id: number): Promise<Row> {
  const payout = await tx.selectFrom('payouts').select(['store_id', 'amount', 'currency', 'state']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!payout) throw new Refusal('payout-not-found');
  if (payout.state !== 'open') throw new Refusal('payout-ended');
  return payout;
}
