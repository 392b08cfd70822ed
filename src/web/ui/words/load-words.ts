import type { Words } from '#words/catalogue.ts';
import type { Part } from '#words/parts.ts';

type Files = Record<string, () => Promise<{ default: Partial<Words> }>>;

const files: Record<Part | 'shop', Files> = {
  shop: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=shop',
  }),
  account: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=account',
  }),
  buying: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=buying',
  }),
  listing: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=listing',
  }),
  owing: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=owing',
  }),
  paying: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=paying',
  }),
  product: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=product',
  }),
  reviews: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=reviews',
  }),
};
const words: Words = Object.create(null);

/**
 * Fetches a part of the messages of one language, `shop` is what every page needs; answers all that
 * are there by now. Each is a file of its own, kept by the browser.
 */
export async function loadWords(part: Part | 'shop', language: string): Promise<Words> {
  const load =
    files[part][`../../../../locales/${language}.json`] ??
    files[part]['../../../../locales/en.json'];
  if (!load) throw new Error('no messages');
  return Object.assign(words, (await load()).default);
}
