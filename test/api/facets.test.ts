// The counts beside a list are right: each choice of a facet leaves as many products as it says,
// given all other filters.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDatabase, type Demo } from '../db.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Demo;
let open: TestShop;
let samples: { category: string; store: string; brand: number; options: number[] };
beforeAll(async () => {
  base = await demoDatabase();
  open = await openShop(base);
  samples = await readSamples();
});
afterAll(async () => {
  await open.close();
  await base.close();
});

type Query = Record<string, unknown>;
/** Of a store if one is named, otherwise of a category or of everything. */
const listing = async ({ of_store: slug, ...input }: Query) =>
  slug
    ? {
        attributes: null,
        ...(await open.ask('store.find', { ...input, slug, sidebar_data: true })),
      }
    : open.ask('listing.all', { ...input, sidebar_data: true });
const MOST = 5;

/** A category with attributes, a brand in it, and two values of one of its variants. */
async function readSamples(): Promise<typeof samples> {
  const { rows } = await sql<typeof samples>`
    select c.slug::text as category, s.slug::text as store, p.brand_id as brand, i.choice as options
    from inventories i
    join products p on p.id = i.product_id and p.public and p.brand_id is not null
    join categories c on c.id = p.category_id
    join stores s on s.id = p.store_id
    where cardinality(i.choice) = 2
      and exists (select from category_filters f where f.category_id = any(c.path))
    order by i.id
    limit 1
  `.execute(base.db);
  const [row] = rows;
  if (!row) throw new Error('No variant of the demo market has two values.');
  return row;
}

/** Each choice that a list offers: its query, and its number of products. */
async function choicesOf(input: Query): Promise<{ query: Query; count: number }[]> {
  const { brands, shipping, collections, attributes, facets } = await listing(input);
  const of = (name: string, list: { id: number; count: number }[] | null | undefined) =>
    (list ?? []).slice(0, MOST).map(({ id, count }) => ({ query: { [name]: id }, count }));
  const chosen = String(input.option ?? '')
    .split(',')
    .filter(Boolean);
  const own = (attributes ?? []).flatMap(({ values }) => {
    const others = chosen.filter((id) => !values.some((value) => String(value.id) === id));
    return values.slice(0, MOST).map(({ id, count }) => ({
      query: { option: [...others, id].join(',') },
      count,
    }));
  });
  return [
    ...of('brand', brands),
    ...of('shipping', shipping),
    ...of('collection', collections),
    ...of('store', facets?.stores),
    ...own,
    ...(facets?.ratings ?? []).map(({ rating, count }) => ({ query: { rating }, count })),
    { query: { stock: 1 }, count: facets?.in_stock ?? 0 },
    { query: { offers: 1 }, count: facets?.offers ?? 0 },
  ];
}

const LISTS: [string, () => Query][] = [
  ['everything', () => ({})],
  ['a category', () => ({ category: samples.category })],
  ['a category and a brand', () => ({ category: samples.category, brand: samples.brand })],
  ['a value', () => ({ category: samples.category, option: samples.options[0] })],
  ['two values', () => ({ category: samples.category, option: samples.options.join(',') })],
  ['a span of prices in stock', () => ({ min: '10', max: '60', stock: 1 })],
  ['offers with four stars', () => ({ offers: 1, rating: 4 })],
  ['a store', () => ({ of_store: samples.store })],
  ['what a store has in stock', () => ({ of_store: samples.store, stock: 1, rating: 2 })],
];

it.each(LISTS)('of %s, each choice leaves as many as it says', async (_, makeQuery) => {
  const input = makeQuery();
  const all = await choicesOf(input);
  expect(all.filter(({ count }) => count > 0).length).toBeGreaterThan(3);
  for (const { query: choice, count } of all)
    expect(
      (await listing({ ...input, ...choice })).result.total,
      JSON.stringify({ ...input, ...choice }),
    ).toBe(count);
});

it('a store is no choice on its own page', async () => {
  const { facets } = await listing({ of_store: samples.store });
  expect(facets?.stores).toEqual([]);
});

it('the spans of prices have every product once, between the lowest and the highest', async () => {
  const { facets, result } = await listing({});
  const prices = facets?.prices;
  expect(prices?.spans.reduce((sum, { count }) => sum + count, 0)).toBe(result.total);
  const at = async (min: unknown, max: unknown) =>
    (await open.ask('listing.all', { min, max })).result.total;
  expect(await at(prices?.min, prices?.max)).toBe(result.total);
  expect(await at(prices?.min, prices?.min)).toBeGreaterThan(0);
  expect(await at(prices?.max, prices?.max)).toBeGreaterThan(0);
});

it('what is chosen is listed though no product is left of it', async () => {
  const { brands } = await listing({ brand: samples.brand, min: 900_000 });
  expect(brands).toEqual([expect.objectContaining({ id: samples.brand, count: 0 })]);
});

it('orders by what sells, and by what is off the price of now', async () => {
  const { data } = (await open.ask('listing.all', { sortby: 'discount' })).result;
  const off = data.map(
    ({ selling, offered, price }) => 1 - (price ?? offered ?? selling) / selling,
  );
  expect(off.length).toBeGreaterThan(5);
  for (const [at, one] of off.entries())
    expect(one).toBeLessThanOrEqual((off[at - 1] ?? 1) + 0.0001);
  const sold = (await open.ask('listing.all', { sortby: 'best_selling' })).result.data;
  const { rows } = await sql<{ id: number }>`
    select id from product_facts where public order by in_stock desc, sold desc, id desc limit 5
  `.execute(base.db);
  expect(sold.slice(0, 5).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

describe('a choice of a long facet', () => {
  const find = (input: Query) => open.ask('listing.choices', input);

  it('is found by its name among all, with the products that it leaves', async () => {
    const { brands } = await listing({ category: samples.category, stock: 1 });
    for (const { id, title, count } of brands ?? []) {
      const query = {
        category: samples.category,
        stock: 1,
        facet: 'brand',
        find: title.toUpperCase(),
      };
      expect((await find(query)).choices).toContainEqual({ id, title, count });
    }
    expect(brands?.length).toBeGreaterThan(1);
  });

  it('is found though another one is chosen, and not where the listing has none of it', async () => {
    const { brands } = await listing({ of_store: samples.store });
    const [one, other] = brands ?? [];
    const query = { of_store: samples.store, facet: 'brand', find: one?.title };
    expect((await find({ ...query, brand: other?.id })).choices).toContainEqual(one);
    expect((await find({ ...query, min: 900_000 })).choices).toEqual([]);
    expect((await find({ ...query, find: '%' })).choices).toEqual([]);
  });

  it('is found beyond those in the sidebar, twenty at most', async () => {
    await sql`
      do $$ begin
        insert into brands (slug, title)
        select 'many-' || g, jsonb_build_object('en', 'Many ' || g, 'ar', 'كثير ' || g)
        from generate_series(1, 130) g;
        set local session_replication_role = replica;
        insert into product_facts
        select f.price, f.created_at, f.updated_at, 900000 + b.id, f.store_id, f.category_id, b.id,
          f.shipping_rule_id, f.sold, f.discount, f.review_count, f.public, f.in_stock, f.archived, f.lacking,
          f.rating, f.written, f.options
        from brands b, (select * from product_facts where public limit 1) f where b.slug like 'many-%';
      end $$
    `.execute(base.db);
    const { brands } = await listing({ page: 2 });
    expect(brands).toHaveLength(100);
    const listed = new Set(brands?.map(({ title }) => title));
    const untold = Array.from({ length: 130 }, (_, at) => `Many ${at + 1}`).find(
      (title) => !listed.has(title),
    );
    expect((await find({ facet: 'brand', find: untold })).choices).toContainEqual(
      expect.objectContaining({ title: untold, count: 1 }),
    );
    expect((await find({ facet: 'brand', find: 'كثير' })).choices).toHaveLength(20);
  });
});
