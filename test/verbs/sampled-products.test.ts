// A search's filters are counted over a sample of its results, which must be representative.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INDEXED, isSampled } from '#market/catalogue/sample-of-products.ts';
import { freshDatabase, type Fresh } from '../db.ts';

const IDS = 20_000;
/** The greatest allowed deviation of a sample's count. */
const OFF = 0.05;

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
});
afterAll(() => base.close());

it.each([1, 2, 3, 5, 7, 10, 16, 64, 100])('is as large of every %dth product', async (step) => {
  for (const share of [INDEXED, INDEXED / 4]) {
    const { rows } = await sql<{ sampled: number }>`
      select count(*)::int as sampled
      from (select generate_series(${step}::int, ${step * IDS}::int, ${step}::int) as product_id) w
      where ${isSampled(share)}
    `.execute(base.db);
    const wanted = IDS * share;
    expect(rows[0]?.sampled).toBeGreaterThan(wanted * (1 - OFF));
    expect(rows[0]?.sampled).toBeLessThan(wanted * (1 + OFF));
  }
});

it('is found in an index of its own', async () => {
  const plan = await base.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql`
      explain
      select w.product_id from product_words w
      where w.words @@ 'lamp'::tsquery and ${isSampled(INDEXED / 4)}
    `.execute(tx);
    return JSON.stringify(rows);
  });
  expect(plan).toContain('product_words_sampled');
});
