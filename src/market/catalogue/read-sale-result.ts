// The results of a flash sale, by product and by store.
import { sql, type RawBuilder } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { SaleResult } from '#contract/admin/flash-sale-more.ts';
import type { Db } from '#db/connect.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Part = RawBuilder<unknown>;
type About = { market: MarketSettings; now: Date };

/**
 * SQL for what a sale sold and was not cancelled, as a table of one row: pieces `sold`, and their
 * `revenue` in minor units. `and` limits its order lines `l`.
 */
export const soldLines = (sale: Part, and: Part = sql``): Part => sql`(
  select coalesce(sum(l.quantity), 0)::bigint as sold,
    coalesce(sum(l.selling * (l.quantity - l.bundle_free) - l.voucher_price), 0)::bigint as revenue
  from order_lines l
  join parcels p on p.id = l.parcel_id and p.cancelled_at is null
  where l.flash_sale_id = ${sale} ${and}
)`;

/** What a sale sold, with amounts in decimals. Refuses 'thing-not-found'. */
export async function readSaleResult(
  db: Db,
  { language }: Staff,
  id: number,
  { market, now }: About,
): Promise<SaleResult> {
  const products = await readProducts(db, language, id);
  const { rows } = await sql<SaleResult['enrolments']>`
    select count(e.id) filter (where e.state = 'sent' and t.start_at > ${now})::int as waiting,
      count(e.id) filter (where e.state = 'approved')::int as approved,
      count(e.id) filter (where e.state = 'refused')::int as refused
    from flash_sales t
    left join enrolments e on e.flash_sale_id = t.id
    where t.id = ${id}
    group by t.id
  `.execute(db);
  const [enrolments] = rows;
  if (!enrolments) throw new Refusal('thing-not-found');
  const money = <Row extends { revenue: number }>(row: Row) => ({
    ...row,
    revenue: toDecimal(row.revenue, market.currency_exponent),
  });
  return {
    products: products.map(({ store_id: _, ...product }) => money(product)),
    stores: byStore(products).map(money),
    enrolments,
  };
}

type Sold = SaleResult['products'][number] & { store_id: number };

async function readProducts(db: Db, language: string, id: number): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select p.id, said(p.title, ${language}) as title, p.image, p.store_id, s.name as store,
      came.sold, came.revenue, fp.quota - fp.sold as left
    from (
      select product_id from flash_sale_products where flash_sale_id = ${id}
      union
      select product_id from order_lines where flash_sale_id = ${id}
    ) there
    join products p on p.id = there.product_id
    join stores s on s.id = p.store_id
    left join flash_sale_products fp on fp.flash_sale_id = ${id} and fp.product_id = p.id
    cross join lateral ${soldLines(sql`${id}`, sql`and l.product_id = there.product_id`)} came
    order by came.revenue desc, fp.position, p.id
  `.execute(db);
  return rows;
}

/** Totals by store, highest revenue first. */
function byStore(products: Sold[]): SaleResult['stores'] {
  const stores = new Map<number, SaleResult['stores'][number]>();
  for (const { store_id: id, store: name, sold, revenue } of products) {
    const of = stores.get(id) ?? { id, name, products: 0, sold: 0, revenue: 0 };
    stores.set(id, {
      ...of,
      products: of.products + 1,
      sold: of.sold + sold,
      revenue: of.revenue + revenue,
    });
  }
  return [...stores.values()].toSorted((a, b) => b.revenue - a.revenue);
}
