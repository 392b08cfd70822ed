import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';

const AT_ONCE = 100;

/**
 * Queues the letters to those who wait for flash sales that are running now, each once, even when
 * several processes run this. Skips sales that were withdrawn, are over or have nothing left; the
 * lock orders this and a withdrawal. Returns how many letters were queued, at most a hundred.
 */
export async function notifySalesBegun(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ email: string; language: string; key: string; sale: number }>`
    update alerts set sent_at = greatest(${now}, confirmed_at)
    where id in (
      select a.id
      from alerts a
      join flash_sales fs on fs.id = a.flash_sale_id
      where a.confirmed_at is not null
        and a.sent_at is null
        and fs.public
        and fs.start_at <= ${now}
        and fs.end_at > ${now}
        and exists (
          select from flash_sale_products fp
          join products p on p.id = fp.product_id and p.public
          where fp.flash_sale_id = fs.id and fp.sold < fp.quota
        )
      order by a.id
      limit ${AT_ONCE}
      for update of a skip locked
      for share of fs
    )
    returning email, language, key, flash_sale_id as sale
  `.execute(tx);
  for (const { key, sale, ...reader } of rows)
    await writeTo(tx, 'sale-begun', reader, { sale, key });
  return rows.length;
}
