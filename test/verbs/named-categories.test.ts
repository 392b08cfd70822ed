// A shopper who types the name of a category wants its products: laptops before the locks for
// laptops. More words than the name mean something else, such as a bag for one.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { findMatches } from '#market/catalogue/find-matches.ts';
import { mostRelevant } from '#market/catalogue/matching-products.ts';
import { demoDatabase, type Fresh } from '../db.ts';
import { makeProduct, texts, unique } from '../make.ts';

let base: Fresh;
const category = async (en: string, ar: string, parent?: number) => {
  const { id } = await base.db
    .insertInto('categories')
    .values({
      slug: unique('category'),
      title: JSON.stringify({ en, ar }),
      parent_id: parent ?? null,
      path: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
const product = async (name: string, where: number) => {
  const { id } = await makeProduct(base.db, { name });
  await base.db.updateTable('products').set({ category_id: where }).where('id', '=', id).execute();
  return id;
};

let locks: number;
let lock: number;
let bag: number;
let zipbook: number;
let mini: number;
let both: number;
beforeAll(async () => {
  base = await demoDatabase();
  const zipbooks = await category('Zipbooks', 'زبكتوب');
  const minis = await category('Tiny computers', 'صغيرة', zipbooks);
  locks = await category('Locks', 'أقفال');
  const shared = await category('Zipcases & quickpouches', 'أغلفة');
  lock = await product('Zipbook lock', locks);
  bag = await product('Zipbook quickpouch', locks);
  zipbook = await product('Marlow Arc 14, 16 GB, aluminium, silver', zipbooks);
  mini = await product('Marlow Pebble', minis);
  both = await product('Marlow sleeve in felt, 14 inches', shared);
});
afterAll(() => base?.close());

const found = async (question: string, language = 'en') =>
  mostRelevant(await findMatches(base.db, question, { language }), { size: 10 });

it('what is in a category, or below it, stands before titles that say its name', async () => {
  const [first, second, ...others] = await found('zipbooks');
  expect(new Set([first, second])).toEqual(new Set([zipbook, mini]));
  expect(new Set(others)).toEqual(new Set([lock, bag]));
});

it('in each language, and in its own forms of the name', async () => {
  expect(new Set((await found('Zipbook')).slice(0, 2))).toEqual(new Set([zipbook, mini]));
  expect(new Set((await found('الزبكتوب', 'ar')).slice(0, 2))).toEqual(new Set([zipbook, mini]));
});

it('a category that joins two is named by either', async () => {
  await product('Fruit lollipops, lemon and orange and plum, 20 in a zipcase of paper', locks);
  expect((await found('zipcase'))[0]).toBe(both);
});

it('what more is typed counts for more than the category', async () => {
  expect((await found('zipbook quickpouch'))[0]).toBe(bag);
});

it('a category goes by its new name once it is renamed', async () => {
  const renamed = await category('Oldname', 'قديم');
  const inside = await product('Marlow Rock, 9 kg, blue, with a strap', renamed);
  const titled = await product('Quirkle stand', await category('Stands', 'حوامل'));
  expect((await found('quirkles'))[0]).toBe(titled);
  await base.db
    .updateTable('categories')
    .set({ title: texts('Quirkles') })
    .where('id', '=', renamed)
    .execute();
  await sql`select write_words(${[inside]}::int[])`.execute(base.db); // as a job does afterwards
  expect(await found('quirkles')).toEqual([inside, titled]);
});
