import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/** Who did it: a person, at work for a store where they say so. */
type By = Pick<Staff, 'accountId' | 'name'> & Partial<Pick<Seller, 'storeId'>>;

/** What was done, such as `parcel.confirm`, and to what, such as `parcel:12`. */
export type Deed = { action: string; subject: string; note?: string };

/**
 * Writes down who did what; null is the market's own terminal. Of a store, its people read it.
 * Refuses as `requireAtWork`.
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
 * Whoever is let go waits until this is done, and does nothing after: refuses 'not-allowed' to
 * whoever works for the store no more, though they did when they were let in.
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
