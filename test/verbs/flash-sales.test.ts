import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { readRunningSales } from '#market/catalogue/read-flash-sales.ts';
import { renewFlashSales } from '#market/catalogue/renew-flash-sales.ts';
import { beginReading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop } from '../make.ts';
import { makeSale, soldInSale } from '../offers.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());

const HOUR = 3_600_000;
const renew = (now = new Date()) => transaction(base.db, (tx) => renewFlashSales(tx, now));
const times = (id: number) =>
  base.db
    .selectFrom('flash_sales')
    .select(['start_at', 'end_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const running = async (now = new Date()) =>
  (await readRunningSales(beginReading(base.db, market, 'en', now))).map(({ id }) => id);
async function saleOf(wish: Parameters<typeof makeSale>[2]) {
  const product = await makeProduct(base.db);
  const sale = await makeSale(base.db, product.id, { quota: 5, ...wish });
  await base.db
    .updateTable('flash_sale_products')
    .set({ sold: 4 })
    .where('flash_sale_id', '=', sale)
    .execute();
  return { sale, product: product.id };
}

describe('a sale that renews', () => {
  it.each([
    ['an hour', 25],
    ['a day to the minute', 48],
    ['four days', 120],
  ])(
    'and was over for %s runs again for what is left of its day, with a fresh quota',
    async (_, hours) => {
      const { sale, product } = await saleOf({ renews: true, from: -hours });
      const before = await times(sale);
      const now = new Date();
      expect(await running(now)).not.toContain(sale);
      await renew(now);
      const { start_at, end_at } = await times(sale);
      expect(start_at).toEqual(now);
      expect((end_at.getTime() - before.end_at.getTime()) % (24 * HOUR)).toBe(0);
      expect(end_at.getTime()).toBeGreaterThan(now.getTime() + 90_000 - 1);
      expect(end_at.getTime()).toBeLessThanOrEqual(now.getTime() + 24 * HOUR + 90_000);
      expect([await soldInSale(base.db, sale, product), (await running()).includes(sale)]).toEqual([
        0,
        true,
      ]);
    },
  );
  it('is renewed a little before its end, so that no moment is without it', async () => {
    const { sale, product } = await saleOf({ renews: true });
    const { end_at } = await times(sale);
    await renew(new Date(end_at.getTime() - 91_000));
    expect([await times(sale), await soldInSale(base.db, sale, product)]).toMatchObject([
      { end_at },
      4,
    ]);
    const now = new Date(end_at.getTime() - 60_000);
    await renew(now);
    expect(await times(sale)).toEqual({
      start_at: now,
      end_at: new Date(end_at.getTime() + 24 * HOUR),
    });
    expect(await soldInSale(base.db, sale, product)).toBe(0);
    await renew(now);
    expect(await times(sale)).toEqual({
      start_at: now,
      end_at: new Date(end_at.getTime() + 24 * HOUR),
    });
  });
  it('is renewed once when two instances see to it together', async () => {
    const { sale } = await saleOf({ renews: true, from: -25 });
    const { end_at } = await times(sale);
    const now = new Date();
    await Promise.all([renew(now), renew(now), renew(now)]);
    expect((await times(sale)).end_at).toEqual(new Date(end_at.getTime() + 24 * HOUR));
  });
});

describe('a sale that does not', () => {
  it('ends for good', async () => {
    const { sale, product } = await saleOf({ from: -25 });
    const before = await times(sale);
    await renew();
    expect([
      await times(sale),
      await soldInSale(base.db, sale, product),
      (await running()).includes(sale),
    ]).toEqual([before, 4, false]);
  });
});

describe('running sales', () => {
  it('are the public ones of this moment, and are cached until one begins or ends', async () => {
    const { sale: now } = await saleOf({ from: -2 });
    const { sale: later } = await saleOf({ from: 1 });
    const { sale: hidden } = await saleOf({ public: false });
    const reading = beginReading(base.db, market, 'en');
    const ids = (await readRunningSales(reading)).map(({ id }) => id);
    expect([ids.includes(now), ids.includes(later), ids.includes(hidden)]).toEqual([
      true,
      false,
      false,
    ]);
    const edges = (
      await base.db
        .selectFrom('flash_sales')
        .select(['start_at', 'end_at'])
        .where('public', '=', true)
        .execute()
    )
      .flatMap(({ start_at, end_at }) => [start_at, end_at])
      .filter((edge) => edge > reading.now);
    expect(reading.until).toEqual(new Date(Math.min(...edges.map(Number))));
    expect([...reading.tags]).toContain('flash-sales');
  });
});
