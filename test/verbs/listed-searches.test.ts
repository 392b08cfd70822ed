// The results of a search as a list: in one order across pages, and counted without hidden ones.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMatches, type Matches } from '#market/catalogue/find-matches.ts';
import { readListing } from '#market/catalogue/read-listing.ts';
import type { ProductFilter } from '#market/catalogue/product-filter.ts';
import { beginReading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop } from '../make.ts';

const SIZE = 2;
const NAMES = ['Lantern', 'Glass lantern', 'Tall glass lantern', 'Lantern', 'Lantern for wine'];

let base: Fresh;
let market: MarketSettings;
let matches: Matches & { ids: number[] };
let many: Matches & { query: string };
let rug: number;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  const ids: number[] = [];
  for (const name of NAMES) ids.push((await makeProduct(base.db, { name })).id);
  await makeProduct(base.db, { name: 'Secret lantern', hidden: true });
  rug = (await makeProduct(base.db, { name: 'Rug' })).id;
  const found = await findMatches(base.db, 'lantern', { language: 'en' });
  if (!('ids' in found)) throw new Error('these are few');
  matches = found;
  // only the first three have a relevance, as when more are found than are ranked
  const ranked = Object.entries(matches.relevance).filter(([id]) => Number(id) <= (ids[2] ?? 0));
  const { ids: _, ...rest } = matches;
  many = { ...rest, query: "'lantern'", relevance: Object.fromEntries(ranked) };
});
afterAll(() => base?.close());

async function listed(filter: ProductFilter, page: number, size = SIZE) {
  const reading = beginReading(base.db, market, 'en');
  const { data, total } = await readListing(reading, filter, { page, size, path: 'products' });
  return { ids: data.map(({ id }) => id), total };
}
async function inPages(filter: ProductFilter): Promise<number[]> {
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(...(await listed(filter, page)).ids);
  return pages;
}

describe('what a search finds', () => {
  it('has the same order on all pages, also under a filter that everything fits', async () => {
    const whole = await listed({ matches }, 1, 100);
    expect(whole.total).toBe(NAMES.length);
    expect(new Set(whole.ids)).toEqual(new Set(matches.ids));
    expect(await inPages({ matches })).toEqual(whole.ids);
    expect(await inPages({ matches, rating: 0 })).toEqual(whole.ids);
  });

  it('keeps that order when only the best matches are ranked by their words', async () => {
    const whole = await listed({ matches: many }, 1, 100);
    expect(whole).toEqual(await listed({ matches: many, rating: 0 }, 1, 100));
    const ids = Object.keys(many.relevance).map(Number);
    expect(new Set(whole.ids.slice(0, ids.length))).toEqual(new Set(ids));
    expect(await inPages({ matches: many })).toEqual(whole.ids);
  });

  it('is counted without what is hidden, and what is pinned once', async () => {
    expect((await listed({ matches: many }, 1)).total).toBe(NAMES.length);
    const pinned = [rug, matches.ids[0] ?? 0];
    const first = { ...many.relevance, [rug]: 90 };
    const { ids, total } = await listed({ matches: { ...many, pinned, relevance: first } }, 1);
    expect(ids[0]).toBe(rug);
    expect(total).toBe(NAMES.length + 1);
  });
});
