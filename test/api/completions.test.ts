// What the search box suggests during typing.
import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createSearchCounter, visitorBit } from '#process/count-searches.ts';
import { makeProduct, makeStore } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
/** Searches of visitors at different addresses. */
const search = async (q: string, visitors: string[], language = '') => {
  const counter = createSearchCounter({ ...open.services, db: base.db });
  const path = `${language}/search`;
  for (const from of visitors)
    counter.see(
      {
        method: 'GET',
        url: `${path}?${new URLSearchParams({ q })}`,
        headers: BROWSER,
        socket: { remoteAddress: from },
      } as IncomingMessage,
      path,
    );
  await counter.close();
};
/** Addresses of this many visitors that all set different bits for these words. */
const different = async (words: string, count: number): Promise<string[]> => {
  const secret = await open.services.bearerSecret();
  const byBit = new Map<number, string>();
  for (let at = 1; byBit.size < count; at++)
    byBit.set(visitorBit(secret, words, `198.51.100.${at}`), `198.51.100.${at}`);
  return [...byBit.values()];
};
const complete = (q: string, language = 'en') =>
  open.ask('search.complete', { q }, language === 'en' ? {} : { language });
const sell = (titles: Record<string, string>, wish: Parameters<typeof makeProduct>[1] = {}) =>
  makeProduct(base.db, wish).then(async (made) => {
    await sql`update products set title = ${JSON.stringify(titles)} where id = ${made.id}`.execute(
      base.db,
    );
    return made;
  });
/** Waits out the cache, which lasts a minute. */
const anew = async (q: string, language?: string) => {
  await open.services.endNow(['categories']);
  return complete(q, language);
};

it('suggests what three visitors searched for and found, not what one visitor repeats', async () => {
  await sell({ en: 'Quilted gilet', ar: 'صديري مبطن' });
  const [one = '', ...others] = await different('quilted gilet', 3);
  await search('Quilted gilet', [one, one, one, one]);
  expect((await anew('quil')).words).toEqual([]);
  await search('quilted gilet', others.slice(0, 1));
  expect((await anew('quil')).words).toEqual([]);
  await search('quilted GILET', others);
  expect((await anew('quil')).words).toEqual(['quilted gilet']);
  expect((await anew('gil')).words).toEqual(['quilted gilet']);
});

it('never suggests searches without results, numbers, or what may name a person', async () => {
  await sell({ en: 'Marimba 123456 for anna' });
  for (const q of ['marimbas of gold', 'marimba 123456', 'anna@example.com', '+44 20 7946 0958'])
    await search(q, await different(q, 4));
  expect((await anew('marim')).words).toEqual([]);
  expect((await anew('anna')).words).toEqual([]);
  expect((await anew('+44')).words).toEqual([]);
});

it('never suggests a text of another language', async () => {
  await sell({ en: 'Cello strings', ar: 'أوتار تشيلو' });
  await sell({ en: 'Cello bow' });
  await sell({ ar: 'cello' });
  // typed on Arabic pages, said by no Arabic text
  await search('cello strings', await different('cello strings', 4), '/ar');
  await search('أوتار تشيلو', await different('اوتار تشيلو', 4), '/ar');
  await search('cello strings', await different('cello strings', 4));
  const arabic = await anew('cello', 'ar');
  expect(arabic.words).toEqual([]);
  expect(arabic.products.map(({ title }) => title).toSorted()).toEqual(['cello', 'أوتار تشيلو']);
  expect((await anew('أوتار', 'ar')).words).toEqual(['أوتار تشيلو']);
  const english = await anew('cello');
  expect(english.words).toEqual(['cello strings']);
  expect(english.products.map(({ title }) => title).toSorted()).toEqual([
    'Cello bow',
    'Cello strings',
  ]);
});

it('suggests categories, brands and stores by the first letters of their words, and products with prices', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into categories (slug, title, path)
    values ('zithers', '{"en": "Zithers", "ar": "قانون"}', '{}'),
      ('old-zithers', '{"en": "Old zithers"}', '{}')
    returning id
  `.execute(base.db);
  await sql`update categories set parent_id = ${rows[0]?.id} where slug = 'old-zithers'`.execute(
    base.db,
  );
  await sql`
    insert into brands (slug, title) values ('zitherland', '{"en": "Zitherland"}'),
      ('hidden-zither', '{"en": "Hidden zither"}')
  `.execute(base.db);
  await sql`update brands set public = false where slug = 'hidden-zither'`.execute(base.db);
  const [store, shut] = [await makeStore(base.db), await makeStore(base.db)];
  await sql`update stores set name = 'Zither House' where id = ${store}`.execute(base.db);
  await sql`update stores set name = 'Zither Gone', public = false where id = ${shut}`.execute(
    base.db,
  );
  const made = await sell({ en: 'Zither of oak', ar: 'قانون' }, { selling: 4200 });
  const found = await anew('zith');
  expect(found.categories).toMatchObject([
    { title: 'Zithers', parent: null },
    { title: 'Old zithers', parent: { title: 'Zithers' } },
  ]);
  expect(found.brands).toMatchObject([{ title: 'Zitherland' }]);
  expect(found.stores).toMatchObject([{ name: 'Zither House' }]);
  expect(found.products).toMatchObject([{ id: made.id, selling: 42 }]);
  expect((await anew('ither')).categories).toEqual([]);
  expect((await anew('zith', 'ar')).categories).toEqual([]);
});

it('leads to a search in the categories that most of it is found in', async () => {
  const categories = await sql<{ id: number }>`
    insert into categories (slug, title, path)
    values ('lighting', '{"en": "Lighting"}', '{}'), ('books-on-lamps', '{"en": "Books"}', '{}')
    returning id
  `.execute(base.db);
  const [lighting = 0, books = 0] = categories.rows.map(({ id }) => id);
  for (const [title, category] of [
    ['Lantern of brass', lighting],
    ['Lantern of tin', lighting],
    ['The lantern', books],
  ] as const) {
    const { id } = await sell({ en: title });
    await sql`update products set category_id = ${category} where id = ${id}`.execute(base.db);
  }
  const { within } = await anew('lantern');
  expect(within).toMatchObject([
    { text: 'lantern', category: { id: lighting, title: 'Lighting' } },
  ]);
  const { result, source } = await open.ask('listing.products', {
    q: 'lantern',
    within: String(lighting),
  });
  expect(result.total).toBe(2);
  expect(source).toMatchObject({ title: 'Lighting' });
  expect((await open.ask('listing.products', { q: 'lantern' })).result.total).toBe(3);
});

it('answers anything that may be typed', async () => {
  const nothing = { words: [], within: [], categories: [], brands: [], stores: [], products: [] };
  for (const q of ['', ' ', '…', '%', '_'])
    expect(await open.ask('search.complete', { q })).toEqual(nothing);
  for (const q of ['%a', "';drop", '🙂', 'a'.repeat(200), '"a -b', '\\', 'ا', 'ा'])
    expect((await open.call('GET', 'search/complete', { q })).status).toBe(200);
});
