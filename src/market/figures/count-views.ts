import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { ViewSource } from '#contract/seller-figures.ts';

/** How often a product's page was opened from a source. */
export type Views = { product: number; source: ViewSource; times: number };

/** Adds views of products to today's (in the market's time zone); deleted products are skipped. */
export async function countViews(db: Db, views: Views[]): Promise<void> {
  await sql`
    with seen as (
      select p.id, p.store_id, v.source, v.times, (now() at time zone time_zone)::date as day
      from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
        as v (product int, source text, times int)
      join products p on p.id = v.product
      cross join settings
    ),
    of_products as (
      insert into product_days as d (product_id, day, store_id, views)
      select id, day, store_id, sum(times)
      from seen
      group by 1, 2, 3
      order by 1
      on conflict (product_id, day) do update set views = d.views + excluded.views
    )
    insert into view_days as d (store_id, day, source, views)
    select store_id, day, source, sum(times)
    from seen
    group by 1, 2, 3
    order by 1, 3
    on conflict (store_id, day, source) do update set views = d.views + excluded.views
  `.execute(db);
}
