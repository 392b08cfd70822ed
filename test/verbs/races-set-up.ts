// Many callers at one moment, and the results.
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Visitor } from '#market/settings/actor.ts';
import { sayIn } from '#words/say.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { fillCart } from '../carts.ts';
import { openShop, type TestShop } from '../shop.ts';
import { piecesInAll, wrongInBooks } from './balance.ts';
import { type Ended } from './together.ts';

export let base: Fresh;
export let open: TestShop;
let pieces: Record<number, number>;

/** Opens it for the tests of a file; books and stock are checked after each. */
export function withShop(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    open = await openShop(base);
  });
  afterAll(async () => {
    await open.close();
    await base.close();
  });
  beforeEach(() => {
    pieces = {};
  });
  afterEach(async () => {
    expect(await wrongInBooks(base.db)).toEqual([]);
    expect(await piecesInAll(base.db)).toMatchObject(pieces);
  });
}

/** The same number of items must exist after the test. */
export const countPieces = async (): Promise<void> => {
  pieces = await piecesInAll(base.db);
};

export const FEW = 20;
export const say = sayIn('en');
export const ordering = ({ token }: Visitor, more: Record<string, unknown> = {}) => ({
  path: 'order/action',
  input: { user_token: token, order_method: 2, voucher: '', time_zone: 'UTC', ...more },
});
export const won = (ended: Ended[]) => ended.filter(({ status }) => status === 200);
export const refusals = (ended: Ended[]) =>
  [
    ...Map.groupBy(
      ended.filter(({ status }) => status !== 200),
      ({ message }) => String(message),
    ),
  ].map(([message, all]) => [message, all.length]);
export const allInOrder = (ended: Ended[]) => {
  for (const { http, status, data } of ended)
    expect([http, status === 200 || status === 201], JSON.stringify(data)).toEqual([200, true]);
};
export const fill = (buyers: Visitor[], ...wants: Parameters<typeof fillCart>[2][]) =>
  Promise.all(buyers.map((buyer) => fillCart(base.db, buyer, ...wants)));
export const ordersOf = async ({ key }: Visitor) =>
  base.db.selectFrom('orders').select(['id', 'total']).where('shopper', '=', key).execute();
