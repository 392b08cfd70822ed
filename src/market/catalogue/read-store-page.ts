import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { pageSize } from '#contract/constants.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Store, storeCalls } from '#contract/store.ts';
import { readListing } from '#market/catalogue/read-listing.ts';
import type { Reading } from '#market/settings/reading.ts';
import { readStore } from '#market/stores/read-store.ts';

type Found = OutputOf<typeof storeCalls.find>;
type StorePage = Omit<Found, 'store' | 'following'> & {
  store: Store;
  /** How many reviews the rating is made of; 0 where none was asked for. */
  reviews: number;
};

/** A store and its products. Refuses 'store-not-found'. */
export async function readStorePage(
  reading: Reading,
  { slug, page, sortby, required_rating }: InputOf<typeof storeCalls.find>,
): Promise<StorePage> {
  const store = await readStore(reading, { slug });
  if (!store) throw new Refusal('store-not-found');
  const [result, { rating, reviews }] = await Promise.all([
    readListing(
      reading,
      { store: store.id, sort: sortby },
      { page, size: pageSize.products, path: 'store' },
    ),
    required_rating ? readRating(reading, store.id) : { rating: 0, reviews: 0 },
  ]);
  return { result, store, review: rating, reviews };
}

type Rating = { rating: number; reviews: number };

async function readRating({ db }: Reading, store: number): Promise<Rating> {
  const { rows } = await sql<Rating>`
    select coalesce(round(sum(rating * review_count) / nullif(sum(review_count), 0), 2), 0) as rating,
      coalesce(sum(review_count), 0)::int as reviews
    from products
    where store_id = ${store}
      and public
      and review_count > 0
  `.execute(db);
  return rows[0] ?? { rating: 0, reviews: 0 };
}
