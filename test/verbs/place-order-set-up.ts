// Visitors who order the contents of their cart.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { readCart } from '#market/carts/read-cart.ts';
import { readOrder } from '#market/orders/read-order.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { beginReading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { order } from '../carts.ts';
import { wrongInBooks } from './balance.ts';

export let base: Fresh;
export let market: MarketSettings;

/** Opens it for the tests of a file; the books are checked after each. */
export function withShop(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    market = await makeShop(base.db);
  });
  afterAll(() => base.close());
  afterEach(async () => expect(await wrongInBooks(base.db)).toEqual([]));
}

export const place = (visitor: Visitor, placing: Parameters<typeof order>[3] = {}) =>
  order(base.db, market, visitor, placing);
export const cartOf = (visitor: Visitor) =>
  readCart(beginReading(base.db, market, visitor.language), visitor);
export const orderOf = (visitor: Visitor, id: number) => readOrder(base.db, visitor, id);
