// Suggestions during typing, as the rows of the popup. Requested without credentials, because the
// server caches the same answer for everybody; also cached here while the page is open.
import type { OutputOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { answerOf, requestOf } from '#web/ui/api.ts';
import { brandPath, categoryPath, productPath, storePath } from '#web/ui/links.ts';

export type Suggestion = {
  group: 'recent' | 'suggested' | 'category' | 'sub-category' | 'brand' | 'store' | 'product';
  title: string;
  to: string;
  image?: string;
  /** For products. */
  price?: number;
  /** For searches: the words, and the category. */
  text?: string;
  within?: string;
};
type Found = OutputOf<Endpoints['search.complete']>;

const KEPT = 50;
const known = new Map<string, Suggestion[]>();
const searchPath = (q: string, within?: number): string =>
  `/search?${new URLSearchParams({ q, ...(within && { within: String(within) }) })}`;

/** A search that this browser made before. */
export const recentOf = (text: string): Suggestion => ({
  group: 'recent',
  title: text,
  text,
  to: searchPath(text),
});

/** The suggestions in order; null if the server does not answer. */
export async function askSuggestions(
  text: string,
  signal: AbortSignal,
): Promise<Suggestion[] | null> {
  const language = document.documentElement.lang;
  const key = `${language} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const { path } = requestOf('search.complete', {});
  const response = await fetch(`/api/v1/${path}?${new URLSearchParams({ q: text })}`, {
    credentials: 'omit',
    headers: { accept: 'application/json', language },
    signal,
  });
  const answer = answerOf<Found>(await response.json());
  if (!answer.ok) return null;
  const rows = rowsOf(answer.data);
  if (known.size >= KEPT) known.clear();
  known.set(key, rows);
  return rows;
}

/** The cached suggestions for a text; undefined: not requested yet. */
export const knownFor = (text: string): Suggestion[] | undefined =>
  known.get(`${document.documentElement.lang} ${text}`);

function rowsOf({ words, within, categories, brands, stores, products }: Found): Suggestion[] {
  const placed = categories.map(({ parent, ...category }) => ({
    group: parent ? ('sub-category' as const) : ('category' as const),
    title: category.title,
    to: categoryPath(category, parent),
  }));
  return [
    ...words.map((title) => ({
      group: 'suggested' as const,
      title,
      text: title,
      to: searchPath(title),
    })),
    ...within.map(({ text, category }) => ({
      group: 'suggested' as const,
      title: text,
      text,
      within: category.title,
      to: searchPath(text, category.id),
    })),
    ...placed.filter(({ group }) => group === 'category'),
    ...placed.filter(({ group }) => group === 'sub-category'),
    ...brands.map((brand) => ({
      group: 'brand' as const,
      title: brand.title,
      to: brandPath(brand),
    })),
    ...stores.map((store) => ({
      group: 'store' as const,
      title: store.name,
      to: storePath(store),
    })),
    ...products.map((product) => ({
      group: 'product' as const,
      title: product.title,
      to: productPath(product),
      image: product.image,
      price: product.price ?? product.offered ?? product.selling,
    })),
  ];
}
