import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { runningSale } from '#market/pricing/running-sales.ts';

/** Logs the products whose price changed because a flash sale began or ended. */
export async function logSales(tx: Tx, now = new Date()): Promise<void> {
  await sql`
    insert into price_log (product_id, sale, price)
    select p.id, true, f.price
    from (
      select product_id as id
      from flash_sale_products fp
      join flash_sales fs on fs.id = fp.flash_sale_id
      where fs.public and fs.start_at <= ${now} and fs.end_at > ${now}
      union
      select product_id
      from (
        select distinct on (product_id) product_id, price
        from price_log
        where sale
        order by product_id, id desc
      ) last
      where price is not null
    ) in_sales
    join products p on p.id = in_sales.id
    left join lateral (
      select price from price_log l where l.product_id = p.id and l.sale order by l.id desc limit 1
    ) last on true
    ${runningSale(now)}
    where f.price is distinct from last.price
  `.execute(tx);
}
