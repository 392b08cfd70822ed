// The reviews that match a condition, as the shop shows them.
import { sql, type RawBuilder } from 'kysely';
import { createdText } from '#base/time.ts';
import type { Review } from '#contract/review.ts';
import type { Db } from '#db/connect.ts';
import { isoText } from '#market/edits/read-edits.ts';

type ReviewRow = Pick<
  Review,
  | 'id'
  | 'product_id'
  | 'order_id'
  | 'rating'
  | 'review'
  | 'helpful'
  | 'language'
  | 'review_images'
  | 'answer'
> & { name: string; signed_in: boolean; created_at: Date; found: number };

/** The orders in which reviews can be sorted. */
export const reviewOrders = {
  rating: sql`r.rating`,
  helpful: sql`r.helpful`,
  created_at: sql`r.created_at`,
};

/** The reviews that match a condition; `rest` holds the order and may limit the page. */
export async function readReviewRows(
  db: Db,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, r.product_id, r.order_id, r.name, r.account_id is not null as signed_in, r.rating,
      r.review, r.helpful, r.language, r.created_at, count(*) over () as found,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('id', ri.id, 'rating_review_id', r.id, 'image', ri.image)
          order by ri.place
        )
        from review_images ri
        where ri.review_id = r.id
      ), '[]') as review_images,
      (
        select jsonb_build_object(
          'store', s.name, 'text', a.answer, 'created_at', ${isoText('a.created_at')}
        )
        from review_answers a
        join stores s on s.id = a.store_id
        where a.review_id = r.id and not a.hidden
      ) as answer
    from reviews r
    where ${where}
    ${rest}
  `.execute(db);
  return rows;
}

/** A review as the shop shows it: of the person who wrote it, only the name. */
export function reviewOf(
  { found: _, name, signed_in, created_at, ...row }: ReviewRow,
  timeZone: string,
): Review {
  return {
    ...row,
    user_id: null,
    user: signed_in ? { name } : null,
    guest_user: signed_in ? null : { name },
    created_at: created_at.toISOString(),
    created: createdText(created_at, timeZone),
  };
}
