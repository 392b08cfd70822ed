// The newsletter: only addresses that were confirmed by mail get it, and one click ends it.
import { linkKey } from '#base/id.ts';
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';

/**
 * Records a subscription and mails the link that confirms it, which works for two weeks from the
 * last request. An address that is subscribed already gets no letter; the answer is the same.
 */
export async function subscribe(tx: Tx, email: string, language: string): Promise<void> {
  const address = email.trim().toLowerCase();
  const { key, confirmed_at, left_at } = await tx
    .insertInto('subscribers')
    .values({ email: address, language, key: linkKey() })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        language: sql`
          case
            when subscribers.confirmed_at is null or subscribers.left_at is not null
              then excluded.language
            else subscribers.language
          end
        `,
        created_at: sql`
          case
            when subscribers.confirmed_at is null then excluded.created_at
            else subscribers.created_at
          end
        `,
      }),
    )
    .returning(['key', 'confirmed_at', 'left_at'])
    .executeTakeFirstOrThrow();
  if (!confirmed_at || left_at)
    await writeTo(tx, 'newsletter-confirm', { email: address, language }, { key });
}

/**
 * Confirms by the key of the mailed link; confirming twice is not an error, and an address that had
 * left is subscribed again. Refuses 'link-over'.
 */
export async function confirmSubscription(tx: Tx, key: string, now = new Date()): Promise<void> {
  const found = await tx
    .updateTable('subscribers')
    .set(({ fn, val }) => ({ confirmed_at: fn.coalesce('confirmed_at', val(now)), left_at: null }))
    .where('key', '=', key)
    .returning('email')
    .executeTakeFirst();
  if (!found) throw new Refusal('link-over');
}

/**
 * Ends the newsletter by the key in each of its letters; ending it twice is not an error. Refuses
 * 'link-invalid'.
 */
export async function leaveNewsletter(tx: Tx, key: string, now = new Date()): Promise<void> {
  const found = await tx
    .updateTable('subscribers')
    .set(({ fn, val }) => ({ left_at: fn.coalesce('left_at', val(now)) }))
    .where('key', '=', key)
    .returning('email')
    .executeTakeFirst();
  if (!found) throw new Refusal('link-invalid');
}
