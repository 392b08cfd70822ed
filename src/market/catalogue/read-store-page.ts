import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { pageSize } from '#contract/constants.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { storeCalls } from '#contract/store.ts';
import { readListing } from '#market/catalogue/read-listing.ts';
import type { Reading } from '#market/settings/reading.ts';
import { readStore } from '#market/stores/read-store.ts';

/** The `store` call: a store and its products. Refuses 'store-not-found'. */
export async function readStorePage(
  reading: Reading,
  { slug, page, sortby, required_rating }: InputOf<typeof storeCalls.find>,
): Promise<OutputOf<typeof storeCalls.find>> {
  const store = await readStore(reading, { slug });
  if (!store) throw new Refusal('store-not-found');
  const [result, review] = await Promise.all([
    readListing(
      reading,
      { store: store.id, sort: sortby },
      { page, size: pageSize.products, path: 'store' },
    ),
    required_rating ? readRating(reading, store.id) : 0,
  ]);
  return { result, store, review, following: false };
}

async function readRating({ db }: Reading, store: number): Promise<number> {
  const { rows } = await sql<{ rating: number | null }>`
    select round(sum(rating * review_count) / nullif(sum(review_count), 0), 2) as rating
    from products
    where store_id = ${store}
      and public
      and review_count > 0
  `.execute(db);
  return rows[0]?.rating ?? 0;
}
