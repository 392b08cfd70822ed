// Products that the owner pins to a search: first in its results, once, and only if on sale.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPinned } from '#market/catalogue/find-pinned.ts';
import { isMatch } from '#market/catalogue/matching-products.ts';
import { sql } from 'kysely';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
const lamps: number[] = [];
let candle: number;
let rug: number;
const sell = async (name: string, more = {}) => (await makeProduct(base.db, { name, ...more })).id;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
  for (const name of ['Lamp', 'Tall lamp', 'Small lamp'])
    lamps.push(await sell(name, { selling: 2000 }));
  candle = await sell('Candle', { selling: 900 });
  rug = await sell('Rug', { selling: 5000 });
});
beforeEach(async () => {
  await base.db.deleteFrom('pinned_searches').execute();
});

type Input = Record<string, unknown>;
type Pinned = Input & { id: number; version: number };
const save = async (input: Input) =>
  (await open.send('adminPinnedSearch.save', input, owner.headers)).data as Pinned;
const search = async (q: string, more: Input = {}, headers: Record<string, string> = {}) => {
  const { result } = await open.ask('listing.products', { q, ...more }, headers);
  return { ids: result.data.map(({ id }) => id), total: result.total };
};
const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other);

describe('staff', () => {
  it('pin products, change their order and let them go; all can be undone', async () => {
    const made = await save({ typed: 'Lamp', product_ids: [rug, candle] });
    expect(made).toMatchObject({ version: 1, typed: 'Lamp', language: null });
    const next = await save({ ...made, product_ids: [candle, rug] });
    expect(next).toMatchObject({ version: 2, product_ids: [candle, rug] });
    expect(await open.ask('adminPinnedSearch.list', { q: 'lám' }, owner.headers)).toMatchObject({
      rows: [{ id: made.id, typed: 'Lamp', products: 2, shown: 2 }],
    });
    const edits = await open.ask('adminPinnedSearch.edits', { id: made.id }, owner.headers);
    expect(edits[0]).toMatchObject({
      was: { product_ids: [rug, candle] },
      became: { product_ids: [candle, rug] },
    });
    await open.ask('adminPinnedSearch.delete', { id: made.id, version: 2 }, owner.headers);
    expect((await search('lamp')).total).toBe(3);
    await open.ask('adminPinnedSearch.restore', { id: made.id }, owner.headers);
    expect((await search('lamp')).ids.slice(0, 2)).toEqual([candle, rug]);
  });

  it.each([
    ['nothing', { typed: 'lamp' }, 'required'],
    ['words that are none', { typed: '!?', product_ids: [1] }, 'invalid-input'],
    ['what is too long', { typed: 'a'.repeat(101), product_ids: [1] }, 'invalid-input'],
    ['what is not there', { typed: 'lamp', product_ids: [99_999_999] }, 'invalid-input'],
    [
      'a language that is not there',
      { typed: 'l', language: 'xx', product_ids: [1] },
      'invalid-input',
    ],
    [
      '21 products',
      { typed: 'lamp', product_ids: Array.from({ length: 21 }, (_, at) => at + 1) },
      'invalid-input',
    ],
  ])('may not pin %s', async (_, input, code) => {
    expect(await save(input)).toMatchObject({ code });
    expect(await base.db.selectFrom('pinned_searches').select('id').execute()).toEqual([]);
  });

  it('pin to the same words once, also at the same time and in another spelling', async () => {
    const answers = await Promise.all(
      ['lamp', 'Lámp', ' LAMP '].map((typed) => save({ typed, product_ids: [rug] })),
    );
    const refused = answers.filter(({ code }) => code === 'already-taken');
    expect(refused).toHaveLength(2);
    expect(JSON.stringify(refused)).toContain('typed');
  });
});

describe('who searches', () => {
  it('sees them first, once, and counted', async () => {
    const [, tall = 0] = lamps;
    await save({ typed: 'lamp', product_ids: [rug, tall] });
    const { ids, total } = await search('LAMP!');
    expect(ids.slice(0, 2)).toEqual([rug, tall]);
    expect(sorted(ids)).toEqual(sorted([...lamps, rug]));
    expect(total).toBe(4);
    expect((await search('lampp')).ids.slice(0, 2)).toEqual([rug, tall]); // mended
    expect((await search('tall lamp')).ids).not.toContain(rug);
    expect((await search('"lamp"')).ids[0]).toBe(rug);
    expect((await search('lamp -small')).ids).not.toContain(rug);
  });

  it('sees those that fit the filters that are chosen', async () => {
    await save({ typed: 'lamp', product_ids: [rug, candle] });
    const { ids, total } = await search('lamp', { min: '8', max: '10' });
    expect(ids).toEqual([candle]);
    expect(total).toBe(1);
    expect((await search('lamp', { sortby: 'price_high_to_low' })).ids[0]).toBe(rug);
  });

  it('sees no pinned product that is sold out or hidden, and matches keep their usual order', async () => {
    const [, tall = 0] = lamps;
    const before = (await search('lamp')).ids;
    const gone = await sell('Vase', { stock: 0 });
    const hidden = await sell('Bowl', { hidden: true });
    await save({ typed: 'lamp', product_ids: [gone, hidden, candle] });
    expect((await search('lamp')).ids).toEqual([candle, ...before]);
    expect(tall).toBeGreaterThan(0);
  });

  it('sees those of their language, else those of all', async () => {
    await save({ typed: 'lamp', product_ids: [rug] });
    await save({ typed: 'lamp', language: 'ar', product_ids: [candle] });
    expect((await search('lamp')).ids[0]).toBe(rug);
    expect((await search('lamp', {}, { language: 'ar' })).ids[0]).toBe(candle);
  });

  it('sees pinned products where no other matches, without a note that none does', async () => {
    await save({ typed: 'zorbula', product_ids: [rug] });
    const { search, result } = await open.ask('listing.products', { q: 'zorbula' });
    expect(result.data.map(({ id }) => id)).toEqual([rug]);
    expect(search).toEqual({
      showing: 'zorbula',
      typed: 'zorbula',
      left_out: [],
      some_words: false,
    });
  });

  it('sees pinned products among more matches than a list of ids can name', async () => {
    await save({ typed: 'lamp', product_ids: [rug] });
    const matches = await findPinned(base.db, 'lamp', { language: 'en' });
    const { ids: _, ...rest } = matches as typeof matches & { ids: number[] };
    const many = { ...rest, query: "'lamp'", pinned: [rug] };
    const { rows } = await sql<{ id: number }>`
      select p.id from product_facts p where ${isMatch(many)} order by p.id
    `.execute(base.db);
    expect(rows.map(({ id }) => id)).toEqual(sorted([...lamps, rug]));
  });
});
