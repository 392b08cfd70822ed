// How much of a store's releases is kept back: by the shop's terms, or by the store's own.
import { Refusal } from '#base/refusal.ts';
import type { Money } from '#base/money.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * `rate`: hundredths of a percent of each release; `amount`: the total to keep back for the store,
 * in minor units of the shop's currency; one of the two is 0. Each part is kept for `days`.
 */
export type Reserve = { rate: number; amount: Money; days: number };
export type StoreReserve = Reserve & { own: boolean };

/** The reserve terms of a store. Refuses 'store-not-found'. */
export async function readStoreReserve(db: Db, _: Staff, storeId: number): Promise<StoreReserve> {
  const store = await db
    .selectFrom('stores')
    .select('id')
    .where('id', '=', storeId)
    .executeTakeFirst();
  if (!store) throw new Refusal('store-not-found');
  const own = await db
    .selectFrom('reserve_terms')
    .select(['rate', 'amount', 'days'])
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  if (own) return { ...own, own: true };
  const shops = await db
    .selectFrom('settings')
    .select(['reserve_rate as rate', 'reserve_amount as amount', 'reserve_days as days'])
    .executeTakeFirstOrThrow();
  return { ...shops, own: false };
}

/**
 * Sets a store's own reserve terms, from its next release on; null: the shop's terms. Refuses
 * 'store-not-found'.
 */
export async function saveStoreReserve(
  tx: Tx,
  staff: Staff,
  storeId: number,
  reserve: Reserve | null,
): Promise<void> {
  await readStoreReserve(tx, staff, storeId);
  if (reserve === null)
    await tx.deleteFrom('reserve_terms').where('store_id', '=', storeId).execute();
  else {
    const terms = { ...reserve, updated_at: new Date() };
    await tx
      .insertInto('reserve_terms')
      .values({ store_id: storeId, ...terms })
      .onConflict((conflict) => conflict.column('store_id').doUpdateSet(terms))
      .execute();
  }
  await audit(tx, staff, {
    action: 'store.reserve',
    subject: `store:${storeId}`,
    note: reserve ? reserveInWords(reserve) : 'as the shop',
  });
}

/** The terms in words, for the audit log. */
export const reserveInWords = ({ rate, amount, days }: Reserve): string =>
  `reserve ${rate > 0 ? `${rate / 100} %` : amount} for ${days} days`;
