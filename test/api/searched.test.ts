// What customers search for, from the request to the list for staff.
import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { SearchRow } from '#contract/admin/searched.ts';
import { forgetSearches } from '#market/search/count-searches.ts';
import { createSearchCounter } from '#process/count-searches.ts';
import { createTally } from '#process/tally.ts';
import { makeStaff } from '../at-work.ts';
import { makeProduct } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const search = async (
  urls: string[],
  headers: Record<string, string> = BROWSER,
  from = '192.0.2.7',
) => {
  const counter = createSearchCounter({ ...open.services, db: base.db });
  for (const url of urls)
    counter.see(
      { method: 'GET', url, headers, socket: { remoteAddress: from } } as IncomingMessage,
      url.split('?', 1)[0] ?? '',
    );
  await counter.close();
};
const sell = (name: string) => makeProduct(base.db, { name });
const listed = async (input: Record<string, unknown> = {}) => {
  const owner = await makeStaff(base, 'owner');
  const { data } = await open.call('GET', 'admin/searches', input, owner.headers);
  return (data as { rows: SearchRow[] }).rows.map(({ typed, asked, found, language }) => ({
    typed,
    asked,
    found,
    language,
  }));
};

it('counts the same words as one search, and says what they found the last time', async () => {
  await sell('zanzibar lamp');
  await search(['/search?q=zanzibar', '/search?q=Z%C3%A1nzibar', '/search?q=quetzal']);
  await search(['/search?q=zanzibar'], { 'user-agent': 'Googlebot/2.1' });
  await search(['/search?q=zanzibar'], { ...BROWSER, 'sec-purpose': 'prefetch' });
  await search(['/xx/search?q=zanzibar']); // no language of the market
  expect(await listed()).toEqual([
    { typed: 'Zánzibar', asked: 2, found: 1, language: 'en' },
    { typed: 'quetzal', asked: 1, found: 0, language: 'en' },
  ]);
  expect(await listed({ view: 'without' })).toMatchObject([{ typed: 'quetzal' }]);
  await sell('quetzal feather');
  await search(['/search?q=quetzal']);
  expect(await listed({ view: 'without' })).toEqual([]);
});

it('is counted each time, but searched for again only after a while', async () => {
  await sell('dulcimer hammer');
  await search(['/search?q=dulcimer']);
  await sell('dulcimer case');
  await search(['/search?q=dulcimer', '/search?q=Dulcimer'], BROWSER, '192.0.2.8');
  expect(await listed({ q: 'dulcimer' })).toMatchObject([{ asked: 3, found: 1 }]);
  await sql`update searches set counted_at = now() - interval '11 minutes'`.execute(base.db);
  await search(['/search?q=dulcimer']);
  expect(await listed({ q: 'dulcimer' })).toMatchObject([{ asked: 4, found: 2 }]);
  const { rows: days } = await sql`
    select d.asked
    from search_days d
    join searches s on s.id = d.search_id
    where s.words = 'dulcimer'
  `.execute(base.db);
  expect(days).toEqual([{ asked: 4 }]);
});

it('counts what is opened from what a search found, and nothing of who', async () => {
  const { id } = await sell('marmalade jar');
  const page = `/marmalade/product/${id}`;
  const from = (referer: string, more = {}) => ({
    ...BROWSER,
    host: 'souk.example',
    referer: `https://${referer}`,
    ...more,
  });
  await search(['/search?q=marmalade'], from('souk.example/'));
  await search([page, `${page}.data`], from('souk.example/search?q=Marmalade&page=2&rating=4'));
  await search([page], from('souk.example/search?q=never-counted'));
  await search([page], from('elsewhere.example/search?q=marmalade'));
  await search([page], from('souk.example/search?q=marmalade', { 'user-agent': 'Googlebot/2.1' }));
  await search([page], from('souk.example/search?q=marmalade', { 'sec-purpose': 'prefetch' }));
  await search(['/brands', page], from('souk.example/brands'));
  await search([page], from('souk.example/ar/search?q=marmalade')); // counted in no Arabic search
  await search([page], { ...BROWSER, host: 'souk.example', referer: '::no address' });
  const owner = await makeStaff(base, 'owner');
  const rows = async (input: Record<string, unknown>) =>
    (await open.ask('adminSearched.list', input, owner.headers)).rows;
  expect(await rows({ q: 'marmalade' })).toMatchObject([{ asked: 1, pressed: 2 }]);
  expect(await rows({ q: 'never' })).toEqual([]);
  expect((await rows({ sort: '-pressed' }))[0]).toMatchObject({ typed: 'marmalade' });
  await sql`update search_days set day = day - 30`.execute(base.db);
  await search(['/search?q=marmalade'], BROWSER);
  await forgetSearches(base.db);
  expect(await rows({ q: 'marmalade' })).toMatchObject([{ asked: 1, pressed: 0 }]);
});

it('is mended, and says what it was taken for, unless it is asked for as it is', async () => {
  await sell('narghile');
  const products = async (input: Record<string, unknown>) =>
    (await open.call('GET', 'products', input)).data as {
      search: unknown;
      result: { total: number };
    };
  expect(await products({ q: 'narghlie' })).toMatchObject({
    search: { showing: 'narghile', typed: 'narghlie', left_out: [] },
    result: { total: 1 },
  });
  expect(await products({ q: 'narghlie', exact: '1' })).toMatchObject({
    search: { showing: 'narghlie', typed: 'narghlie', left_out: ['narghlie'] },
    result: { total: 0 },
  });
  expect(await products({})).toMatchObject({ search: null });
});

it('covers thirty days, and deletes what nobody searched for since', async () => {
  await search(['/search?q=walrus', '/search?q=walrus', '/search?q=narwhal']);
  await sql`
    update search_days d set day = d.day - 30
    from searches s
    where s.id = d.search_id and s.words in ('walrus', 'narwhal')
  `.execute(base.db);
  await search(['/search?q=walrus']);
  await forgetSearches(base.db);
  expect(await listed({ q: 'walrus' })).toMatchObject([{ asked: 1 }]);
  expect(await listed({ q: 'narwhal' })).toEqual([]);
});

it('counts a search once where another of the same time could not be written', async () => {
  const tally = createTally<string>(open.services, {
    name: 'tests',
    most: 5,
    atOnce: 1,
    write: async (counts) => {
      for (const { what, times } of counts) {
        if (what === 'fails' && tries++ === 0) throw new Error('away');
        written.push([what, times]);
      }
    },
  });
  let tries = 0;
  const written: [string, number][] = [];
  for (const what of ['goes', 'fails', 'fails']) tally.add(what, what);
  await tally.close();
  tally.add('fails', 'fails');
  await tally.close();
  expect(written).toEqual([
    ['goes', 1],
    ['fails', 3],
  ]);
});
