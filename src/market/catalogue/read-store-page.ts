import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { pageSize } from '#contract/constants.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Store, storeCalls } from '#contract/store.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { readListing } from '#market/catalogue/read-listing.ts';
import { narrowed } from '#market/catalogue/read-products.ts';
import { noSidebar, readSidebar } from '#market/catalogue/read-sidebar.ts';
import type { Reading } from '#market/settings/reading.ts';
import { readStore } from '#market/stores/read-store.ts';
import { refuseClosed } from '#market/stores/refuse-closed.ts';

type Found = OutputOf<typeof storeCalls.find>;
type Own = Pick<Found['store'], 'cover' | 'policies'>;
type StorePage = Omit<Found, 'store' | 'following'> & {
  store: Store & Own;
  /** The number of reviews behind the rating; 0 when it was not requested. */
  reviews: number;
};

/** A store and its products. Refuses 'store-not-found', and 'store-closed' if it was closed. */
export async function readStorePage(
  reading: Reading,
  input: InputOf<typeof storeCalls.find>,
): Promise<StorePage> {
  const { slug, page } = input;
  const store = await readStore(reading, { slug });
  if (!store) {
    await refuseClosed(reading, sql`s.slug = ${slug}`);
    throw new Refusal('store-not-found');
  }
  const scope = { store: store.id };
  const filter = await narrowed(reading, scope, input);
  const [result, sidebar, { featured_ids: ids, ...own }, { rating, reviews }] = await Promise.all([
    readListing(reading, filter, { page, size: pageSize.products, path: 'store' }),
    input.sidebar_data ? readSidebar(reading, { scope, filter }) : noSidebar,
    readOwn(reading, store.id),
    input.required_rating ? readRating(reading, store.id) : { rating: 0, reviews: 0 },
  ]);
  const { attributes: _, facets, ...shown } = sidebar;
  const banner = own.cover || store.banner;
  const featured = page === 1 ? await readCards(reading, ids) : [];
  return {
    result,
    ...shown,
    // the list is of one store, so stores are no choice
    facets: facets && { ...facets, stores: [] },
    store: { ...store, ...own, banner },
    featured,
    review: rating,
    reviews,
  };
}

/** Content that only the store's page shows. */
async function readOwn(
  { db, language }: Reading,
  store: number,
): Promise<Own & { featured_ids: number[] }> {
  const { rows } = await sql<Own & { featured_ids: number[] }>`
    select cover, coalesce(said(policies, ${language}), '') as policies, featured_ids
    from stores
    where id = ${store}
  `.execute(db);
  return rows[0] ?? { cover: '', policies: '', featured_ids: [] };
}

type Rating = { rating: number; reviews: number };

async function readRating({ db }: Reading, store: number): Promise<Rating> {
  const { rows } = await sql<Rating>`
    select coalesce(round(sum(rating * review_count) / nullif(sum(review_count), 0), 2), 0) as rating,
      coalesce(sum(review_count), 0)::int as reviews
    from product_facts
    where store_id = ${store}
      and public
      and review_count > 0
  `.execute(db);
  return rows[0] ?? { rating: 0, reviews: 0 };
}
