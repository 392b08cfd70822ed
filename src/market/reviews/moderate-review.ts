import { Refusal } from '#base/refusal.ts';
import type { ModeratedReview } from '#contract/admin/review.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import type { Row } from '#market/edits/edit.ts';
import { saveRow, type SavedRow } from '#market/edits/save-row.ts';
import { REVIEW } from '#market/reviews/list-reviews.ts';
import type { Staff } from '#market/settings/actor.ts';

/** The history tells what staff decide, not what the customer wrote. */
const KIND = {
  ...REVIEW,
  tell: ({ hidden, hidden_reason: reason }: Row): Row => ({ hidden, reason }),
};

/**
 * Hides a review from customers, for a reason, or shows it again: its product is rated by those that
 * are shown (0107, rate_changed). Refuses 'required' for hiding without a reason, and as `saveRow`
 * does.
 */
export async function moderateReview(
  tx: Tx,
  by: Staff,
  { id, version, hidden, reason }: ModeratedReview,
): Promise<SavedRow> {
  if (hidden && reason === '') throw new Refusal('required', { field: 'reason' });
  const columns = { hidden, hidden_reason: hidden ? reason : '' };
  const saved = await saveRow(tx, by, KIND, { id, version, columns });
  const { product_id: product } = await tx
    .selectFrom('reviews')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await touch(tx, `product:${product}`, `reviews:${product}`, 'products');
  return saved;
}

/** What a run of one act over many reviews needs to know of one; null if there is none. */
export async function readModerated(db: Db, id: number) {
  const row = await db
    .selectFrom('reviews')
    .select(['id', 'version', 'hidden', 'hidden_reason as reason'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
