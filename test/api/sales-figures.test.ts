// The figures of the owner's first screen, compared with the lists that they link to.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { countVisits } from '#market/figures/count-visits.ts';
import { readSales } from '#market/figures/read-sales.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { makeStaff } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

const placedAt = async (moment: string, cancelled = false) => {
  const visitor = makeVisitor();
  await fillCart(base.db, visitor, { product: await makeProduct(base.db, { selling: 2000 }) });
  const { id } = await order(base.db, await readMarketSettings(base.db), visitor);
  await base.db
    .updateTable('orders')
    .set({ created_at: moment, cancelled_at: cancelled ? moment : null })
    .where('id', '=', id)
    .execute();
};

it('counts the days of the market’s zone, also those on which clocks change', async () => {
  await sql`update settings set time_zone = 'Europe/Paris'`.execute(base.db);
  // 29 March 2026 has 23 hours in Paris, 25 October has 25
  await placedAt('2026-03-28T22:59:59Z');
  await placedAt('2026-03-28T23:00:00Z');
  await placedAt('2026-03-29T21:59:59Z', true);
  await placedAt('2026-03-29T22:00:00Z');
  const market = await readMarketSettings(base.db);
  const { days, now, before } = await readSales(
    base.db,
    2,
    market,
    new Date('2026-03-30T10:00:00Z'),
  );
  expect(days.map(({ day, orders, cancelled }) => [day, orders, cancelled])).toEqual([
    ['2026-03-29', 2, 1],
    ['2026-03-30', 1, 0],
  ]);
  expect(now).toMatchObject({ from: '2026-03-29', until: '2026-03-30', orders: 3, cancelled: 1 });
  expect(before).toMatchObject({ from: '2026-03-27', until: '2026-03-28', orders: 1 });
  expect(now.sales).toBeCloseTo(2 * before.sales, 2);
});

it('says as many orders as the list that it leads to has', async () => {
  await sql`update settings set time_zone = 'Asia/Tokyo'`.execute(base.db);
  const owner = await makeStaff(base, 'owner');
  const now = Date.now();
  for (const hours of [1, 20, 30, 50, 24 * 8])
    await placedAt(new Date(now - hours * 3_600_000).toISOString());
  await countVisits(base.db, 7);
  await countVisits(base.db, 1);
  const call = async (path: string, input: Record<string, unknown>) =>
    (await open.call('GET', path, { time_zone: 'America/Lima', ...input }, owner.headers)).data;
  const sales = (await call('admin/sales', { days: 7 })) as Awaited<ReturnType<typeof readSales>>;
  const { from, until, orders, visits } = sales.now;
  expect(visits).toBe(8);
  expect(orders).toBeGreaterThanOrEqual(4);
  expect(await call('admin/orders', { from, until })).toMatchObject({ total: orders });
  expect(sales.days.reduce((sum, day) => sum + day.orders, 0)).toBe(orders);
});
