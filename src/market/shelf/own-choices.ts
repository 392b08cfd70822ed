// What sellers choose from when they name the subject of something: public products of their store,
// and public categories.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { OwnCategoryChoice, OwnProductChoice } from '#contract/seller-own-choice.ts';
import type { Db } from '#db/connect.ts';
import { findProducts } from '#market/catalogue/find-products.ts';
import { readList, textsContain } from '#market/edits/listing.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** How far they are counted, because only the first ones are looked at. */
const COUNTED = 1000;

/** A page of the store's public products; `q` searches as in the list of products. */
export async function listOwnProducts(
  db: Db,
  { storeId, language }: Seller,
  { q, ...query }: ListInput,
  { currency_exponent: exponent }: MarketSettings,
): Promise<Listed<OwnProductChoice>> {
  const { rows, ...counted } = await readList<OwnProductChoice>(db, query, {
    from: sql`products t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      image: sql`t.image`,
      price: sql`coalesce(t.offered, t.selling)`,
    },
    where: [
      sql<SqlBool>`t.store_id = ${storeId}`,
      sql<SqlBool>`t.public and t.archived_at is null`,
      ...(q ? [await matching(db, storeId, q)] : []),
    ],
    usual: '-id',
    most: COUNTED,
  });
  const shown = rows.map((row) => ({ ...row, price: toDecimal(row.price, exponent) }));
  return { rows: shown, ...counted };
}

async function matching(db: Db, store: number, q: string): Promise<RawBuilder<SqlBool>> {
  const found = await findProducts(db, q, store);
  return 'few' in found
    ? sql<SqlBool>`t.id = any(${found.few}::int[])`
    : sql<SqlBool>`exists (select from products p where p.id = t.id and ${found.many})`;
}

/** A page of the public categories, by name in the seller's language. */
export const listOwnCategories = (
  db: Db,
  { language }: Seller,
  { q, ...query }: ListInput,
): Promise<Listed<OwnCategoryChoice>> =>
  readList<OwnCategoryChoice>(db, query, {
    from: sql`categories t`,
    columns: { id: sql`t.id`, title: sql`said(t.title, ${language})` },
    where: [sql<SqlBool>`t.public`, ...(q ? [textsContain('t.title', q)] : [])],
    usual: 'title',
  });
