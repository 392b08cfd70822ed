import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { StoreFigures } from '#contract/admin/store-figures.ts';
import type { Db } from '#db/connect.ts';
import { may } from '#market/accounts/staff-permissions.ts';
import type { Staff } from '#market/settings/actor.ts';
import { isNew } from '#market/stores/new-store.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Row = Omit<StoreFigures, 'counted_at' | 'balance' | 'sales_30' | 'sales_90'> & {
  counted_at: Date | null;
  sales_30: number;
  sales_90: number;
  middle_30: number;
  middle_90: number;
  balance: number;
};

/**
 * A store's latest figures from the job, next to the median of all stores that sold something. The
 * balance is included only for staff who may see money. Refuses 'store-not-found'.
 */
export async function readStoreFigures(
  db: Db,
  by: Staff,
  id: number,
  { currency, currency_exponent: exponent }: MarketSettings,
): Promise<StoreFigures> {
  const { rows } = await sql<Row>`
    select f.counted_at, coalesce(f.parcels, 0) as parcels, coalesce(f.late, 0) as late,
      coalesce(f.cancelled, 0) as cancelled, coalesce(f.refunded, 0) as refunded,
      coalesce(f.late_rate, 0) as late_rate, coalesce(f.cancelled_rate, 0) as cancelled_rate,
      coalesce(f.refunded_rate, 0) as refunded_rate, coalesce(f.reviews, 0) as reviews,
      coalesce(f.rating, 0)::float8 as rating, f.score, ${isNew} as new_store,
      (
        select count(*)::int
        from review_answers a
        join reviews r on r.id = a.review_id and not r.hidden
        where a.store_id = s.id
      ) as answered, coalesce(f.sales_30, 0) as sales_30,
      coalesce(f.sales_90, 0) as sales_90, coalesce(f.balance, 0) as balance,
      middle.middle_30, middle.middle_90
    from stores s
    left join store_figures f on f.store_id = s.id
    cross join (
      select coalesce(percentile_disc(0.5) within group (order by sales_30), 0) as middle_30,
        coalesce(percentile_disc(0.5) within group (order by sales_90), 0) as middle_90
      from store_figures
      where sales_90 > 0
    ) middle
    where s.id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('store-not-found');
  const decimal = (amount: number) => toDecimal(Number(amount), exponent);
  return {
    ...row,
    counted_at: row.counted_at && row.counted_at.toISOString(),
    sales_30: decimal(row.sales_30),
    sales_90: decimal(row.sales_90),
    middle_30: decimal(row.middle_30),
    middle_90: decimal(row.middle_90),
    balance: may(by, 'money') ? decimal(row.balance) : null,
    currency,
  };
}
