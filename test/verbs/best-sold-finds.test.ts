// With very many results for one word, the best sellers are kept: whether they are looked up or
// found by walking all products from the best seller down, the result is the same.
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDatabase, type Fresh } from '../db.ts';

const MOST_RANKED = 4;
/** The most titles with a word that is looked up, and the least of one found by walking. */
const LOOKED_UP = 5 * MOST_RANKED;

let base: Fresh;
beforeAll(async () => {
  base = await demoDatabase();
  await sql`update products set published = false where id % 7 = 0`.execute(base.db);
  await sellOut(sql`product_id % 5 = 0`);
});
afterAll(() => base?.close());

async function sellOut(which: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into stock_moves (inventory_id, quantity, cause)
    select id, -quantity, 'hand' from inventories where quantity > 0 and ${which}
  `.execute(base.db);
}

/** A word of English titles that this many products have. */
async function wordOf({ least, most }: { least: number; most: number }): Promise<string> {
  const { rows } = await sql<{ word: string }>`
    select word
    from ts_stat('select words from product_words')
    where word like 'en/%' and ndoc between ${least} and ${most}
    order by ndoc desc, word
  `.execute(base.db);
  return `'${rows[0]?.word ?? ''}'`;
}

async function ranked(query: string): Promise<{ ids: number[]; totals: (number | null)[] }> {
  const { rows } = await sql<{ id: number; total: number | null }>`
    select product_id as id, total
    from rank_saying(
      ${query}::tsquery, array[${query}::tsquery], array[null::tsquery], array[1000],
      array[0.2, 0.1, 0.6, 1]::float4[], 0.3, 0.97, 0, 10000, ${MOST_RANKED}, 2
    )
  `.execute(base.db);
  const by = (one: number, other: number) => one - other;
  return { ids: rows.map(({ id }) => id).toSorted(by), totals: rows.map(({ total }) => total) };
}

async function expected(query: string) {
  const { rows } = await sql<{ id: number; public: boolean }>`
    select f.id, f.public
    from product_facts f
    join product_words w on w.product_id = f.id
    where w.words @@ ${query}::tsquery
    order by f.in_stock desc, f.sold desc, f.id desc
  `.execute(base.db);
  const publicIds = rows.filter((row) => row.public).map(({ id }) => id);
  const ids = publicIds.slice(0, MOST_RANKED).toSorted((one, other) => one - other);
  return { ids, totals: ids.map(() => publicIds.length), hidden: rows.length - publicIds.length };
}

describe('the best sold that say a word', () => {
  it.each([
    ['looked up', { least: LOOKED_UP - 10, most: LOOKED_UP }],
    ['met on a walk', { least: LOOKED_UP + 10, most: 10_000 }],
  ])('are kept where they are %s', async (_, many) => {
    const query = await wordOf(many);
    const { hidden, ...wanted } = await expected(query);
    expect(hidden).toBeGreaterThan(0);
    expect(wanted.ids).toHaveLength(MOST_RANKED);
    expect(await ranked(query)).toEqual(wanted);
  });

  it('are those that cannot be bought where too few can', async () => {
    await sellOut(sql`product_id % 50 > 0`);
    const query = await wordOf({ least: LOOKED_UP + 10, most: 10_000 });
    const { ids, totals } = await expected(query);
    expect(await ranked(query)).toEqual({ ids, totals });
  });
});
