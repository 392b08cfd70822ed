import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Because } from '#contract/decision.ts';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { because as reasoned, notifyRestricted } from '#market/stores/notify-restricted.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/**
 * Writes or changes the public answer to a review of a product of the seller's store. There is one
 * answer, whoever of the store writes it; one that staff have hidden stays hidden. Refuses
 * 'review-not-found', also for a hidden review or another store's, 'store-suspended', and
 * 'changed-meanwhile' if somebody has written another answer than the one `seen` (null: any).
 */
export async function answerReview(
  tx: Tx,
  by: Seller,
  { id, answer, seen = null }: { id: number; answer: string; seen?: string | null | undefined },
  now = new Date(),
): Promise<void> {
  const { rows } = await sql<{ product: number; suspended: boolean }>`
    select r.product_id as product, s.suspended_at is not null as suspended
    from reviews r
    join products p on p.id = r.product_id
    join stores s on s.id = p.store_id
    where r.id = ${id} and p.store_id = ${by.storeId} and not r.hidden
    for update of r
    for share of s
  `.execute(tx);
  const [review] = rows;
  if (!review) throw new Refusal('review-not-found');
  if (review.suspended) throw new Refusal('store-suspended');
  if (seen !== null) await requireSeen(tx, id, [seen, answer]);
  const { accountId: account_id, storeId: store_id } = by;
  await tx
    .insertInto('review_answers')
    .values({ review_id: id, store_id, answer, account_id, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('review_id').doUpdateSet({ answer, account_id, updated_at: now }),
    )
    .execute();
  await audit(tx, by, { action: 'review.answer', subject: `review:${id}`, note: answer });
  await touch(tx, `product:${review.product}`, `reviews:${review.product}`);
}

/** Only after locking the review: what was written while this waited is read here. */
async function requireSeen(tx: Tx, id: number, expected: string[]): Promise<void> {
  const now = await tx
    .selectFrom('review_answers as w')
    .leftJoin('accounts as a', 'a.id', 'w.account_id')
    .select(['w.answer', 'a.name'])
    .where('w.review_id', '=', id)
    .executeTakeFirst();
  if (!expected.includes(now?.answer ?? ''))
    throw new Refusal('changed-meanwhile', { by: now?.name ?? '' });
}

type Hidden = { product: number; store: number; title: Record<string, string>; was: boolean };
/** `because`: why it is hidden, with the legal ground if one was given. */
type Moderated = { id: number; hidden: boolean; reason: string; because?: Because };

/**
 * Hides a store's answer from customers, for a reason, or shows it again; the review stays as it
 * is. The owners of the store are told why, and how to object. Refuses 'required' for hiding
 * without a reason, and 'thing-not-found' without an answer.
 */
export async function moderateAnswer(
  tx: Tx,
  by: Staff,
  { id, hidden, reason, because }: Moderated,
  now = new Date(),
): Promise<void> {
  if (hidden && reason === '') throw new Refusal('required', { field: 'reason' });
  const { rows } = await sql<Hidden>`
    with before as (select hidden from review_answers where review_id = ${id} for update)
    update review_answers a
    set hidden = ${hidden}, hidden_reason = ${hidden ? reason : ''}
    from before, reviews r
    join products p on p.id = r.product_id
    where a.review_id = ${id} and r.id = a.review_id
    returning r.product_id as product, a.store_id as store, p.title, before.hidden as was
  `.execute(tx);
  const [answered] = rows;
  if (!answered) throw new Refusal('thing-not-found');
  const { store, title } = answered;
  if (hidden && !answered.was)
    await notifyRestricted(
      tx,
      by,
      {
        store,
        title,
        action: 'hide-answer',
        about: { kind: 'answer', id },
        because: because ?? reasoned(reason),
      },
      now,
    );
  const action = hidden ? 'review.hide-answer' : 'review.show-answer';
  await audit(tx, by, { action, subject: `review:${id}`, note: reason });
  await touch(tx, `product:${answered.product}`, `reviews:${answered.product}`);
}
