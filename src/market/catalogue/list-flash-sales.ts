// The flash sales for staff, with what was sold in each.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type {
  FlashSaleFields,
  FlashSaleRow,
  FlashSaleState,
  ShownSaleProduct,
} from '#contract/admin/flash-sale.ts';
import type { Listed, ListInput, Opened } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { soldLines } from '#market/catalogue/read-sale-result.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import { isoText, lastEdit } from '#market/edits/read-edits.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type ListQuery = ListInput & { view?: FlashSaleState | 'gap' | undefined };
type About = { market: MarketSettings; now: Date };
type Shown = Omit<FlashSaleFields, 'products' | 'min_percent' | 'per_store'> & {
  min_percent: number | null;
  per_store: number | null;
  products: ShownSaleProduct[];
  sold: number;
  revenue: number;
};

export const FLASH_SALE = {
  noun: 'flash-sale',
  table: 'flash_sales',
  cameBack: touchSale,
} as const;

const stateAt = (now: Date) => sql<FlashSaleState>`
  case
    when not t.public then 'off'
    when t.end_at <= ${now} and not t.renews then 'over'
    when t.start_at > ${now} then 'planned'
    else 'live'
  end
`;
/** What a sale sold, in pieces or in revenue. */
const soldIn = (what: 'sold' | 'revenue') => sql<number>`(
  select ${sql.ref(what)} from ${soldLines(sql`t.id`)} goods
)`;

/** A page of the flash sales that match now; `q` searches their titles in every language. */
export async function listFlashSales(
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
  { market, now }: About,
): Promise<Listed<FlashSaleRow>> {
  const inView =
    view === 'gap'
      ? sql<boolean>`cardinality(${gapsOf('t.title')}) > 0`
      : sql<boolean>`${stateAt(now)} = ${view}`;
  const { rows, ...counted } = await readList<FlashSaleRow>(db, paging, {
    from: sql`flash_sales t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      start_at: isoText('t.start_at'),
      end_at: isoText('t.end_at'),
      renews: sql`t.renews`,
      public: sql`t.public`,
      products: sql`(
        select count(*)::int from flash_sale_products fp where fp.flash_sale_id = t.id
      )`,
      left: sql`(
        select coalesce(sum(fp.quota - fp.sold), 0)::bigint
        from flash_sale_products fp where fp.flash_sale_id = t.id
      )`,
      sold: soldIn('sold'),
      revenue: soldIn('revenue'),
      state: stateAt(now),
      gaps: gapsOf('t.title'),
    },
    where: [...(q ? [textsContain('t.title', q)] : []), ...(view ? [inView] : [])],
    usual: '-id',
  });
  const money = (minor: number) => toDecimal(minor, market.currency_exponent);
  return { rows: rows.map((row) => ({ ...row, revenue: money(row.revenue) })), ...counted };
}

/** A flash sale with all that can be edited, and what was sold in it; null if there is none. */
export async function openFlashSale(
  db: Db,
  id: number,
  market: MarketSettings,
): Promise<Opened<Shown> | null> {
  const { rows } = await sql<Opened<Shown>>`
    select t.id, t.version, ${lastEdit(FLASH_SALE.noun)} as edited, t.title,
      ${isoText('t.start_at')} as start_at, ${isoText('t.end_at')} as end_at, t.renews, t.public,
      ${isoText('t.enrol_until')} as enrol_until, t.min_percent, t.per_store,
      coalesce(t.terms, '{}') as terms, ${soldIn('sold')} as sold, ${soldIn('revenue')} as revenue,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('product_id', product_id, 'price', price, 'quota', quota,
            'per_customer', per_customer, 'sold', sold)
          order by position, product_id
        )
        from flash_sale_products fp
        where fp.flash_sale_id = t.id
      ), '[]') as products
    from flash_sales t
    where t.id = ${id}
  `.execute(db);
  const [row] = rows;
  const money = (minor: number) => toDecimal(minor, market.currency_exponent);
  return row
    ? {
        ...row,
        revenue: money(row.revenue),
        products: row.products.map((one) => ({ ...one, price: money(one.price) })),
      }
    : null;
}

/** Expires the pages of a sale, and of the products in it now and `before`. */
export async function touchSale(tx: Tx, sale: number, before: number[] = []): Promise<void> {
  const rows = await tx
    .selectFrom('flash_sale_products')
    .select('product_id')
    .where('flash_sale_id', '=', sale)
    .execute();
  const products = new Set([...before, ...rows.map(({ product_id: product }) => product)]);
  await touch(tx, 'flash-sales', 'content', ...[...products].map((id) => `product:${id}`));
}
