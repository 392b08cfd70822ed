import { Refusal } from '#base/refusal.ts';
import type { ModeratedReview } from '#contract/admin/review.ts';
import type { Because } from '#contract/decision.ts';
import type { Db, Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';
import { recordRestriction } from '#market/decisions/record-decision.ts';
import type { Row } from '#market/edits/edit.ts';
import { lockRow, saveRow, type SavedRow } from '#market/edits/save-row.ts';
import { findWriter } from '#market/reviews/find-writer.ts';
import { REVIEW } from '#market/reviews/list-reviews.ts';
import type { Staff } from '#market/settings/actor.ts';

/** The history records the decisions of staff, not what the customer wrote. */
const KIND = {
  ...REVIEW,
  tell: ({ hidden, hidden_reason: reason }: Row): Row => ({ hidden, reason }),
};

/** `because`: why it is hidden, with the legal ground if one was given. */
export type Moderation = ModeratedReview & { because?: Because };

/**
 * Hides a review from customers, for a reason, or shows it again; only visible reviews count for
 * the product's rating (0107, rate_changed). The person who wrote it is told why, and how to
 * object. Refuses 'required' for hiding without a reason, and as `saveRow` does.
 */
export async function moderateReview(
  tx: Tx,
  by: Staff,
  { id, version, hidden, reason, because }: Moderation,
  now = new Date(),
): Promise<SavedRow> {
  if (hidden && reason === '') throw new Refusal('required', { field: 'reason' });
  const columns = { hidden, hidden_reason: hidden ? reason : '' };
  const { row } = await lockRow(tx, KIND, { id, version });
  const saved = await saveRow(tx, by, KIND, { id, version, columns });
  const { product_id: product } = await tx
    .selectFrom('reviews')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (hidden && row.hidden !== true)
    await notifyWriter(
      tx,
      by,
      { id, because: because ?? { facts: reason, ground: 'terms', which: '' } },
      now,
    );
  await touch(tx, `product:${product}`, `reviews:${product}`, 'products');
  return saved;
}

/** Records the decision, and queues the letter to the person who wrote the review. */
async function notifyWriter(
  tx: Tx,
  by: Staff,
  { id, because }: { id: number; because: Because },
  now: Date,
): Promise<void> {
  const writer = await findWriter(tx, id);
  const title = Object.values(writer?.product ?? {})[0] ?? '';
  const { stated } = await recordRestriction(tx, by, { kind: 'review', id, title, because }, now);
  if (!writer) return;
  await writeTo(tx, 'review-hidden', writer, { title: writer.product, because: stated });
}

/** A review in the form that acts on many reviews need; null if there is none. */
export async function readModerated(db: Db, id: number) {
  const row = await db
    .selectFrom('reviews')
    .select(['id', 'version', 'hidden', 'hidden_reason as reason'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
