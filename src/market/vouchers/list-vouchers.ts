// The vouchers for staff, including those of stores.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { VoucherFields, VoucherRow, VoucherState } from '#contract/admin/voucher.ts';
import type { Listed, ListInput, Opened } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { touching } from '#db/touch.ts';
import { gapsOf, likeText, readList } from '#market/edits/listing.ts';
import { isoText, lastEdit } from '#market/edits/read-edits.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type ListQuery = ListInput & { view?: VoucherState | 'gap' | undefined; store: number | null };
type About = { market: MarketSettings; now: Date };
type Kind = VoucherFields['kind'];
type Shown = Omit<VoucherFields, 'amount' | 'capped_price' | 'min_spend'> & {
  amount: number;
  capped_price: number | null;
  min_spend: number;
  used: number;
  orders: number;
  cost: number;
};

export const VOUCHER = {
  noun: 'voucher',
  table: 'vouchers',
  cameBack: touching('vouchers'),
} as const;
/** Percentages are stored in hundredths. */
export const HUNDREDTHS = 2;
/** How many decimals a voucher's amount has: percent, or the market's currency. */
export const exponentOf = (kind: Kind, market: MarketSettings): number =>
  kind === 'percent' ? HUNDREDTHS : market.currency_exponent;

const kind = sql<Kind>`case t.type when 1 then 'flat' else 'percent' end`;
/** The text that is searched. */
export const FOUND = sql`(lower(t.code) || ' ' || folded_texts(t.title))`;
/** The state of the voucher `t` at a given time. */
export const stateAt = (now: Date) => sql<VoucherState>`
  case
    when not t.public then 'off'
    when t.end_at <= ${now} then 'over'
    when t.used >= t.usage_limit then 'used-up'
    when t.start_at > ${now} then 'planned'
    else 'live'
  end
`;

/** The columns of a list of vouchers, whoever funds them. */
export const shownColumns = (language: string, now: Date) => ({
  id: sql`t.id`,
  code: sql`t.code`,
  title: sql`said(t.title, ${language})`,
  kind,
  amount: sql`t.amount`,
  start_at: isoText('t.start_at'),
  end_at: isoText('t.end_at'),
  usage_limit: sql`t.usage_limit`,
  used: sql`t.used`,
  listed: sql`t.listed`,
  public: sql`t.public`,
  state: stateAt(now),
});

/** The discount, as decimals. */
export const amountOf = (row: { kind: Kind; amount: number }, market: MarketSettings): number =>
  toDecimal(row.amount, exponentOf(row.kind, market));

/** A page of the vouchers that match now; `q` searches their codes and titles. */
export async function listVouchers(
  db: Db,
  { language }: Staff,
  { q, view, store, ...paging }: ListQuery,
  { market, now }: About,
): Promise<Listed<VoucherRow>> {
  const inView =
    view === 'gap'
      ? sql<boolean>`cardinality(${gapsOf('t.title')}) > 0`
      : sql<boolean>`${stateAt(now)} = ${view}`;
  const { rows, ...counted } = await readList<VoucherRow>(db, paging, {
    from: sql`vouchers t`,
    columns: {
      ...shownColumns(language, now),
      store: sql`coalesce((select s.name from stores s where s.id = t.store_id), '')`,
      gaps: gapsOf('t.title'),
    },
    where: [
      ...(q ? [sql<boolean>`${FOUND} like ${likeText(q.toLowerCase())}`] : []),
      ...(view ? [inView] : []),
      ...(store === null ? [] : [sql<boolean>`t.store_id = ${store}`]),
    ],
    usual: '-id',
  });
  const shown = rows.map((row) => ({
    ...row,
    amount: amountOf(row, market),
  }));
  return { rows: shown, ...counted };
}

/**
 * A voucher with all that can be edited, the number of orders it was used in (without cancelled
 * ones), and its total discount there; null if there is none.
 */
export async function openVoucher(
  db: Db,
  id: number,
  market: MarketSettings,
): Promise<Opened<Shown> | null> {
  const { rows } = await sql<Opened<Shown>>`
    select t.id, t.version, ${lastEdit(VOUCHER.noun)} as edited, t.title, t.code, ${kind} as kind,
      t.amount, t.capped_price, t.min_spend, ${isoText('t.start_at')} as start_at,
      ${isoText('t.end_at')} as end_at, t.usage_limit, t.limit_per_customer, t.used, t.store_id,
      t.store_ids, t.product_ids, t.category_ids, t.listed, t.public, uses.orders, t.cost
    from vouchers t
    cross join lateral (
      select count(distinct o.id)::int as orders
      from orders o
      join parcels p on p.order_id = o.id and p.cancelled_at is null
      where o.voucher_id = t.id and p.voucher_price > 0
    ) uses
    where t.id = ${id}
  `.execute(db);
  const [row] = rows;
  const money = (minor: number) => toDecimal(minor, market.currency_exponent);
  return (
    (row && {
      ...row,
      amount: amountOf(row, market),
      capped_price: row.capped_price === null ? null : money(row.capped_price),
      min_spend: money(row.min_spend),
      cost: money(row.cost),
    }) ??
    null
  );
}
