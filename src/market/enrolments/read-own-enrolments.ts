// A store's enrolments in flash sales, and the sales that accept enrolments now.
import { sql, type RawBuilder } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { pageSize } from '#contract/constants.ts';
import type { EnrolmentState } from '#contract/enrolment.ts';
import type { OpenSale, OwnEnrolment } from '#contract/seller-enrolment.ts';
import type { Db } from '#db/connect.ts';
import { soldLines } from '#market/catalogue/read-sale-result.ts';
import { isoText } from '#market/edits/read-edits.ts';
import { enrolmentColumns, inDecimals, inState } from '#market/enrolments/list-enrolments.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type About = { market: MarketSettings; now: Date };
type EnrolmentsQuery = { page: number; state?: EnrolmentState | undefined; sale: number | null };

/** A page of the store's enrolments, newest first. */
export async function readOwnEnrolments(
  db: Db,
  by: Seller,
  { page, state, sale }: EnrolmentsQuery,
  about: About,
): Promise<ListPage<OwnEnrolment>> {
  const filter = sql`t.store_id = ${by.storeId}
    ${state ? sql`and ${inState(state === 'sent' ? 'waiting' : state, about.now)}` : sql``}
    ${sale === null ? sql`` : sql`and t.flash_sale_id = ${sale}`}`;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from enrolments t where ${filter}
  `.execute(db);
  const size = pageSize.orders;
  const rows = await readRows(
    db,
    by,
    about,
    sql`
    where ${filter} order by t.id desc limit ${size} offset ${(page - 1) * size}
  `,
  );
  const total = counted.rows[0]?.total ?? 0;
  return listPage(rows, { page, size, total, path: 'seller/enrolments' });
}

/** One enrolment. Refuses 'enrolment-not-found', also for another store's. */
export async function readOwnEnrolment(
  db: Db,
  by: Seller,
  id: number,
  about: About,
): Promise<OwnEnrolment> {
  const filter = sql`where t.id = ${id} and t.store_id = ${by.storeId}`;
  const [row] = await readRows(db, by, about, filter);
  if (!row) throw new Refusal('enrolment-not-found');
  return row;
}

/** The sales that accept enrolments, with what this store has proposed for each. */
export async function readOpenSales(db: Db, by: Seller, about: About): Promise<OpenSale[]> {
  const { rows } = await sql<Omit<OpenSale, 'enrolments' | 'more'>>`
    select id, said(title, ${by.language}) as title, ${isoText('start_at')} as start_at,
      ${isoText('end_at')} as end_at, ${isoText('enrol_until')} as enrol_until, min_percent,
      per_store, coalesce(said(terms, ${by.language}), '') as terms
    from flash_sales
    where public and enrol_until > ${about.now} and start_at > ${about.now}
    order by enrol_until, id
  `.execute(db);
  const sales = rows.map(({ id }) => id);
  const own = await readRows(
    db,
    by,
    about,
    sql`
    where t.store_id = ${by.storeId} and t.flash_sale_id = any(${sales}::int[])
      and t.state in ('sent', 'approved')
    order by t.id
  `,
  );
  return rows.map((sale) => {
    const enrolments = own.filter((one) => one.sale.id === sale.id);
    return { ...sale, enrolments, more: Math.max(0, sale.per_store - enrolments.length) };
  });
}

async function readRows(
  db: Db,
  { language }: Seller,
  { market, now }: About,
  filter: RawBuilder<unknown>,
): Promise<OwnEnrolment[]> {
  const columns = { ...enrolmentColumns(language, now), open: isOpen(now), result: RESULT };
  const named = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const { rows } = await sql<OwnEnrolment>`
    select ${sql.join(named)} from enrolments t ${filter}
  `.execute(db);
  const money = (minor: number) => toDecimal(minor, market.currency_exponent);
  return rows.map(({ result, ...row }) => ({
    ...inDecimals(row, market),
    result: result && {
      ...result,
      price: money(result.price),
      revenue: money(result.revenue),
    },
  }));
}

const isOpen = (now: Date) => sql`(
  t.state = 'sent' and exists (
    select from flash_sales fs
    where fs.id = t.flash_sale_id and fs.public and fs.enrol_until > ${now}
  )
)`;

/** What an enrolled product sold in the sale. */
const RESULT = sql`(
  select jsonb_build_object('price', coalesce(fp.price, t.price), 'sold', came.sold,
    'revenue', came.revenue, 'left', coalesce(fp.quota - fp.sold, 0))
  from ${soldLines(sql`t.flash_sale_id`, sql`and l.product_id = t.product_id`)} came
  left join flash_sale_products fp
    on fp.flash_sale_id = t.flash_sale_id and fp.product_id = t.product_id
  where t.state in ('approved', 'removed')
)`;
