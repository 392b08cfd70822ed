// Categories to suggest if nothing was found: by similar names, and by products.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readNearCategories } from '#market/catalogue/read-near-categories.ts';
import { beginReading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, unique } from '../make.ts';

let base: Fresh;
let market: MarketSettings;
const categories: Record<string, number> = {};
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  categories.Kitchen = await category('Kitchen');
  categories.Lighting = await category('Lighting', [categories.Kitchen]);
  categories.Garden = await category('Garden');
  await put('Waterproof gazebo', 'Garden');
});
afterAll(() => base?.close());

async function category(name: string, above: number[] = [], more = {}): Promise<number> {
  const { id } = await base.db
    .insertInto('categories')
    .values({
      slug: unique(name.toLowerCase()),
      title: JSON.stringify({ en: name }),
      path: above,
      parent_id: above.at(-1) ?? null,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
async function put(name: string, into: string): Promise<void> {
  const { id } = await makeProduct(base.db, { name });
  await sql`update categories set public = false where title ->> 'en' = ${name}`.execute(base.db);
  await base.db
    .updateTable('products')
    .set({ category_id: categories[into] ?? 0 })
    .where('id', '=', id)
    .execute();
}
const near = async (typed: string) =>
  (await readNearCategories(beginReading(base.db, market, 'en'), typed, 3)).map(
    ({ title }) => title,
  );

it('names those that are called like it', async () => {
  expect((await near('lightning zzzz'))[0]).toBe('Lighting');
  expect(await near('kitchenette')).toContain('Kitchen');
});
it('names those whose products say what is like it', async () =>
  expect(await near('gazebbos')).toEqual(['Garden']));
it('leads below the category that one stands in', async () => {
  const [first] = await readNearCategories(beginReading(base.db, market, 'en'), 'lightning', 1);
  expect(first?.top?.slug).toContain('kitchen');
});
it.each(['', '!?', '🛋️', 'qqqqqq', "'; drop table categories; --", 'x'.repeat(200)])(
  'names none for "%s"',
  async (typed) => expect(await near(typed)).toEqual([]),
);
