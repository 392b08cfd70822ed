// Of very many finds of one word the best sold are kept: whether they are looked up or met on a
// walk from the best sold of all products on, they are the same.
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDatabase, type Fresh } from '../db.ts';

const KEPT = 4;
/** So many in its titles a word has that is looked up, at most, and one that is walked to. */
const LOOKED_UP = 5 * KEPT;

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

/** A word of English titles that so many products have. */
async function wordOf({ least, most }: { least: number; most: number }): Promise<string> {
  const { rows } = await sql<{ word: string }>`
    select word
    from ts_stat('select words from product_words')
    where word like 'en/%' and ndoc between ${least} and ${most}
    order by ndoc desc, word
  `.execute(base.db);
  return `'${rows[0]?.word ?? ''}'`;
}

async function ranked(asked: string): Promise<{ ids: number[]; totals: (number | null)[] }> {
  const { rows } = await sql<{ id: number; total: number | null }>`
    select product_id as id, total
    from rank_saying(
      ${asked}::tsquery, array[${asked}::tsquery], array[null::tsquery], array[1000],
      array[0.2, 0.1, 0.6, 1]::float4[], 0.3, 0.97, 10000, ${KEPT}, 2
    )
  `.execute(base.db);
  const by = (one: number, other: number) => one - other;
  return { ids: rows.map(({ id }) => id).toSorted(by), totals: rows.map(({ total }) => total) };
}

async function expected(asked: string) {
  const { rows } = await sql<{ id: number; public: boolean }>`
    select f.id, f.public
    from product_facts f
    join product_words w on w.product_id = f.id
    where w.words @@ ${asked}::tsquery
    order by f.in_stock desc, f.sold desc, f.id desc
  `.execute(base.db);
  const known = rows.filter((row) => row.public).map(({ id }) => id);
  const ids = known.slice(0, KEPT).toSorted((one, other) => one - other);
  return { ids, totals: ids.map(() => known.length), hidden: rows.length - known.length };
}

describe('the best sold that say a word', () => {
  it.each([
    ['looked up', { least: LOOKED_UP - 10, most: LOOKED_UP }],
    ['met on a walk', { least: LOOKED_UP + 10, most: 10_000 }],
  ])('are kept where they are %s', async (_, many) => {
    const asked = await wordOf(many);
    const { hidden, ...wanted } = await expected(asked);
    expect(hidden).toBeGreaterThan(0);
    expect(wanted.ids).toHaveLength(KEPT);
    expect(await ranked(asked)).toEqual(wanted);
  });

  it('are those that cannot be bought where too few can', async () => {
    await sellOut(sql`product_id % 50 > 0`);
    const asked = await wordOf({ least: LOOKED_UP + 10, most: 10_000 });
    const { ids, totals } = await expected(asked);
    expect(await ranked(asked)).toEqual({ ids, totals });
  });
});
