// A store's figures for its sellers: read from what was counted in advance, so that the size of the
// store does not matter.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { sellerFiguresCalls } from '#contract/seller-figures.ts';
import type { Db } from '#db/connect.ts';
import { readScore } from '#market/figures/read-score.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Figures = OutputOf<typeof sellerFiguresCalls.read>;
type Day = Figures['days'][number];
type Top = Pick<Figures, 'products' | 'places' | 'sources' | 'searches'>;
type Service = Pick<Figures, 'counted_at' | 'service'>;
/** A store, and the first and last of the days to report. */
type FiguresQuery = { storeId: number; from: string; until: string };

const MOST_TOLD = 10;

/**
 * The store's figures for the last days up to today (in the market's time zone), and for as many
 * days before.
 */
export async function readSellerFigures(
  db: Db,
  { storeId, language }: Seller,
  days: number,
  { currency_exponent: exponent }: Pick<MarketSettings, 'currency_exponent'>,
): Promise<Figures> {
  const all = await readDays(db, storeId, days, exponent);
  const [before, now] = [all.slice(0, days), all.slice(days)];
  const [from, until] = [now[0]?.day ?? '', now.at(-1)?.day ?? ''];
  const top = await readTop(db, { storeId, from, until }, language);
  const { counted_at, service } = await readService(db, storeId);
  const decimal = <T extends { sales: number }>(rows: T[]): T[] =>
    rows.map((row) => ({ ...row, sales: toDecimal(row.sales, exponent) }));
  return {
    counted_at,
    days: now,
    now: together(now),
    before: together(before),
    ...top,
    products: decimal(top.products),
    places: decimal(top.places),
    service,
    score: await readScore(db, storeId),
  };
}

async function readDays(db: Db, storeId: number, days: number, exponent: number): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(sold.parcels, 0) as parcels,
      coalesce(sold.cancelled, 0) as cancelled, coalesce(sold.sales, 0) as sales,
      coalesce(seen.views, 0) as views
    from settings
    cross join lateral (select (now() at time zone time_zone)::date as day) today
    cross join lateral (
      select d::date as day
      from generate_series(today.day - ${2 * days - 1}::int, today.day, interval '1 day') d
    ) each
    left join store_days sold on sold.store_id = ${storeId} and sold.day = each.day
    left join lateral (
      select sum(v.views)::int as views
      from view_days v
      where v.store_id = ${storeId} and v.day = each.day
    ) seen on true
    order by each.day
  `.execute(db);
  return rows.map((row) => ({ ...row, sales: toDecimal(row.sales, exponent) }));
}

function together(days: Day[]): Figures['now'] {
  const sum = (of: 'parcels' | 'cancelled' | 'sales' | 'views') =>
    days.reduce((total, day) => total + day[of], 0);
  return {
    from: days[0]?.day ?? '',
    until: days.at(-1)?.day ?? '',
    parcels: sum('parcels'),
    cancelled: sum('cancelled'),
    sales: sum('sales'),
    views: sum('views'),
  };
}

/** The top of each list; sums in minor units. */
async function readTop(
  db: Db,
  { storeId, from, until }: FiguresQuery,
  language: string,
): Promise<Top> {
  const { rows } = await sql<Top>`
    select coalesce((
        select jsonb_agg(t order by t.sales desc, t.views desc, t.id)
        from (
          select p.id, said(p.title, ${language}) as title, p.image, d.pieces, d.sales, d.views
          from (
            select product_id, sum(pieces)::int as pieces, sum(sales) as sales,
              sum(views)::int as views
            from product_days
            where store_id = ${storeId} and day between ${from}::date and ${until}::date
            group by 1
            order by sum(sales) desc, sum(views) desc, product_id
            limit ${MOST_TOLD}
          ) d
          join products p on p.id = d.product_id
        ) t
      ), '[]') as products,
      coalesce((
        select jsonb_agg(t order by t.sales desc, t.country)
        from (
          select country, parcels, sales
          from store_places
          where store_id = ${storeId}
          order by sales desc, country
          limit ${MOST_TOLD}
        ) t
      ), '[]') as places,
      coalesce((
        select jsonb_agg(t order by t.views desc, t.source)
        from (
          select source, sum(views)::int as views
          from view_days
          where store_id = ${storeId} and day between ${from}::date and ${until}::date
          group by 1
        ) t
      ), '[]') as sources,
      coalesce((
        select jsonb_agg(t order by t.asked desc, t.typed)
        from (
          select s.typed, s.asked, f.found, (
            select coalesce(sum(o.carted), 0)::int
            from search_outcomes o
            where o.search_id = s.id and o.store_id = f.store_id
          ) as carted
          from search_stores f
          join searches s on s.id = f.search_id
          where f.store_id = ${storeId}
          order by s.asked desc, s.id
          limit ${MOST_TOLD}
        ) t
      ), '[]') as searches
  `.execute(db);
  return rows[0] ?? { products: [], places: [], sources: [], searches: [] };
}

async function readService(db: Db, storeId: number): Promise<Service> {
  const middle = (of: string) => sql`(
    select percentile_disc(0.5) within group (order by ${sql.ref(of)})
    from store_figures
    where parcels > 0
  )`;
  const rate = (name: string) => sql`jsonb_build_object(
    'count', coalesce(${sql.ref(`f.${name}`)}, 0), 'rate', coalesce(${sql.ref(`f.${name}_rate`)}, 0),
    'middle', ${middle(`${name}_rate`)}
  )`;
  const { rows } = await sql<{ at: Date | null; service: Figures['service'] }>`
    select f.counted_at as at, jsonb_build_object(
      'parcels', coalesce(f.parcels, 0), 'late', ${rate('late')}, 'cancelled', ${rate('cancelled')},
      'refunded', ${rate('refunded')}, 'reviews', coalesce(f.reviews, 0),
      'rating', coalesce(f.rating, 0), 'rating_middle', (
        select percentile_disc(0.5) within group (order by rating)
        from store_figures
        where reviews > 0
      ),
      'answered', coalesce(f.answered, 0), 'answer_hours', f.answer_hours,
      'answer_hours_middle', (
        select percentile_disc(0.5) within group (order by answer_hours) from store_figures
      )
    ) as service
    from stores s
    left join store_figures f on f.store_id = s.id
    where s.id = ${storeId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no store ${storeId}.`);
  return { counted_at: row.at && row.at.toISOString(), service: row.service };
}
