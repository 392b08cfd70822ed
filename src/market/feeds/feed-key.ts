// Product feeds for shopping sites. Their addresses contain a secret key, which the owner hands
// out.
import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Staff } from '#market/settings/actor.ts';

/** The secret key in the addresses of feeds; null while they are off. */
export async function readFeedKey(db: Db): Promise<string | null> {
  const row = await db.selectFrom('settings').select('feed_key').executeTakeFirst();
  return row?.feed_key ?? null;
}

/** Switches feeds on or off; switching them on again makes a new key. */
export async function switchFeeds(tx: Tx, by: Staff, on: boolean): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('settings')
    .set({ feed_key: on ? randomBytes(16).toString('hex') : null })
    .where('feed_key', on ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows)
    await audit(tx, by, { action: on ? 'feeds.on' : 'feeds.off', subject: 'feeds' });
}
