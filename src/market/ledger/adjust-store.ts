import { randomCode } from '#base/id.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import type { Staff } from '#market/settings/actor.ts';

export type Adjustment = { storeId: number; /** Minor units of the shop's currency: above zero in the store's favour, below at its cost. */ amount: Money; reason: string };

/** Gives a store something, or takes something from it, for a reason that its statement says. Answers the entry. Refuses 'store-not-found', and 'invalid-input' for no amount or no reason. */
export async function adjustStore(tx: Tx, staff: Staff, { storeId, amount, reason }: Adjustment, now = new Date()): Promise<number | null> {
  if (!Number.isSafeInteger(amount) || amount === 0 || reason.trim() === '') throw new Refusal('invalid-input', { field: 'amount' });
  const store = await tx.selectFrom('stores').select('id').where('id', '=', storeId).executeTakeFirst();
  if (!store) throw new Refusal('store-not-found');
  const { currency } = await tx.selectFrom('settings').select('currency').executeTakeFirstOrThrow();
  await audit(tx, staff, 'store.adjust', `store:${storeId}`, `${amount} ${currency}: ${reason.trim()}`);
  return writeEntry(tx, { kind: 'adjustment', fact: `adjustment:${randomCode()}`, currency, at: now, accountId: staff.accountId, note: reason.trim() }, [{ account: 'store', storeId, amount }, { account: 'market', amount: -amount }]);
}
