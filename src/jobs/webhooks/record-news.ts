import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { newsOf } from '#jobs/webhooks/news-of.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { enqueueWebhooks } from '#market/webhooks/enqueue-webhooks.ts';

/** Records an event for webhooks; does nothing if it was recorded before. */
export async function recordNews(db: Db, market: MarketSettings, event: number): Promise<void> {
  const found = await db
    .selectFrom('events')
    .select(['id', 'kind', 'data', 'at'])
    .where('id', '=', event)
    .executeTakeFirst();
  if (!found) return;
  const news = await newsOf({ db, market }, found.kind, found.data);
  if (news.length > 0) await transaction(db, (tx) => enqueueWebhooks(tx, found, news));
}
