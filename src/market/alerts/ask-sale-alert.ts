// Requests for a letter when a flash sale starts: one letter each.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { askAlert } from '#market/alerts/ask-alert.ts';
import type { Shopper } from '#market/settings/actor.ts';

/**
 * Records a request to hear when a sale starts, as `askAlert` does. Refuses 'flash-sale-not-found',
 * also for a sale that is over, and 'flash-sale-runs'.
 */
export async function askSaleAlert(
  tx: Tx,
  shopper: Shopper,
  { sale, email }: { sale: number; email: string },
  now = new Date(),
): Promise<{ confirmed: 0 | 1 }> {
  const { rows } = await sql<{ begun: boolean }>`
    select start_at <= ${now} as begun
    from flash_sales
    where id = ${sale} and public and end_at > ${now}
    for share
  `.execute(tx);
  if (!rows[0]) throw new Refusal('flash-sale-not-found');
  if (rows[0].begun) throw new Refusal('flash-sale-runs');
  const alert = await askAlert(tx, shopper, { column: 'flash_sale_id', id: sale }, email);
  const reader = { email: alert.email, language: shopper.language };
  if (alert.confirm !== null)
    await writeTo(tx, 'sale-notice-confirm', reader, { sale, key: alert.confirm });
  return { confirmed: alert.confirmed };
}

/**
 * Confirms a request by the key of the mailed link; confirming twice is not an error. If the sale
 * is already running, the letter goes out within a minute. Refuses 'link-over'.
 */
export async function confirmSaleAlert(tx: Tx, key: string): Promise<void> {
  const { rows } = await sql`
    update alerts set confirmed_at = coalesce(confirmed_at, now())
    where key = ${key} and flash_sale_id is not null
    returning id
  `.execute(tx);
  if (rows.length === 0) throw new Refusal('link-over');
}
