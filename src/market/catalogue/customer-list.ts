// A customer's own list of products: the wish list or the compare list.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { createdText } from '#base/time.ts';
import { most, pageSize } from '#contract/constants.ts';
import type { ListedProduct, ListedQuery } from '#contract/listed-product.ts';
import type { Db, Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { findMatches } from '#market/catalogue/find-matches.ts';
import { conditionsOf } from '#market/catalogue/product-filter.ts';
import { runningSale } from '#market/pricing/running-sales.ts';
import type { Customer } from '#market/settings/actor.ts';
import type { Reading } from '#market/settings/reading.ts';

export type ListName = 'wishes' | 'compares';
/** With `stay`, a product that is already on the list remains there. */
export type Toggled = { product: number; stay?: boolean };
type Row = { id: number; product_id: number; created_at: Date };

const FULL = { wishes: 'too-many-wishes', compares: 'too-many-compared' } as const;

/**
 * Puts a public product on a list, or takes it off if it is there (unless `stay`). Returns its row,
 * or null when it is off. Refuses 'product-not-found', and 'too-many-wishes' or 'too-many-compared'
 * when the list is full of public products.
 */
export async function toggleListed(
  tx: Tx,
  list: ListName,
  customer: Customer,
  { product, stay = false }: Toggled,
): Promise<ListedProduct | null> {
  await oneAtATime(tx, customer.key);
  const known = await tx
    .selectFrom(list)
    .select(['id', 'product_id', 'created_at'])
    .where('account_id', '=', customer.accountId)
    .where('product_id', '=', product)
    .executeTakeFirst();
  if (known && stay) return rowOf(known, customer);
  if (known) {
    await tx.deleteFrom(list).where('id', '=', known.id).execute();
    return null;
  }
  const found = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', product)
    .where('public', '=', true)
    .executeTakeFirst();
  if (!found) throw new Refusal('product-not-found');
  if ((await countListed(tx, list, customer)) >= most[list])
    throw new Refusal(FULL[list], { most: most[list] });
  const added = await tx
    .insertInto(list)
    .values({ account_id: customer.accountId, product_id: product })
    .returning(['id', 'product_id', 'created_at'])
    .executeTakeFirstOrThrow();
  return rowOf(added, customer);
}

/** A page of a list's rows whose products are public, and how many there are in all. */
export async function readListed(
  reading: Reading,
  list: ListName,
  customer: Customer,
  query: ListedQuery,
): Promise<{ rows: ListedProduct[]; total: number }> {
  const size = pageSize[list];
  const direction = query.type === 'asc' ? sql`asc` : sql`desc`;
  const by =
    query.order_by === 'title'
      ? sql`said(p.title, ${reading.language})`
      : query.order_by === 'price'
        ? sql`coalesce(f.price, p.shown)`
        : sql`w.created_at`;
  const matches = query.q ? await findMatches(reading.db, query.q, reading) : undefined;
  const { rows } = await sql<Row & { total: number }>`
    select w.id, w.product_id, w.created_at, count(*) over () as total
    from ${sql.table(list)} w
    join products p on p.id = w.product_id
    ${query.order_by === 'price' ? runningSale(reading.now) : sql``}
    where w.account_id = ${customer.accountId}
      and ${conditionsOf({ matches })}
    order by ${by} ${direction}, w.id desc
    limit ${size} offset ${(query.page - 1) * size}
  `.execute(reading.db);
  const total =
    rows[0]?.total ??
    (query.page > 1 ? (await readListed(reading, list, customer, { ...query, page: 1 })).total : 0);
  return { rows: rows.map((row) => rowOf(row, customer)), total };
}

async function countListed(db: Db, list: ListName, { accountId }: Customer): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`
    select count(*) as count
    from ${sql.table(list)} w
    join products p on p.id = w.product_id and p.public
    where w.account_id = ${accountId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

function rowOf(
  { id, product_id, created_at }: Row,
  { accountId, timeZone }: Customer,
): ListedProduct {
  return {
    id,
    user_id: accountId,
    product_id,
    created_at: created_at.toISOString(),
    created: createdText(created_at, timeZone),
  };
}
