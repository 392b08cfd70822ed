// The products of every store, as staff find them. It answers at once at a million of them: what is
// asked for has an index each (0043_products_at_desk.sql), and sums are made for shown rows alone.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fold } from '#base/fold.ts';
import { toDecimal } from '#base/money.ts';
import type { ProductRow, ProductView } from '#contract/admin/product.ts';
import type { Listed, ListAsked } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
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

/** The products that are sold out, by their variants: a statement that counts them. */
const SOLD_OUT = sql`
  select distinct i.product_id
  from inventories i
  where i.quantity = 0
    and not exists (
      select from inventories other
      where other.product_id = i.product_id and other.quantity > 0
      offset 0
    )
`;
/** From so many pieces of a variant down, its product is low on stock. */
const LOW = 5;
/** How many products a SKU can lead to. */
const MOST_BY_SKU = 200;
/** Shorter words have no trigrams inside: they are looked for where words begin. */
const WHOLE_TRIGRAM = 3;

/** The variant of a product that has the fewest pieces: to sort by it is to walk its index. */
const SCARCEST = sql`
  products t
  join inventories low on low.product_id = t.id
    and not exists (
      select from inventories other
      where other.product_id = low.product_id
        and (other.quantity, other.id) < (low.quantity, low.id)
    )
`;
const ofVariants = (what: string) =>
  sql`(select ${sql.raw(what)}::int from inventories i where i.product_id = t.id)`;

/**
 * A page of the products that match; `q` is words of a title or tag in any language, the beginning
 * of a SKU, or an id.
 */
export async function listProducts(
  db: Db,
  { language }: Staff,
  { q, view, store, category, brand, ...asked }: ListAsked & Filters,
  market: MarketSettings,
): Promise<Listed<ProductRow>> {
  const { rows, ...counted } = await readList<ProductRow & { updated_at: string }>(db, asked, {
    from: sql`products t`,
    walk: asked.sort?.endsWith('lowest') ? { from: SCARCEST, key: sql`low.quantity` } : undefined,
    columns: {
      id: sql`t.id`,
      // a brand's titles often stand together: to walk all titles for them takes seconds, to sort
      // those of the brand less than one
      title:
        brand === null ? sql`said(t.title, ${language})` : sql`said(t.title, ${language}) || ''`,
      image: sql`t.image`,
      slug: sql`t.slug`,
      store: sql`(select s.name from stores s where s.id = t.store_id)`,
      category: sql`(select said(c.title, ${language}) from categories c where c.id = t.category_id)`,
      price: sql`t.shown`,
      variants: ofVariants('count(*)'),
      stock: ofVariants('coalesce(sum(i.quantity), 0)'),
      lowest: ofVariants('coalesce(min(i.quantity), 0)'),
      public: sql`t.public`,
      updated_at: sql`t.updated_at`,
      gaps: gapsOf('t.title'),
    },
    where: [
      ...(q ? [await foundBy(db, q)] : []),
      ...(view ? [await viewOf(db, view)] : []),
      ...(store === null ? [] : [sql<SqlBool>`t.store_id = ${store}`]),
      ...(brand === null ? [] : [sql<SqlBool>`t.brand_id = ${brand}`]),
      ...(category === null ? [] : [await below(db, category)]),
    ],
    usual: '-id',
    counted: view === 'out' && !q && (store ?? category ?? brand) === null ? SOLD_OUT : undefined,
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

/** What is found by words, or by the id or SKU that they may be. */
async function foundBy(db: Db, q: string): Promise<Condition> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id
    from inventories
    where upper(sku) like ${`${q.replace(/[\\%_]/g, String.raw`\$&`).toUpperCase()}%`}
    limit ${MOST_BY_SKU}
  `.execute(db);
  const ids = rows.map(({ product_id }) => product_id);
  if (/^\d{1,9}$/.test(q)) ids.push(Number(q));
  const words = fold(q).split(' ').filter(Boolean).map(saysWord);
  return sql<SqlBool>`(${sql.join(
    [
      ...(ids.length ? [sql`t.id = any(${ids}::int[])`] : []),
      ...(words.length ? [sql`(${sql.join(words, sql` and `)})`] : []),
      ...(ids.length + words.length === 0 ? [sql`false`] : []),
    ],
    sql` or `,
  )})`;
}

const saysWord = (word: string): RawBuilder<unknown> =>
  word.length >= WHOLE_TRIGRAM
    ? sql`t.folded like ${`%${word}%`}`
    : sql`(t.folded like ${`${word}%`} or t.folded like ${`% ${word}%`})`;

/** In a category, or in one of those below it. */
async function below(db: Db, category: number): Promise<Condition> {
  const { rows } = await sql<{ id: number }>`
    select id from categories where path @> array[${category}::int]
  `.execute(db);
  return sql<SqlBool>`t.category_id = any(${rows.map(({ id }) => id)}::int[])`;
}

async function viewOf(db: Db, view: ProductView): Promise<Condition> {
  const has = (quantity: RawBuilder<unknown>) =>
    sql`t.id in (select i.product_id from inventories i where ${quantity})`;
  switch (view) {
    case 'public':
      return sql<SqlBool>`t.public`;
    case 'hidden':
      return sql<SqlBool>`not t.public`;
    case 'low':
      return sql<SqlBool>`${has(sql`i.quantity <= ${LOW}`)}`;
    case 'out':
      // `offset 0`: asked product by product, as a join is taken for rarer than it is
      return sql<SqlBool>`${has(sql`i.quantity = 0`)} and not exists (
        select from inventories i where i.product_id = t.id and i.quantity > 0 offset 0
      )`;
    case 'gap':
      return hasGap(db);
  }
}

/**
 * Which products are not written in every language: of the sets of languages that titles are
 * written in, found step by step in their index, those that lack one.
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
  return sql<SqlBool>`languages_of(t.title) = any(${lacking}::text[])`;
}
