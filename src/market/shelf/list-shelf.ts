// The products of one store, including those that the market has not approved yet: a list over two
// tables, in which new products have negative ids.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { Reason } from '#contract/proposal.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { ShelfRow, ShelfView } from '#contract/seller-shelf.ts';
import { LOW_STOCK } from '#contract/webhook.ts';
import type { Db } from '#db/connect.ts';
import { readList } from '#market/edits/listing.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { onShelf, shelfOf, type FirstRows } from '#market/shelf/shelf.ts';
import { findOnShelf } from '#market/shelf/find-on-shelf.ts';
import { soldPieces } from '#market/shelf/sold-pieces.ts';

/** How far search results are counted. */
const MOST_FOUND = 1000;
type Condition = RawBuilder<SqlBool>;
type FoundOnShelf = Omit<ShelfRow, 'reason'> & { why: Reason };

/**
 * A page of the store's products that match; `q` is words of a title or tag in any language, the
 * beginning of a SKU, or an id. `why`: why the market refused its open proposal.
 */
export async function listShelf(
  db: Db,
  { storeId, language }: Seller,
  { q, view, ...query }: ListInput & { view?: ShelfView | undefined },
  { market: { currency_exponent: exponent }, now }: { market: MarketSettings; now: Date },
): Promise<Listed<FoundOnShelf>> {
  const shelf = shelfOf(storeId, exponent);
  const found = q ? await findOnShelf(db, storeId, q) : null;
  const where = [...(view ? [viewOf(storeId, view)] : []), ...(found ? [found.condition] : [])];
  const { rows, ...counted } = await readList<FoundOnShelf & { updated_at: string }>(db, query, {
    from: onShelf(shelf),
    found: found?.reads ? sql`${shelf} left join products p on p.id = t.id` : shelf,
    columns: {
      id: sql`t.id`,
      product_id: sql`p.id`,
      proposal_id: sql`o.id`,
      title: sql`coalesce(said(coalesce(p.title, o.proposed -> 'title'), ${language}), '')`,
      image: sql`coalesce(p.image, o.proposed ->> 'image')`,
      state: sql`case when p.id is null then o.state when t.archived then 'archived'
        when t.public then 'live' else 'hidden' end`,
      change: sql`case when p.id is not null then o.state end`,
      why: sql`jsonb_build_object('code', nullif(o.reason_code, ''), 'text', coalesce(o.reason_text, ''))`,
      price: sql`t.price`,
      variants: sql`case when p.id is null then jsonb_array_length(o.proposed -> 'variants')
        else (select count(*)::int from inventories i where i.product_id = p.id) end`,
      stock: sql`t.stock`,
      lowest: sql`t.lowest`,
      sold: soldPieces(sql`p.id`, now),
      updated_at: sql`greatest(t.updated_at, o.updated_at)`,
    },
    keys: KEYS,
    where,
    walk: walkOf({ storeId, exponent }, query, { where, reads: found?.reads ?? false }),
    usual: '-updated_at',
    ...(q && { most: MOST_FOUND }),
  });
  return {
    rows: rows.map(({ price, updated_at, ...row }) => ({
      ...row,
      price: price === null ? null : toDecimal(price, exponent),
      updated_at: new Date(updated_at).toISOString(),
    })),
    ...counted,
  };
}

const KEYS = { price: sql`t.price`, lowest: sql`t.lowest`, updated_at: sql`t.updated_at` };

/** For many results, reads the rows up to the end of the page from both tables, in order. */
function walkOf(
  { storeId, exponent }: { storeId: number; exponent: number },
  { sort = '-updated_at', page, size, only, below }: Omit<ListInput, 'q'>,
  matching: Pick<FirstRows, 'where' | 'reads'>,
) {
  const down = sort.startsWith('-');
  const key = Object.entries(KEYS).find(([name]) => name === (down ? sort.slice(1) : sort))?.[1];
  if (!key || only !== undefined || below !== undefined) return undefined;
  // every row has a value; the condition lets the planner walk the index of stock
  const where = key === KEYS.lowest ? [sql<SqlBool>`t.lowest is not null`] : [];
  const first = {
    ...matching,
    where: [...matching.where, ...where],
    key,
    down,
    most: page * size,
  };
  return { from: shelfOf(storeId, exponent, first), where: [] };
}

function viewOf(store: number, view: ShelfView): Condition {
  switch (view) {
    case 'live':
      return sql<SqlBool>`t.public`;
    case 'archived':
      return sql<SqlBool>`t.archived`;
    case 'hidden':
      return sql<SqlBool>`(not t.public and not t.archived and t.id > 0)`;
    case 'facts':
      return sql<SqlBool>`(t.lacking and not t.archived)`;
    case 'low':
      return sql<SqlBool>`(t.lowest <= ${LOW_STOCK} and t.id > 0 and not t.archived)`;
    case 'out':
      return sql<SqlBool>`(t.lowest = 0 and t.stock = 0 and t.id > 0 and not t.archived)`;
    default:
      return sql<SqlBool>`t.id = any(array(
        select coalesce(product_id, -id)
        from product_proposals
        where store_id = ${store} and state = ${view}
      ))`;
  }
}
