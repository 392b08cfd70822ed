import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Page } from '#contract/page.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

type Row = {
  slug: string;
  title: string;
  description: string;
  meta_title: string;
  meta_description: string;
  component: 'Contact' | 'Sitemap' | null;
};
type Listed = NonNullable<Page['categories']>;
const MOST_LISTED = 1000;

/** The `page` call; a former address of a page answers it with its own. Refuses 'page-not-found'. */
export async function readPage(reading: Reading, slug: string, siteUrl: string): Promise<Page> {
  const { language } = reading;
  const { rows } = await sql<Row>`
    select slug, said(title, ${language}) as title, said(description, ${language}) as description,
      coalesce(said(meta_title, ${language}), said(title, ${language})) as meta_title,
      coalesce(said(meta_description, ${language}), '') as meta_description, component
    from pages
    where public
      and (slug = ${slug} or id = (select page_id from page_old_slugs where slug = ${slug}))
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
    select id, said(title, ${language}) as title, slug, updated_at
    from ${sql.table(table)}
    where public
    order by id
    limit ${MOST_LISTED}
  `.execute(db);
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
}
