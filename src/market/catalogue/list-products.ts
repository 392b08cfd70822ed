// The products of all stores, for staff. The list is fast even with a million products: it is
// filtered in narrow tables (0109_product_facts.sql, 0199_product_stock.sql), and texts are made
// only for the rows shown.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { ProductRow, ProductView } from '#contract/admin/product.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { findProducts, type Found } from '#market/catalogue/find-products.ts';
import { FEW, isOneOf } from '#market/catalogue/lexicon.ts';
import { gapsOf, readList } from '#market/edits/listing.ts';
import { writtenProducts } from '#market/languages/written-products.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Filters = {
  view?: ProductView | undefined;
  store: number | null;
  category: number | null;
  brand: number | null;
};
type Condition = RawBuilder<SqlBool>;

/** The tables with everything that products are filtered and sorted by. */
const STOCKED = sql`product_facts t join product_stock k on k.product_id = t.id`;
const PRODUCTS = sql`products p join (${STOCKED}) on t.id = p.id`;
/** The same with stock as a left join, which the planner drops when nothing needs it. */
const FACTS = sql`product_facts t left join product_stock k on k.product_id = t.id`;
const BY_TITLE = /title$/;
const BY_STOCK = /lowest$/;
/** A product is low on stock when one of its variants has this many pieces or fewer. */
const LOW = 5;

/**
 * A page of the products that match; `q` is words of a title or tag in any language, the beginning
 * of a SKU, or an id.
 */
export async function listProducts(
  db: Db,
  { language }: Staff,
  { q, view, store, category, brand, ...query }: ListInput & Filters,
  market: MarketSettings,
): Promise<Listed<ProductRow>> {
  const others = [
    ...(view ? [await viewOf(db, view)] : []),
    ...(store === null ? [] : [sql<SqlBool>`t.store_id = ${store}`]),
    ...(category === null ? [] : [await below(db, category)]),
  ];
  const ofBrand = (column: RawBuilder<unknown>) =>
    brand === null ? [] : [sql<SqlBool>`${column} = ${brand}`];
  const found = q ? await findProducts(db, q) : null;
  const words = found ? ['few' in found ? isOneOf(sql`t.id`, found.few) : found.many] : [];
  const read = found && 'many' in found ? PRODUCTS : null; // words are of the product
  const { rows, ...counted } = await readList<ProductRow & { updated_at: string }>(db, query, {
    from: PRODUCTS,
    found: read ?? (BY_STOCK.test(query.sort ?? '') ? STOCKED : FACTS),
    columns: {
      id: sql`t.id`,
      title: sql`said(p.title, ${language})`,
      image: sql`p.image`,
      slug: sql`p.slug`,
      store: sql`(select s.name from stores s where s.id = t.store_id)`,
      category: sql`(select said(c.title, ${language}) from categories c where c.id = t.category_id)`,
      price: sql`t.price`,
      variants: sql`(select count(*)::int from inventories i where i.product_id = t.id)`,
      stock: sql`k.stock`,
      lowest: sql`k.lowest`,
      public: sql`t.public`,
      updated_at: sql`t.updated_at`,
      gaps: gapsOf('p.title'),
    },
    where: [...words, ...others, ...ofBrand(sql`t.brand_id`)],
    // sorted by title, an index covers all products and those of each brand
    walk: BY_TITLE.test(query.sort ?? '')
      ? { from: PRODUCTS, where: [...words, ...others, ...ofBrand(sql`p.brand_id`)] }
      : undefined,
    usual: '-id',
    ...(q && { most: FEW }),
    known: found && others.length === 0 && brand === null ? knownOf(found, q) : undefined,
  });
  return {
    rows: rows.map(({ price, updated_at, ...row }) => ({
      ...row,
      price: toDecimal(price, market.currency_exponent),
      updated_at: new Date(updated_at).toISOString(),
    })),
    ...counted,
  };
}

/**
 * How many products a search found, if nothing else filters them; unknown for a number, which may
 * be the id of no product.
 */
function knownOf(found: Found, q: string): number | undefined {
  if ('many' in found) return FEW + 1;
  return /^\d+$/.test(q) ? undefined : new Set(found.few).size;
}

/** Matches products in a category or in any below it. */
async function below(db: Db, category: number): Promise<Condition> {
  const { rows } = await sql<{ id: number }>`
    select id from categories where path @> array[${category}::int]
  `.execute(db);
  return sql<SqlBool>`t.category_id = any(${rows.map(({ id }) => id)}::int[])`;
}

async function viewOf(db: Db, view: ProductView): Promise<Condition> {
  switch (view) {
    case 'public':
      return sql<SqlBool>`t.public`;
    case 'hidden':
      return sql<SqlBool>`not t.public`;
    case 'low':
      return sql<SqlBool>`k.lowest <= ${LOW}`;
    case 'out':
      return sql<SqlBool>`k.lowest = 0 and k.stock = 0`;
    case 'facts':
      return sql<SqlBool>`(t.lacking and not t.archived)`;
    case 'gap':
      return hasGap(db);
  }
}

/**
 * Matches products whose title is missing in a language. The sets of languages that titles have are
 * few: they are stepped through in their index, and those that lack one are kept.
 */
async function hasGap(db: Db): Promise<Condition> {
  const { rows } = await sql<{ said: string }>`
    with recursive ${writtenProducts}
    select said
    from written
    where exists (
      select from languages l where l.enabled and not l.code = any(string_to_array(said, ' '))
    )
  `.execute(db);
  const lacking = rows.map(({ said }) => said);
  return sql<SqlBool>`t.written = any(${lacking}::text[])`;
}
