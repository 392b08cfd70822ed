// What the search box suggests while a person types. Everything is in the caller's language; what
// has no text in it is left out. Brands and stores are shown by their names.
import { sql } from 'kysely';
import { fold, patternsOf } from '#base/fold.ts';
import type { Completions } from '#contract/search-complete.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { findMatches } from '#market/catalogue/find-matches.ts';
import { mostRelevant } from '#market/catalogue/matching-products.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { readSuggestedSearches } from '#market/search/read-suggested-searches.ts';
import { beginsIn, readNamedLike } from '#market/search/read-named-like.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';
import { slugNow } from '#market/settings/slug-now.ts';

/** How long an answer is valid. */
const HOLDS_MS = 60_000;
const PRODUCTS = 6;
/**
 * How many of the best products are considered; those with a title in the caller's language are
 * shown.
 */
const LOOKED_AT = 60;
/** How many of the best products decide the suggested categories, and the most of a category. */
const TELLING = 300;
const WITHIN = 2;

const NOTHING: Completions = {
  words: [],
  within: [],
  categories: [],
  brands: [],
  stores: [],
  products: [],
};

/**
 * Suggestions for a text: other people's searches, categories to search in, and categories, brands,
 * stores and products. Nothing for a text without a letter or digit.
 */
export async function readCompletions(reading: Reading, question: string): Promise<Completions> {
  const patterns = patternsOf(question);
  if (patterns.length === 0) return NOTHING;
  const begins = beginsIn(question);
  const [words, named, best] = await Promise.all([
    readSuggestedSearches(reading, question),
    readNamedLike(reading, patterns, begins),
    readBest(reading, question),
  ]);
  const [within, products] = await Promise.all([
    readWithin(reading, best),
    readProducts(reading, best),
  ]);
  dependOn(reading, 'categories', 'brands');
  holdUntil(reading, new Date(reading.now.getTime() + HOLDS_MS));
  // a search within a category is made with whole words
  const text = words.find((one) => fold(one).startsWith(fold(question))) ?? question.trim();
  return { words, ...named, within: within.map((category) => ({ text, category })), products };
}

/** The ids of the products that match best. */
async function readBest({ db, language }: Reading, question: string): Promise<number[]> {
  const matches = await findMatches(db, question, { language, typing: true });
  return mostRelevant(matches, { size: TELLING });
}

/** The categories that most of these products belong to, if there are several. */
async function readWithin(
  { db, language }: Reading,
  best: number[],
): Promise<Completions['within'][number]['category'][]> {
  const { rows } = await sql<{
    id: number;
    title: string | null;
    slug: string;
    image: string;
    products: number;
  }>`
    select c.id, c.title ->> ${language} as title,
      ${slugNow('category', 'c', language)} as slug, c.image, found.products
    from (
      select category_id, count(*)::int as products
      from product_facts
      where id = any(${best}::int[]) and public
      group by category_id
    ) found
    join categories c on c.id = found.category_id and c.public
    order by found.products desc, c.id
  `.execute(db);
  if (rows.length < 2) return [];
  return rows
    .flatMap(({ title, id, slug, image, products }) =>
      title && products > 1 ? [{ id, title, slug, image }] : [],
    )
    .slice(0, WITHIN);
}

async function readProducts(reading: Reading, best: number[]): Promise<ProductCard[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id
    from unnest(${best.slice(0, LOOKED_AT)}::int[]) with ordinality best (id, place)
    join products p on p.id = best.id
    where p.public and p.title ->> ${reading.language} <> ''
    order by best.place
    limit ${PRODUCTS}
  `.execute(reading.db);
  return readCards(
    reading,
    rows.map(({ id }) => id),
  );
}
