// Answers that stop being true by themselves: they are cached until a sale or a voucher begins or
// ends.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { readComingSales } from '#market/catalogue/read-coming-sales.ts';
import { readFlashSaleProducts, readFlashSales } from '#market/catalogue/read-flash-sales.ts';
import { readProduct } from '#market/catalogue/read-product.ts';
import { readProducts } from '#market/catalogue/read-products.ts';
import { readSuggestions } from '#market/catalogue/read-suggestions.ts';
import { readHome } from '#market/content/read-home.ts';
import { readSearch } from '#market/search/read-search.ts';
import { beginReading, type Reading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { readStorePage } from '#market/catalogue/read-store-page.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, type MadeProduct } from '../make.ts';
import { makeSale, makeVoucher } from '../offers.ts';

let base: Fresh;
let market: MarketSettings;
let product: MadeProduct;
let other: MadeProduct;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  [product, other] = [await makeProduct(base.db), await makeProduct(base.db)];
});
beforeEach(async () => {
  await base.db.deleteFrom('flash_sales').execute();
  await base.db.deleteFrom('vouchers').execute();
});
afterAll(() => base.close());

const begin = () => beginReading(base.db, market, 'en');
const sale = (id: number) =>
  base.db
    .selectFrom('flash_sales')
    .select(['start_at', 'end_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const voucher = (code: string) =>
  base.db
    .selectFrom('vouchers')
    .select(['start_at', 'end_at'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
const listing = (query: Record<string, unknown>) => (reading: Reading) =>
  readProducts(reading, endpoints['listing.products'].input.parse(query));
async function until(read: (reading: Reading) => Promise<unknown>): Promise<Date | null> {
  const reading = begin();
  await read(reading);
  return reading.until;
}
async function slugOf({ store }: MadeProduct): Promise<string> {
  return (
    await base.db
      .selectFrom('stores')
      .select('slug')
      .where('id', '=', store)
      .executeTakeFirstOrThrow()
  ).slug;
}

const SUGGESTED = 'what goes with another';
const SHOWING: [string, (reading: Reading) => Promise<unknown>][] = [
  ['its own', (reading) => readProduct(reading, product.id)],
  ['a list of all', listing({})],
  ['the home page’s list', listing({ is_home_page: true })],
  ['a list by price', listing({ sortby: 'price_low_to_high' })],
  [
    'its store’s',
    async (reading) =>
      readStorePage(reading, endpoints['store.find'].input.parse({ slug: await slugOf(product) })),
  ],
  ['a search', (reading) => readSearch(reading, 'product')],
  [SUGGESTED, (reading) => readSuggestions(reading, other.id, 1)],
  ['the home page', readHome],
  ['the sales', readFlashSales],
];

describe('a sale that begins later', () => {
  it.each(SHOWING)('ends %s answer when it begins', async (_, read) => {
    const id = await makeSale(base.db, product.id, { from: 0.5 });
    expect(await until(read)).toEqual((await sale(id)).start_at);
  });
  it('counts before the end of one that runs', async () => {
    await makeSale(base.db, product.id, { from: -2 });
    const next = await makeSale(base.db, product.id, { from: 1 });
    for (const [name, read] of SHOWING)
      expect(await until(read), name).toEqual((await sale(next)).start_at);
    const running = await base.db
      .selectFrom('flash_sales')
      .select('id')
      .where('id', '<>', next)
      .executeTakeFirstOrThrow();
    expect(await until((reading) => readFlashSaleProducts(reading, running.id, 1))).toEqual(
      (await sale(next)).start_at,
    );
  });
  it('of another product ends only what compares prices', async () => {
    const id = await makeSale(base.db, other.id, { from: 3 });
    const { start_at } = await sale(id);
    expect(await until((reading) => readProduct(reading, product.id))).toBeNull();
    for (const query of [
      { sortby: 'price_high_to_low', q: 'nothing of that name' },
      { min: '1', q: 'nothing' },
      { max: '1000000', q: 'nothing' },
    ]) {
      expect(await until(listing(query)), JSON.stringify(query)).toEqual(start_at);
    }
    expect(await until(listing({ q: 'nothing' }))).toBeNull();
  });
  it('and is hidden changes nothing', async () => {
    await makeSale(base.db, product.id, { from: 0.5, public: false });
    for (const [name, read] of SHOWING)
      if (name !== SUGGESTED) expect(await until(read), name).toBeNull();
  });
  it('is not the only limit of a product’s suggestions: they are valid for an hour', async () => {
    const reading = begin();
    await readSuggestions(reading, other.id, 1);
    expect(reading.until).toEqual(new Date(reading.now.getTime() + 3_600_000));
    expect([...reading.tags]).toEqual(
      expect.arrayContaining([`product:${other.id}`, `product:${product.id}`]),
    );
    expect([...reading.tags]).not.toContain('products');
  });
});

describe('a sale that is announced', () => {
  const DAYS = 24;
  const WEEK_MS = 7 * 24 * 3_600_000;
  const shown = async (now: Date) => {
    const reading = beginReading(base.db, market, 'en', now);
    const sales = await readComingSales(reading);
    return {
      sales: sales.map(({ id, products }) => [id, products.map((card) => [card.id, card.price])]),
      of: (await readProduct(reading, product.id)).coming_sale?.id ?? null,
      until: reading.until,
    };
  };

  it('is so a week before it starts, and not before; then it runs', async () => {
    const id = await makeSale(base.db, product.id, { from: 9 * DAYS });
    const { start_at } = await sale(id);
    const announced = new Date(start_at.getTime() - WEEK_MS);
    const before = new Date(announced.getTime() - 1);
    expect(await shown(before)).toEqual({ sales: [], of: null, until: announced });
    const announcement = { sales: [[id, [[product.id, null]]]], of: id, until: start_at };
    expect(await shown(announced)).toEqual(announcement);
    expect(await shown(start_at)).toMatchObject({ sales: [], of: null });
    expect(await shown(new Date(start_at.getTime() - 1))).toEqual(announcement);
  });
  it('is one that is public and has something to sell', async () => {
    await makeSale(base.db, product.id, { from: 1, public: false });
    const empty = await makeSale(base.db, product.id, { from: 2 });
    await base.db.deleteFrom('flash_sale_products').where('flash_sale_id', '=', empty).execute();
    expect(await shown(new Date())).toMatchObject({ sales: [], of: null });
  });
  it('ends cached pages when it is changed', async () => {
    const reading = begin();
    await readComingSales(reading);
    expect([...reading.tags]).toContain('flash-sales');
  });
});

describe('a sale that runs', () => {
  it('ends what compares prices when it ends, and when it is touched', async () => {
    const id = await makeSale(base.db, other.id);
    const reading = begin();
    await listing({ max: '4', q: 'nothing' })(reading);
    expect(reading.until).toEqual((await sale(id)).end_at);
    expect([...reading.tags]).toContain('flash-sales');
  });
});

describe('a voucher', () => {
  it('ends a product’s answer when it begins, or when it ends', async () => {
    const later = await makeVoucher(base.db, { hours: 5 });
    const { start_at } = await voucher(later);
    const read = (reading: Reading) => readProduct(reading, product.id);
    expect((await readProduct(begin(), product.id)).vouchers).toEqual([]);
    expect(await until(read)).toEqual(start_at);
    const now = await makeVoucher(base.db, { hours: 1 });
    expect((await readProduct(begin(), product.id)).vouchers).toMatchObject([
      { code: now, price: 1, type: 1 },
    ]);
    expect(await until(read)).toEqual((await voucher(now)).end_at);
    await base.db.updateTable('vouchers').set({ public: false }).where('code', '=', now).execute();
    expect(await until(read)).toEqual(start_at);
  });
  it('of another store, or one that is used up, does not', async () => {
    await makeVoucher(base.db, { hours: 5, store: other.store });
    const used = await makeVoucher(base.db, { hours: 6, usageLimit: 1 });
    await base.db.updateTable('vouchers').set({ used: 1 }).where('code', '=', used).execute();
    await makeVoucher(base.db, { hours: 7, hidden: true });
    expect(await until((reading) => readProduct(reading, product.id))).toBeNull();
  });
});
