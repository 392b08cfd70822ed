// A shopper sees products named as typed, or by a synonym, before those that only mention the word,
// however well they sell.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMatches } from '#market/catalogue/find-matches.ts';
import { mostRelevant } from '#market/catalogue/matching-products.ts';
import { demoDatabase, type Fresh } from '../db.ts';
import { makeProduct } from '../make.ts';

/**
 * Descriptions of the full length, each with different words, in as many languages as a market has.
 */
const long = (said: string) =>
  Object.fromEntries(
    ['en', 'fr', 'ar', 'tr', 'hi'].map((code) => [
      code,
      `${Array.from({ length: 300 }, (_, at) => `${code}w${at}`).join(' ')} ${said}`,
    ]),
  );

let base: Fresh;
beforeAll(async () => {
  base = await demoDatabase();
});
afterAll(() => base?.close());

async function product(name: string, description: string, sold: number): Promise<number> {
  const { id } = await makeProduct(base.db, { name });
  await base.db
    .updateTable('products')
    .set({ description: JSON.stringify(long(description)) })
    .where('id', '=', id)
    .execute();
  const rating = sold > 0 ? 5 : 0;
  await sql`
    update product_facts set sold = ${sold}, rating = ${rating} where id = ${id}
  `.execute(base.db);
  return id;
}
const found = async (question: string) =>
  mostRelevant(await findMatches(base.db, question, { language: 'en' }), { size: 3 });

it('a title that nobody bought yet before a description that sells best', async () => {
  const mentions = await product('Cushion in linen, 40 by 40 cm, sand', 'zoldan', 50_000);
  const titled = await product('Zoldan in oak, 40 by 40 cm, sand', '', 0);
  expect(await found('zoldan')).toEqual([titled, mentions]);
});

it('a sofa for who asks for a couch, by the synonyms that a market begins with', async () => {
  const [first = 0] = await found('couch');
  const { title } = await base.db
    .selectFrom('products')
    .select('title')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  expect(title.en).toContain('sofa');
});
