import type { Words } from '#words/catalogue.ts';
import type { Part } from '#words/parts.ts';

type Load = () => Promise<{ default: Partial<Words> }>;
type Files = Record<string, Load>;

/** A part of the shop's; those of staff and sellers are no business of its scripts. */
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
/** The same: parts share sections. */
const sections: Record<string, object | undefined> = words;

/**
 * Fetches a part of the messages of one language, `shop` is what every page needs; answers all that
 * are there by now. Each is a file of its own, kept by the browser. One that does not come is asked
 * for again; after that a page in English is better than one that does nothing.
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

/** Browsers remember that a module failed, by its address: it is asked for by another. */
function askAgain(problem: unknown, load: Load): ReturnType<Load> {
  const [address] = /https?:\S+\.js/.exec(String(problem)) ?? [];
  return address ? import(/* @vite-ignore */ `${address}?again`) : load();
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, AGAIN_MS);
  });
