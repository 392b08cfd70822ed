import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { pageSize } from '#contract/constants.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Store, storeCall } from '#contract/store.ts';
import { readListing } from '#market/catalogue/read-listing.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/** The public store of a slug or an id; null when there is none. */
export async function readStore(
  reading: Reading,
  by: { slug: string } | { id: number },
): Promise<Store | null> {
  const { language } = reading;
  const which = 'slug' in by ? sql`s.slug = ${by.slug}` : sql`s.id = ${by.id}`;
  const { rows } = await sql<
    Omit<Store, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date }
  >`
    select s.id, s.name, s.slug, s.image, coalesce(said(s.about, ${language}), '') as about, s.country, s.city, coalesce(said(s.meta_title, ${language}), '') as meta_title,
      coalesce(said(s.meta_description, ${language}), '') as meta_description, s.created_at, s.updated_at, s.whatsapp_btn::int as whatsapp_btn, s.whatsapp_number, s.whatsapp_default_msg,
      (select count(*) from products p where p.store_id = s.id and p.public) as product_count
    from stores s where ${which} and s.public and s.suspended_at is null`.execute(reading.db);
  const row = rows[0];
  if (!row) return null;
  dependOn(reading, `store:${row.id}`);
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The `store` call: a store and its products. Refuses 'store-not-found'. */
export async function readStorePage(
  reading: Reading,
  { slug, page, sortby, required_rating }: InputOf<typeof storeCall>,
): Promise<OutputOf<typeof storeCall>> {
  const store = await readStore(reading, { slug });
  if (!store) throw new Refusal('store-not-found');
  const [result, review] = await Promise.all([
    readListing(reading, { store: store.id, sort: sortby }, page, pageSize.products, 'store'),
    required_rating ? readRating(reading, store.id) : 0,
  ]);
  return { result, store, review, following: false };
}

async function readRating({ db }: Reading, store: number): Promise<number> {
  const { rows } = await sql<{ rating: number | null }>`
    select round(sum(rating * review_count) / nullif(sum(review_count), 0), 2) as rating from products where store_id = ${store} and public and review_count > 0`.execute(
    db,
  );
  return rows[0]?.rating ?? 0;
}
