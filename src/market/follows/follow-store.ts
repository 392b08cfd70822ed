import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch } from '#db/touch.ts';
import { followersTag } from '#market/follows/read-following.ts';
import type { Customer } from '#market/settings/actor.ts';

/**
 * Follows a store, or stops following it. Returns true when it is followed now, else null. Refuses
 * 'store-not-found' for a store that is not open.
 */
export async function followStore(tx: Tx, customer: Customer, store: number): Promise<true | null> {
  await oneAtATime(tx, customer.key);
  await touch(tx, followersTag(store));
  const left = await tx
    .deleteFrom('follows')
    .where('account_id', '=', customer.accountId)
    .where('store_id', '=', store)
    .returning('id')
    .executeTakeFirst();
  if (left) return null;
  const open = await tx
    .selectFrom('stores')
    .select('id')
    .where('id', '=', store)
    .where('public', '=', true)
    .where('suspended_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!open) throw new Refusal('store-not-found');
  await tx
    .insertInto('follows')
    .values({ account_id: customer.accountId, store_id: store })
    .execute();
  return true;
}
