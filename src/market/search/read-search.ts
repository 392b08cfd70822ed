import { sql } from 'kysely';
import { most } from '#contract/constants.ts';
import type { Search } from '#contract/search.ts';
import { readCategoryRows } from '#market/catalogue/read-categories.ts';
import { findMatches } from '#market/catalogue/find-matches.ts';
import { mostRelevant } from '#market/catalogue/matching-products.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { fold, patternsOf } from '#base/fold.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

// The searched column holds every language, so some of the rows it finds do not match in the
// caller's.
const LOOKED_AT = 200;

/**
 * What matches a text in the caller's language (or the first one, where a text is missing):
 * products by title or tag, categories by title, and completions.
 */
export async function readSearch(reading: Reading, question: string): Promise<Search> {
  const patterns = patternsOf(question);
  if (patterns.length === 0) return { product: [], suggested: [], category: [], sub_category: [] };
  const words = fold(question).split(' ');
  const fits = (text: string) => words.every((word) => fold(text).includes(word));
  const [product, suggested, rows] = await Promise.all([
    readFitting(reading, question, fits),
    readWords(reading, patterns, fits),
    readCategoryRows(reading),
  ]);
  const found = rows.filter(({ title }) => fits(title));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    product,
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
                meta_title: row.meta_title || row.title,
                meta_description: row.meta_description ?? '',
                category: { id: parent.id, title: parent.title, slug: parent.slug },
              },
            ]
          : [];
      })
      .slice(0, most.search),
  };
}

type Fits = (text: string) => boolean;

async function readFitting(
  reading: Reading,
  question: string,
  fits: Fits,
): Promise<Search['product']> {
  const { language } = reading;
  const matches = await findMatches(reading.db, question, { language, typing: true });
  dependOn(reading, 'search');
  const { rows } = await sql<{ id: number; text: string }>`
    select p.id, concat_ws(' ', said(p.title, ${language}), (
      select string_agg(said(t.title, ${language}), ' ')
      from product_tags pt
      join tags t on t.id = pt.tag_id
      where pt.product_id = p.id
    )) as text
    from products p
    join unnest(${mostRelevant(matches, { size: LOOKED_AT })}::int[]) with ordinality best (id, place)
      on best.id = p.id
    where p.public
    order by best.place
  `.execute(reading.db);
  dependOn(reading, 'products');
  const fitting = rows.filter(({ text }) => fits(text)).slice(0, most.search);
  return readCards(
    reading,
    fitting.map(({ id }) => id),
  );
}

async function readWords(
  reading: Reading,
  patterns: string[],
  fits: Fits,
): Promise<Search['suggested']> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, said(title, ${reading.language}) as title
    from tags
    where folded like all(${patterns}::text[])
    order by length(folded), id
    limit ${LOOKED_AT}
  `.execute(reading.db);
  dependOn(reading, 'products');
  return rows.filter(({ title }) => fits(title)).slice(0, most.search);
}
