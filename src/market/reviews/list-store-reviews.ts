// The reviews of one store's products, for the store to answer.
import { sql } from 'kysely';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { StoreReviewFilters, StoreReviewRow } from '#contract/seller-reviews.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { Seller } from '#market/settings/actor.ts';

const LOW = 2;
const answered = sql<boolean>`exists (select from review_answers a where a.review_id = t.id)`;
const VIEWS = {
  unanswered: sql<boolean>`not ${answered}`,
  answered,
  low: sql<boolean>`t.rating <= ${LOW}`,
};
const product = (column: string) =>
  sql`(select ${sql.raw(column)} from products p where p.id = t.product_id)`;
const answer = (column: string) =>
  sql`(select ${sql.raw(column)} from review_answers a where a.review_id = t.id)`;

/** A page of the visible reviews that match, newest first. */
export const listStoreReviews = (
  db: Db,
  { storeId, language }: Seller,
  { q, view, ...query }: ListInput & StoreReviewFilters,
): Promise<Listed<StoreReviewRow>> =>
  readList<StoreReviewRow>(db, query, {
    from: sql`reviews t`,
    columns: {
      id: sql`t.id`,
      title: sql`(select said(p.title, ${language}) from products p where p.id = t.product_id)`,
      image: product('p.image'),
      rating: sql`t.rating`,
      review: sql`t.review`,
      images: sql`array(select ri.image from review_images ri where ri.review_id = t.id order by ri.place)`,
      name: sql`t.name`,
      created_at: isoText('t.created_at'),
      answer: sql`coalesce(${answer('a.answer')}, '')`,
      answered_at: sql`(select ${isoText('a.updated_at')} from review_answers a where a.review_id = t.id)`,
      answer_hidden: sql`coalesce(${answer('a.hidden_reason')}, '')`,
    },
    where: [
      sql<boolean>`t.store_id = ${storeId}`,
      sql<boolean>`not t.hidden`,
      ...(q ? [sql<boolean>`t.review ilike ${likeText(q)}`] : []),
      ...(view ? [VIEWS[view]] : []),
    ],
    keys: { created_at: sql`t.created_at` },
    usual: '-id',
  });
