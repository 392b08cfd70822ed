// Stores and brands by name: letters of the caller's script, and a search.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrandLetters, readBrandPage } from '#market/catalogue/read-brands.ts';
import { readStoreLetters, readStores } from '#market/catalogue/read-stores.ts';
import { beginReading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';

let base: Fresh;
let market: MarketSettings;
const NAMES = [
  'Zeta',
  'Éclat',
  'echo',
  '7 Moons',
  'متجر النور',
  'آفاق',
  'दीप',
  'Ølund',
  '“Quoted”',
];
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  await base.db.updateTable('stores').set({ public: false }).execute();
  for (const name of NAMES) {
    const id = await makeStore(base.db);
    await base.db.updateTable('stores').set({ name }).where('id', '=', id).execute();
  }
  await base.db.deleteFrom('brands').execute();
  const brands = [
    { en: 'Night', ar: 'ليل' },
    { en: 'Étoile', ar: 'نجمة' },
    { en: 'Ember', ar: 'Ember' },
  ];
  await base.db
    .insertInto('brands')
    .values(brands.map((title, at) => ({ slug: `brand-${at}`, title: JSON.stringify(title) })))
    .execute();
});
afterAll(() => base.close());

const begin = (language: string) => beginReading(base.db, market, language);
const lettersIn = async (language: string) =>
  Object.fromEntries(
    (await readStoreLetters(begin(language))).map(({ letter, count }) => [letter, count]),
  );
const storesIn = async (language: string, query: { letter?: string; q?: string; page?: number }) =>
  (await readStores(begin(language), { page: 1, ...query })).data.map(({ name }) => name);

describe('letters of stores', () => {
  it('are Latin ones without their marks, then # for all others', async () => {
    expect(await lettersIn('en')).toEqual({ E: 2, Ø: 1, Z: 1, '#': 5 });
    expect(Object.keys(await lettersIn('en')).at(-1)).toBe('#');
  });
  it('begin with those of the caller’s script', async () => {
    const arabic = await lettersIn('ar');
    expect(Object.keys(arabic).slice(0, 2)).toEqual(['ا', 'م']);
    expect(arabic).toMatchObject({ E: 2, Z: 1, '#': 3 });
    expect(await lettersIn('hi')).toMatchObject({ द: 1, '#': 4 });
  });
  it('lead to their stores, by name', async () => {
    expect(await storesIn('en', { letter: 'e' })).toEqual(['echo', 'Éclat']);
    expect(await storesIn('ar', { letter: 'ا' })).toEqual(['آفاق']);
    expect(new Set(await storesIn('hi', { letter: '#' }))).toEqual(
      new Set(['7 Moons', 'متجر النور', 'آفاق', '“Quoted”']),
    );
    expect(await storesIn('en', { letter: 'Q' })).toEqual([]);
  });
  it('count no store that is closed, suspended or hidden', async () => {
    const put = (columns: Record<string, unknown>) =>
      base.db.updateTable('stores').set(columns).where('name', '=', 'Zeta').execute();
    for (const [off, on] of [
      [
        { closed_at: new Date(), closed_by: 'store' },
        { closed_at: null, closed_by: null },
      ],
      [
        { suspended_at: new Date(), suspended_reason: 'No.' },
        { suspended_at: null, suspended_reason: '' },
      ],
      [{ public: false }, { public: true }],
    ]) {
      await put(off ?? {});
      expect([Object.keys(await lettersIn('en')), await storesIn('en', { letter: 'Z' })]).toEqual([
        ['E', 'Ø', '#'],
        [],
      ]);
      await put(on ?? {});
    }
    expect(await storesIn('en', { letter: 'Z' })).toEqual(['Zeta']);
  });
});

describe('a search among stores', () => {
  it('finds words of names without their marks, and nothing for what says nothing', async () => {
    expect(await storesIn('en', { q: 'ECLAT' })).toEqual(['Éclat']);
    expect(await storesIn('ar', { q: 'افاق' })).toEqual(['آفاق']);
    expect(await storesIn('en', { q: '%_' })).toEqual([]);
  });
  it('says how many there are on a page past the last', async () => {
    expect(await readStores(begin('en'), { page: 99 })).toMatchObject({
      data: [],
      total: NAMES.length,
    });
  });
});

describe('letters of brands', () => {
  it('are those of their names in the caller’s language', async () => {
    expect(await readBrandLetters(begin('en'))).toEqual([
      { letter: 'E', count: 2 },
      { letter: 'N', count: 1 },
    ]);
    expect(await readBrandLetters(begin('ar'))).toEqual([
      { letter: 'ل', count: 1 },
      { letter: 'ن', count: 1 },
      { letter: 'E', count: 1 },
    ]);
  });
  it('lead to their brands, which a search finds by any of their names', async () => {
    const found = async (query: { letter?: string; q?: string }) =>
      (await readBrandPage(begin('en'), { page: 1, ...query })).data.map(({ title }) => title);
    expect(await found({ letter: 'E' })).toEqual(['Ember', 'Étoile']);
    expect(await found({ q: 'نجمه' })).toEqual(['Étoile']);
    expect(await found({})).toEqual(['Ember', 'Étoile', 'Night']);
  });
});
