import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { enqueue, writeTo } from '#db/enqueue.ts';
import { lockVariant } from '#market/alerts/ask-stock-alert.ts';

const AT_ONCE = 100;
/** Looks again this often, because a holiday may end early. */
const AGAIN_MS = 3_600_000;

/**
 * Queues the letters to those who wait for a variant, each once, even when several processes run
 * this. Does nothing while the variant is sold out again; while its store is on holiday, tries
 * again later. Returns how many letters were queued, at most a hundred.
 */
export async function notifyBackInStock(
  tx: Tx,
  inventory: number,
  now = new Date(),
): Promise<number> {
  const variant = await lockVariant(tx, inventory);
  if (!variant || variant.quantity === 0) return 0;
  const { away_until: back } = variant;
  if (back && back > now) {
    const when = new Date(Math.min(back.getTime(), now.getTime() + AGAIN_MS));
    await enqueue(tx, 'tell-back-in-stock', { inventory }, { when, key: `back-${inventory}` });
    return 0;
  }
  const { rows } = await sql<{ email: string; language: string; key: string }>`
    update alerts set sent_at = now()
    where id in (
      select id
      from alerts
      where inventory_id = ${inventory}
        and confirmed_at is not null
        and sent_at is null
      order by id
      limit ${AT_ONCE}
      for update skip locked
    )
    returning email, language, key
  `.execute(tx);
  for (const { key, ...reader } of rows)
    await writeTo(tx, 'back-in-stock', reader, { inventory, key });
  return rows.length;
}
