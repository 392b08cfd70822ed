// The filters, order and search of listings (wire contract, sections 5 and 6).
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDatabase, type Fresh } from '../db.ts';
import { openShop, type TestShop } from '../shop.ts';
import { thingsToBuy, type Sold } from './shopper.ts';

let base: Fresh;
let open: TestShop;
let things: Sold[];
beforeAll(async () => {
  const demo = await demoDatabase();
  base = demo;
  open = await openShop(demo, { dataDir: demo.dataDir });
  things = await thingsToBuy(base.db);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
  const {
    rows: [row],
  } = await query.execute(base.db);
  if (!row) throw new Error('the demo market has no such thing');
  return row;
};

describe('filters', () => {
  const EMPTY = {
    q: '',
    brand: '',
    collection: '',
    shipping: '',
    rating: 0,
    min: 0,
    max: 0,
    sortby: '',
    page: '',
    home_spm: '',
    banner: '',
    sidebar_data: 'false',
    all_categories: 'false',
    is_home_page: '',
  };
  const listed = async (input: Record<string, unknown>) =>
    (await open.ask('listing.products', input)).result;
  const now = ({
    selling,
    offered,
    price,
  }: {
    selling: number;
    offered: number | null;
    price: number | null;
  }) => price ?? (offered || selling);

  it('that are empty say nothing', async () =>
    expect(await open.ask('listing.products', EMPTY)).toEqual(await open.ask('listing.products')));
  it('leave what is not asked for out', async () =>
    expect(await open.ask('listing.products')).toMatchObject({
      source: null,
      category: null,
      all_categories: null,
      brands: null,
      collections: null,
      shipping: null,
    }));
  it('fill the sidebar and the categories when asked', async () => {
    const { brands, collections, shipping, all_categories } = await open.ask('listing.products', {
      sidebar_data: 'true',
      all_categories: true,
    });
    for (const list of [brands, collections, shipping, all_categories])
      expect(list?.length).toBeGreaterThan(1);
  });
  it('narrow by brand, collection and shipping rule, several at once', async () => {
    const { brands, collections, shipping } = await open.ask('listing.products', {
      sidebar_data: 'true',
    });
    for (const [name, list] of [
      ['brand', brands],
      ['collection', collections],
      ['shipping', shipping],
    ] as const) {
      const [a, b] = [list?.[0]?.id, list?.[1]?.id];
      const [first, second, both] = [
        await listed({ [name]: a }),
        await listed({ [name]: b }),
        await listed({ [name]: `${a},${b}` }),
      ];
      expect(both.total, name).toBe(first.total + second.total);
      expect(first.total, name).toBeGreaterThan(0);
    }
  });
  it('bound what things cost now, sales included', async () => {
    const sale = (await open.ask('flashSale.all'))[0]?.public_products[0];
    const price = sale?.price ?? 0;
    const { data } = await listed({ min: price, max: price });
    expect(data.map(({ id }) => id)).toContain(sale?.product_id);
    for (const card of data) expect(now(card)).toBe(price);
    for (const card of (await listed({ max: '30.00', sortby: 'price_high_to_low' })).data)
      expect(now(card)).toBeLessThanOrEqual(30);
  });
  it.each([
    ['price_low_to_high', (a: number, b: number) => a <= b],
    ['price_high_to_low', (a: number, b: number) => a >= b],
  ] as const)('sort by %s', async (sortby, ordered) => {
    const pages = [
      ...(await listed({ sortby })).data,
      ...(await listed({ sortby, page: 2 })).data,
    ].map(now);
    expect(pages.every((price, at) => at === 0 || ordered(pages[at - 1] ?? 0, price))).toBe(true);
  });
  it('sort by stars, and ask for so many', async () => {
    const { data } = await listed({ sortby: 'avg_customer_review', rating: '4' });
    expect(data.length).toBeGreaterThan(0);
    for (const [at, { rating }] of data.entries())
      expect(rating).toSatisfy(
        (stars: number) => stars >= 4 && (at === 0 || stars <= (data[at - 1]?.rating ?? 0)),
      );
  });
  it('of a question beat those of a slide, and those of a slide a banner’s', async () => {
    const {
      slider: {
        main: [slide],
      },
      banners: [banner],
    } = await open.ask('home.read');
    const [bySlide, byBanner] = [
      await open.ask('listing.products', { home_spm: slide?.id }),
      await open.ask('listing.products', { banner: banner?.id }),
    ];
    expect([bySlide.source?.id, byBanner.source?.id]).toEqual([slide?.id, banner?.id]);
    expect(await open.ask('listing.products', { home_spm: slide?.id, banner: banner?.id })).toEqual(
      bySlide,
    );
    expect(
      await open.ask('listing.products', { q: 'lamp', home_spm: slide?.id, banner: banner?.id }),
    ).toEqual(await open.ask('listing.products', { q: 'lamp' }));
    expect((await open.ask('listing.products', { home_spm: 2_000_000_000 })).source).toBeNull();
  });
  it('find what is asked in any language', async () => {
    const { title } = await open.ask(
      'product.find',
      { id: things[0]?.product_id },
      { language: 'ar' },
    );
    expect((await listed({ q: title })).data.map(({ id }) => id)).toContain(things[0]?.product_id);
    for (const q of ['%', '_', '\\', "'", '""="', '()', '*'])
      expect((await listed({ q })).total, q).toBe(0);
  });
});

describe('categories', () => {
  it('hold the products of their subcategories', async () => {
    const row = await one(sql<{
      top: string;
      sub: string;
      count: number;
    }>`
      select t.slug as top, s.slug as sub,
        (select count(*)
          from products p
          join categories c on c.id = p.category_id
          where t.id = any(c.path) and p.public) as count
      from categories t
      join categories s on s.parent_id = t.id
      where exists (select from products where category_id = s.id and public)
      order by t.id, s.id
      limit 1`);
    const top = await open.ask('listing.all', { category: row.top });
    const sub = await open.ask('listing.all', { sub_category: row.sub });
    expect([top.result.total, top.category?.slug, top.sub_category]).toEqual([
      row.count,
      row.top,
      null,
    ]);
    expect(sub.sub_category).toMatchObject({ slug: row.sub, category: { slug: row.top } });
    expect(sub.result.total).toBeLessThan(row.count);
    expect(top.category?.child.map(({ slug }) => slug)).toContain(row.sub);
  });
});

describe('searching', () => {
  it('for nothing finds nothing', async () => {
    for (const q of ['', ' ', '…'])
      expect(await open.ask('search.suggest', { q })).toEqual({
        product: [],
        suggested: [],
        category: [],
        sub_category: [],
      });
  });
  it('finds at most nine of each', async () =>
    expect((await open.ask('search.suggest', { q: 'e' })).product).toHaveLength(9));
});

describe('reviews', () => {
  it('count the stars only when asked, and come newest first unless asked otherwise', async () => {
    const { id } = await one(
      sql<{
        id: number;
      }>`select id from products where review_count > 1 order by review_count desc, id limit 1`,
    );
    const plain = await open.ask('review.all', { id, order_by: '', type: '', get_total: 'false' });
    const whole = await open.ask('review.all', { id, get_total: 'true' });
    expect([plain.total, plain.banner]).toEqual([undefined, undefined]);
    expect(whole.total?.reduce((sum, { total }) => sum + total, 0)).toBe(whole.all.total);
    expect(whole.banner).toMatchObject({ type: 7 });
    const times = plain.all.data.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const stars = (
      await open.ask('review.all', { id, order_by: 'rating', type: 'asc' })
    ).all.data.map(({ rating }) => rating);
    expect(stars).toEqual(stars.toSorted((a, b) => a - b));
    expect(
      (await open.call('GET', `reviews/${id}`, { order_by: 'user_token', type: 'desc' })).status,
    ).toBe(201);
  });
});
