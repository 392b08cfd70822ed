// Lists by price use the prices at the time of reading: those of a flash sale from its first moment
// to its last, while its quota lasts.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readListing } from '#market/catalogue/read-listing.ts';
import { countedAtPrices } from '#market/catalogue/rows-at-prices.ts';
import { onSale } from '#market/pricing/running-sales.ts';
import type { ProductFilter } from '#market/catalogue/product-filter.ts';
import { beginReading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop } from '../make.ts';
import { makeSale } from '../offers.ts';
import { countStock } from '../stock.ts';

let base: Fresh;
let market: MarketSettings;
let cheap: number;
let middle: number;
let dear: number;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  for (const selling of [1000, 2000, 3000]) {
    const { id } = await makeProduct(base.db, { selling, offered: null });
    [cheap, middle, dear] = [middle, dear, id];
  }
});
beforeEach(() => base.db.deleteFrom('flash_sales').execute());
afterAll(() => base.close());

/** The products of a list at a moment. */
async function listed(filter: ProductFilter, at = new Date()): Promise<number[]> {
  const { data, total } = await readListing(beginReading(base.db, market, 'en', at), filter, {
    page: 1,
    size: 10,
    path: 'products',
  });
  expect(total).toBe(data.length);
  return data.map(({ id }) => id);
}

describe('a list by price', () => {
  it('changes in the moment that a sale begins, and in the moment that it ends', async () => {
    const sale = await makeSale(base.db, dear, { price: 500, from: 1 });
    const { start_at: start, end_at: end } = await base.db
      .selectFrom('flash_sales')
      .select(['start_at', 'end_at'])
      .where('id', '=', sale)
      .executeTakeFirstOrThrow();
    const before = (moment: Date) => new Date(moment.getTime() - 1);
    const up: ProductFilter = { sort: 'price_low_to_high' };
    const down: ProductFilter = { sort: 'price_high_to_low' };
    for (const at of [before(start), end]) {
      expect(await listed(up, at)).toEqual([cheap, middle, dear]);
      expect(await listed(down, at)).toEqual([dear, middle, cheap]);
      expect(await listed({ max: 999 }, at)).toEqual([]);
      expect(await listed({ min: 3000 }, at)).toEqual([dear]);
    }
    for (const at of [start, before(end)]) {
      expect(await listed(up, at)).toEqual([dear, cheap, middle]);
      expect(await listed(down, at)).toEqual([middle, cheap, dear]);
      expect(await listed({ max: 999 }, at)).toEqual([dear]);
      expect(await listed({ min: 3000 }, at)).toEqual([]);
    }
  });

  it('goes by the lowest of several sales, and by none that is sold out or hidden', async () => {
    const sales = [
      await makeSale(base.db, dear, { price: 400, quota: 1 }),
      await makeSale(base.db, dear, { price: 700 }),
      await makeSale(base.db, dear, { price: 100, public: false }),
    ];
    expect(await listed({ max: 400 })).toEqual([dear]);
    await base.db
      .updateTable('flash_sale_products')
      .set({ sold: 1 })
      .where('flash_sale_id', '=', sales[0] ?? 0)
      .execute();
    expect(await listed({ max: 400 })).toEqual([]);
    expect(await listed({ min: 700, max: 700 })).toEqual([dear]);
  });

  it('has a page of what is in a sale, and of what is not, each once', async () => {
    await makeSale(base.db, dear, { price: 1500 });
    const listedIds: number[] = [];
    for (const page of [1, 2, 3])
      listedIds.push(
        ...(
          await readListing(
            beginReading(base.db, market, 'en'),
            { sort: 'price_low_to_high' },
            { page, size: 1, path: 'products' },
          )
        ).data.map(({ id }) => id),
      );
    expect(listedIds).toEqual([cheap, dear, middle]);
  });
});

describe('the shop’s own order', () => {
  it('has what is sold out last, as soon as it is', async () => {
    const { id, inventory } = await makeProduct(base.db, { selling: 4000, stock: 1 });
    expect((await listed({}))[0]).toBe(id);
    await countStock(base.db, inventory, 0);
    expect((await listed({})).at(-1)).toBe(id);
    expect((await listed({ sort: 'featured' })).at(-1)).toBe(id);
  });
});

it('What lies between two prices is counted by an index alone, however many rows there are', async () => {
  const plan = await base.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_bitmapscan = off`.execute(tx);
    const { rows } = await sql`
      explain
      ${onSale(new Date())}
      select count(*) from (${countedAtPrices({ min: 1500, max: 2500 })} limit 10) p
    `.execute(tx);
    return JSON.stringify(rows);
  });
  expect(plan).toContain('Index Only Scan using product_facts_price');
});
