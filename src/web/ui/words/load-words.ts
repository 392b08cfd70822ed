import type { Words } from '#words/catalogue.ts';
import type { Part } from '#words/parts.ts';

type Load = () => Promise<{ default: Partial<Words> }>;
type Files = Record<string, Load>;

/** A part for the shop; its scripts never load those of staff and sellers. */
type ShopPart = Exclude<Part, 'desk' | 'seller' | 'work'> | 'shop';

const files: Record<ShopPart, Files> = {
  shop: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=shop',
  }),
  account: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=account',
  }),
  buying: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=buying',
  }),
  extras: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=extras',
  }),
  listing: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=listing',
  }),
  orders: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=orders',
  }),
  owing: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=owing',
  }),
  paying: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=paying',
  }),
  report: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=report',
  }),
  product: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=product',
  }),
  reviews: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=reviews',
  }),
  viewed: import.meta.glob<{ default: Partial<Words> }>('../../../../locales/*.json', {
    query: '?part=viewed',
  }),
};
const AGAIN_MS = 1000;
const words: Words = Object.create(null);
/** The same object: parts share sections. */
const sections: Record<string, object | undefined> = words;

/**
 * Loads a part of the messages of one language; `shop` is the part that every page needs. Returns
 * all messages loaded so far. Each part is a separate file, cached by the browser. A failed one is
 * requested again; after that, a page in English is better than one that does nothing.
 */
export async function loadWords(part: ShopPart, language: string): Promise<Words> {
  const english = files[part]['../../../../locales/en.json'];
  const load = files[part][`../../../../locales/${language}.json`] ?? english;
  if (!load || !english) throw new Error('no messages');
  const { default: own } = await load()
    .catch((problem: unknown) => pause().then(() => askAgain(problem, load)))
    .catch(english);
  for (const [section, texts] of Object.entries(own))
    sections[section] = { ...sections[section], ...texts };
  return words;
}

/** Browsers remember failed modules by address, so the second request uses another one. */
function askAgain(problem: unknown, load: Load): ReturnType<Load> {
  const [address] = /https?:\S+\.js/.exec(String(problem)) ?? [];
  return address ? import(/* @vite-ignore */ `${address}?again`) : load();
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, AGAIN_MS);
  });
