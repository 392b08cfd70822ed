import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch } from '#db/touch.ts';
import type { Shopper } from '#market/settings/actor.ts';

export type Vote = { id: number; helpful: number; voted: 0 | 1 };

/**
 * Marks a review as helpful for the caller, or takes that back: sets it to `wanted`, or toggles it
 * when that is null. Refuses 'review-not-found', 'own-review'.
 */
export async function voteHelpful(
  tx: Tx,
  shopper: Shopper,
  id: number,
  wanted: boolean | null,
): Promise<Vote> {
  await oneAtATime(tx, shopper.key);
  const {
    rows: [review],
  } = await sql<{ product_id: number; own: boolean }>`
    select r.product_id, r.shopper = ${shopper.key} as own
    from reviews r
    join products p on p.id = r.product_id and p.public
    where r.id = ${id} and not r.hidden
    for no key update of r
  `.execute(tx);
  if (!review) throw new Refusal('review-not-found');
  if (review.own) throw new Refusal('own-review');
  const ownVote = tx
    .deleteFrom('review_votes')
    .where('review_id', '=', id)
    .where('shopper', '=', shopper.key);
  const gone = wanted !== true && (await ownVote.returning('review_id').execute()).length > 0;
  if (!gone && wanted !== false)
    await tx
      .insertInto('review_votes')
      .values({ review_id: id, shopper: shopper.key })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await touch(tx, `reviews:${review.product_id}`);
  const { helpful } = await tx
    .selectFrom('reviews')
    .select('helpful')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, helpful, voted: !gone && wanted !== false ? 1 : 0 };
}
