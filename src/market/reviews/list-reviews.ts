// The reviews of all products, for the staff who judge them.
import { sql } from 'kysely';
import type { AdminReviewRow, ReviewsQuery } from '#contract/admin/review.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { Staff } from '#market/settings/actor.ts';

type ListQuery = ListInput & Pick<ReviewsQuery, 'view' | 'rating' | 'store' | 'product'>;

export const REVIEW = { noun: 'review', table: 'reviews' } as const;
const LOW = 2;

const VIEWS = {
  shown: sql<boolean>`not t.hidden`,
  hidden: sql<boolean>`t.hidden`,
  low: sql<boolean>`t.rating <= ${LOW}`,
  pictures: sql<boolean>`exists (select from review_images ri where ri.review_id = t.id)`,
};

const columnsFor = ({ language }: Staff) => ({
  id: sql`t.id`,
  version: sql`t.version`,
  product: sql`(
    select jsonb_build_object('id', p.id, 'title', said(p.title, ${language}), 'image', p.image)
    from products p where p.id = t.product_id
  )`,
  store: sql`(
    select s.name from products p join stores s on s.id = p.store_id where p.id = t.product_id
  )`,
  name: sql`t.name`,
  order_id: sql`t.order_id`,
  rating: sql`t.rating`,
  review: sql`t.review`,
  images: sql`array(
    select ri.image from review_images ri where ri.review_id = t.id order by ri.place
  )`,
  created_at: isoText('t.created_at'),
  hidden: sql`t.hidden`,
  reason: sql`t.hidden_reason`,
  answer: sql`coalesce(
    (select a.answer from review_answers a where a.review_id = t.id), ''
  )`,
  answer_hidden: sql`coalesce(
    (select a.hidden_reason from review_answers a where a.review_id = t.id), ''
  )`,
});

/** A page of the reviews that match, newest first; `q` searches their texts. */
export const listReviews = (
  db: Db,
  by: Staff,
  { q, view, rating, store, product, ...paging }: ListQuery,
): Promise<Listed<AdminReviewRow>> =>
  readList<AdminReviewRow>(db, paging, {
    from: sql`reviews t`,
    columns: columnsFor(by),
    where: [
      ...(q ? [sql<boolean>`t.review ilike ${likeText(q)}`] : []),
      ...(view ? [VIEWS[view]] : []),
      ...(rating === undefined ? [] : [sql<boolean>`t.rating = ${rating}`]),
      ...(product === null ? [] : [sql<boolean>`t.product_id = ${product}`]),
      ...(store === null
        ? []
        : [sql<boolean>`t.product_id in (select id from products where store_id = ${store})`]),
    ],
    keys: { created_at: sql`t.created_at` },
    usual: '-id',
  });
