// The collections that a search's products are in, if it finds too many to list their ids.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Matches } from '#market/catalogue/find-matches.ts';
import { countFacets } from '#market/catalogue/count-facets.ts';
import { beginReading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop } from '../make.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base?.close());

async function collection(title: string, products: number[]): Promise<number> {
  const { id } = await base.db
    .insertInto('collections')
    .values({ slug: title.toLowerCase(), title: JSON.stringify({ en: title }), public: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (products.length > 0)
    await base.db
      .insertInto('collection_products')
      .values(products.map((product_id) => ({ collection_id: id, product_id })))
      .execute();
  return id;
}

it('counts those that say it, each by itself, and what else is chosen', async () => {
  const make = async (name: string, selling: number) =>
    (await makeProduct(base.db, { name, selling })).id;
  const lamp = await make('Brass lamp', 1000);
  const dear = await make('Crystal lamp', 9000);
  const chair = await make('Chair', 2000);
  await make('Paper lamp', 500); // in none
  const light = await collection('Light', [lamp, dear, chair]);
  const few = await collection('Few', [dear]);
  await collection('Seats', [chair]);
  const matches: Matches = {
    query: `'en/lamp'`,
    relevance: {},
    leftOut: [],
    corrections: [],
    someWords: false,
  };
  const counted = async (more: { max?: number } = {}) => {
    const reading = beginReading(base.db, market, 'en');
    const filter = { matches, ...more };
    const { counts } = await countFacets(reading, { filter, groups: ['collections'] });
    return counts.collections;
  };
  expect(await counted()).toEqual([
    { id: light, title: 'Light', count: 2 },
    { id: few, title: 'Few', count: 1 },
  ]);
  expect(await counted({ max: 5000 })).toEqual([{ id: light, title: 'Light', count: 1 }]);
});
