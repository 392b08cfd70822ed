import { sql } from 'kysely';
import { most } from '#contract/constants.ts';
import type { Search } from '#contract/search.ts';
import { readCategoryRows } from '#market/catalogue/read-categories.ts';
import { readListing } from '#market/catalogue/read-listing.ts';
import { fold, patternsOf } from '#base/fold.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/**
 * What fits a question: products by title or tag in any language, categories by title, and words to
 * go on with.
 */
export async function readSearch(reading: Reading, question: string): Promise<Search> {
  const patterns = patternsOf(question);
  if (patterns.length === 0) return { product: [], suggested: [], category: [], sub_category: [] };
  const [listing, suggested, rows] = await Promise.all([
    readListing(
      reading,
      { question, sort: 'avg_customer_review' },
      { page: 1, size: most.search, path: 'search' },
    ),
    readWords(reading, patterns),
    readCategoryRows(reading),
  ]);
  const words = fold(question).split(' ');
  const found = rows.filter(({ title }) => words.every((word) => fold(title).includes(word)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    product: listing.data,
    suggested,
    category: found
      .filter(({ parent }) => parent === null)
      .slice(0, most.search)
      .map(({ id, title, slug, image }) => ({ id, title, slug, image })),
    sub_category: found
      .flatMap((row) => {
        const parent = row.parent === null ? undefined : byId.get(row.parent);
        return parent
          ? [
              {
                id: row.id,
                title: row.title,
                slug: row.slug,
                image: row.image,
                category_id: parent.id,
                meta_title: row.meta_title ?? '',
                meta_description: row.meta_description ?? '',
                category: { id: parent.id, title: parent.title, slug: parent.slug },
              },
            ]
          : [];
      })
      .slice(0, most.search),
  };
}

async function readWords(reading: Reading, patterns: string[]): Promise<Search['suggested']> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, said(title, ${reading.language}) as title
    from tags
    where folded like all(${patterns}::text[])
    order by length(folded), id
    limit ${most.search}
  `.execute(reading.db);
  dependOn(reading, 'products');
  return rows;
}
