// The products that stores propose for flash sales, for staff.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { EnrolmentRow, EnrolmentsQuery } from '#contract/admin/enrolment.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { newestWith } from '#market/catalogue/lexicon.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type ListQuery = ListInput & Pick<EnrolmentsQuery, 'view' | 'sale' | 'store'>;
type About = { market: MarketSettings; now: Date };

/** The most products that a search by name looks at. */
const MOST_PRODUCTS = 1000;

/** The columns of an enrolment `t` that its seller and staff see. */
export const enrolmentColumns = (language: string, now: Date) => ({
  id: sql`t.id`,
  version: sql`t.version`,
  state: sql`case
    when t.state = 'sent' and (
      select fs.start_at from flash_sales fs where fs.id = t.flash_sale_id
    ) <= ${now} then 'lapsed'
    else t.state
  end`,
  sale: sql`(
    select jsonb_build_object('id', fs.id, 'title', said(fs.title, ${language}),
      'start_at', ${isoText('fs.start_at')}, 'end_at', ${isoText('fs.end_at')})
    from flash_sales fs where fs.id = t.flash_sale_id
  )`,
  product: sql`(
    select jsonb_build_object('id', p.id, 'title', said(p.title, ${language}), 'image', p.image)
    from products p where p.id = t.product_id
  )`,
  price: sql`t.price`,
  regular: sql`(
    select coalesce(p.offered, p.selling) from products p where p.id = t.product_id
  )`,
  percent: sql`(
    select greatest(0, (r.lower - t.price) * 100 / r.lower)::int
    from products p
    cross join lateral (select least(t.regular, coalesce(p.offered, p.selling)) as lower) r
    where p.id = t.product_id
  )`,
  quota: sql`t.quota`,
  per_customer: sql`t.per_customer`,
  reason: sql`t.reason`,
  sent_at: isoText('t.sent_at'),
  decided_at: isoText('t.decided_at'),
});

/** An enrolment as the API returns it, its amounts converted from minor units. */
export function inDecimals<Row extends { price: number; regular: number }>(
  row: Row,
  { currency_exponent: exponent }: MarketSettings,
): Row {
  const money = (minor: number) => toDecimal(minor, exponent);
  return { ...row, price: money(row.price), regular: money(row.regular) };
}

/** Condition for enrolments `t` that are in a state at a given time. */
export function inState(state: string, now: Date): RawBuilder<SqlBool> {
  const coming = sql`t.flash_sale_id = any(array(
    select id from flash_sales where enrol_until is not null and start_at > ${now}
  ))`;
  if (state === 'waiting') return sql<SqlBool>`t.state = 'sent' and ${coming}`;
  if (state === 'lapsed') return sql<SqlBool>`t.state = 'sent' and not ${coming}`;
  return sql<SqlBool>`t.state = ${state}`;
}

/** A page of the enrolments that match; `q` searches product titles and store names. */
export async function listEnrolments(
  db: Db,
  { language }: Staff,
  { q, view, sale, store, ...paging }: ListQuery,
  { market, now }: About,
): Promise<Listed<EnrolmentRow>> {
  const { rows, ...counted } = await readList<EnrolmentRow>(db, paging, {
    from: sql`enrolments t`,
    columns: {
      ...enrolmentColumns(language, now),
      title: sql`(select said(p.title, ${language}) from products p where p.id = t.product_id)`,
      store: sql`(select s.name from stores s where s.id = t.store_id)`,
      stock: sql`coalesce((
        select sum(i.quantity) from inventories i where i.product_id = t.product_id
      ), 0)::int`,
    },
    where: [
      ...(q ? [await foundBy(db, q)] : []),
      ...(view ? [inState(view, now)] : []),
      ...(sale === null ? [] : [sql<SqlBool>`t.flash_sale_id = ${sale}`]),
      ...(store === null ? [] : [sql<SqlBool>`t.store_id = ${store}`]),
    ],
    keys: { sent_at: sql`t.sent_at` },
    usual: '-id',
  });
  return { rows: rows.map((row) => inDecimals(row, market)), ...counted };
}

async function foundBy(db: Db, q: string): Promise<RawBuilder<SqlBool>> {
  const products = await newestWith(db, q, MOST_PRODUCTS);
  return sql<SqlBool>`(
    t.product_id = any(${products}::int[])
    or t.store_id = any(array(select id from stores where name ilike ${likeText(q)}))
  )`;
}
