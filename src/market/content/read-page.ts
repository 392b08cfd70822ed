import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Page } from '#contract/page.ts';
import { slugIn } from '#market/catalogue/product-slug.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';
import { slugNow, slugsNow, thingOf } from '#market/settings/slug-now.ts';

type Row = {
  slug: string;
  slugs: Record<string, string>;
  title: string;
  description: string;
  meta_title: string;
  meta_description: string;
  component: 'Contact' | 'Sitemap' | null;
};
type Listed = NonNullable<Page['categories']>;
const MOST_LISTED = 1000;

/**
 * The `page` call. Its slug in another language, or a former one, works too; the answer has the
 * right one. Refuses 'page-not-found'.
 */
export async function readPage(reading: Reading, slug: string, siteUrl: string): Promise<Page> {
  const { language, market } = reading;
  const { rows } = await sql<Row>`
    select ${slugNow('page', 'p', language)} as slug,
      ${slugsNow('page', 'p', market.languages)} as slugs,
      said(title, ${language}) as title, said(description, ${language}) as description,
      coalesce(said(meta_title, ${language}), said(title, ${language})) as meta_title,
      coalesce(said(meta_description, ${language}), '') as meta_description, component
    from pages p
    where public and id = ${thingOf('page', slug, reading)}
  `.execute(reading.db);
  const page = rows[0];
  if (!page) throw new Refusal('page-not-found');
  dependOn(reading, 'content');
  const { component, ...texts } = page;
  const words = { ...texts, meta_keywords: '' };
  if (component === 'Contact') return { ...words, description: 'Contact', page_from_component: 1 };
  if (component === null) return { ...words, page_from_component: 0 };
  dependOn(reading, 'categories', 'products');
  const [categories, products] = await Promise.all([
    readListed(reading, 'categories'),
    readListed(reading, 'products'),
  ]);
  return {
    ...words,
    description: 'Sitemap',
    page_from_component: 0,
    categories,
    products,
    client_base: siteUrl,
  };
}

async function readListed(
  { db, language }: Reading,
  table: 'categories' | 'products',
): Promise<Listed> {
  const { rows } = await sql<{ id: number; title: string; slug: string; updated_at: Date }>`
    select id, said(title, ${language}) as title,
      ${table === 'products' ? slugIn(language) : slugNow('category', 'p', language)} as slug,
      updated_at
    from ${sql.table(table)} p
    where public
    order by id
    limit ${MOST_LISTED}
  `.execute(db);
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
}
