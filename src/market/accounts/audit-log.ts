import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/** The person who did it, and the store they did it for, if any. */
type By = Pick<Staff, 'accountId' | 'name'> & Partial<Pick<Seller, 'storeId'>>;

/** What was done, such as `parcel.confirm`, and to what, such as `parcel:12`. */
export type Deed = { action: string; subject: string; note?: string };

/**
 * Writes down who did what; `by` is null for the market's own terminal. An entry about a store can
 * be read by the people who work there. Refuses as `requireAtWork`.
 */
export async function audit(
  tx: Tx,
  by: By | null,
  { action, subject, note = '' }: Deed,
): Promise<void> {
  if (by?.storeId !== undefined) await requireAtWork(tx, { ...by, storeId: by.storeId });
  await tx
    .insertInto('audit')
    .values({
      account_id: by?.accountId ?? null,
      store_id: by?.storeId ?? null,
      actor: by ? by.name : 'terminal',
      action,
      subject,
      note,
    })
    .execute();
}

/**
 * Refuses 'not-allowed' to a person who no longer works for the store, even if they did when their
 * request began. A dismissal waits until this transaction is done.
 */
export async function requireAtWork(
  tx: Tx,
  { accountId, storeId }: Pick<Seller, 'accountId' | 'storeId'>,
): Promise<void> {
  const here = await tx
    .selectFrom('store_members')
    .select('account_id')
    .where('store_id', '=', storeId)
    .where('account_id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst();
  if (!here) throw new Refusal('not-allowed');
}
