import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { countStoreDays } from '#market/figures/count-store-days.ts';
import { clearingPagesOfScores } from '#market/figures/weigh-scores.ts';
import { CASE_DAYS, counts, parcelCases } from '#market/orders/parcel-cases.ts';

/**
 * Counts each store's figures: parcels, cases and sales of the last 90 days, the stars of its
 * products, its answers, and what the market owes it in its own currency; then its days. The schema
 * updates its score.
 */
export async function countStores(tx: Tx): Promise<void> {
  await clearingPagesOfScores(tx, () => countFigures(tx));
  await countStoreDays(tx);
}

async function countFigures(tx: Tx): Promise<void> {
  await sql`
    with sold as (
      select t.store_id, count(*)::int as parcels,
        count(*) filter (where ${parcelCases['late-sent']})::int as late,
        count(*) filter (where ${parcelCases['cancelled-by-store']})::int as cancelled,
        count(*) filter (where ${parcelCases.refunded})::int as refunded,
        coalesce(sum(t.total) filter (where ${sold} and o.created_at > now() - interval '30 days'), 0)
          as sales_30,
        coalesce(sum(t.total) filter (where ${sold}), 0) as sales_90
      from parcels t
      join orders o on o.id = t.order_id
      cross join settings
      where ${counts}
      group by 1
    ),
    rated as (
      select store_id, sum(review_count)::int as reviews,
        round(sum(rating * review_count) / sum(review_count), 2) as rating
      from products
      where review_count > 0
      group by 1
    ),
    answers as ${answers},
    owed as (
      select m.store_id, sum(m.amount) as balance
      from ledger_sums m
      cross join settings
      where m.account = 'store' and not m.gathered and m.currency = settings.currency
      group by 1
    )
    insert into store_figures as f (
      store_id, counted_at, parcels, late, cancelled, refunded, sales_30, sales_90, reviews, rating,
      balance, answered, answer_hours
    )
    select s.id, now(), coalesce(sold.parcels, 0), coalesce(sold.late, 0),
      coalesce(sold.cancelled, 0), coalesce(sold.refunded, 0), coalesce(sold.sales_30, 0),
      coalesce(sold.sales_90, 0), coalesce(rated.reviews, 0), coalesce(rated.rating, 0),
      coalesce(owed.balance, 0), coalesce(answers.answered, 0), answers.hours
    from stores s
    left join sold on sold.store_id = s.id
    left join rated on rated.store_id = s.id
    left join answers on answers.store_id = s.id
    left join owed on owed.store_id = s.id
    order by s.id
    on conflict (store_id) do update
    set counted_at = excluded.counted_at, parcels = excluded.parcels, late = excluded.late,
      cancelled = excluded.cancelled, refunded = excluded.refunded, sales_30 = excluded.sales_30,
      sales_90 = excluded.sales_90, reviews = excluded.reviews, rating = excluded.rating,
      balance = excluded.balance, answered = excluded.answered,
      answer_hours = excluded.answer_hours
  `.execute(tx);
}

/** Whether a parcel counts: not cancelled, and in the market's currency. */
const sold = sql`(t.cancelled_at is null and o.currency = settings.currency)`;

/** How many reviews each store has answered, and the median time the answers took. */
const answers = sql`(
  select a.store_id, count(*)::int as answered,
    percentile_disc(0.5) within group (
      order by greatest(extract(epoch from a.created_at - r.created_at) / 3600, 0)::int
    ) filter (where r.created_at > now() - make_interval(days => ${sql.lit(CASE_DAYS)}))
      as hours
  from review_answers a
  join reviews r on r.id = a.review_id and not r.hidden
  group by 1
)`;
