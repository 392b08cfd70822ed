// Products are found by parts of their words: a lexicon maps a part to words.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldedText } from '#market/catalogue/folded-text.ts';
import { FEW, findParts, newestWith } from '#market/catalogue/lexicon.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct } from '../make.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
});
afterAll(() => base?.close());

const say = (ids: number[], folded: string) =>
  base.db.updateTable('products').set({ folded }).where('id', 'in', ids).execute();
const make = async (folded: string) => {
  const { id } = await makeProduct(base.db, { name: 'x' });
  await say([id], folded);
  return id;
};

describe('products by their words', () => {
  it('are found by parts of them, the newest first, however often others say them', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 8; at++) ids.push(await make('common lamp'));
    const [oldest = 0] = ids;
    await say([oldest], 'common lamp of brass');
    await sql`analyze products`.execute(base.db);
    expect(await newestWith(base.db, 'lamp', 5)).toEqual(ids.toReversed().slice(0, 5));
    expect(await newestWith(base.db, 'Amp brass', 5)).toEqual([oldest]);
    expect(await newestWith(base.db, 'br', 5)).toEqual([oldest]);
    expect(await newestWith(base.db, 'ss', 5)).toEqual([]); // two letters begin a word
    expect(await newestWith(base.db, 'ass nowhere', 5)).toEqual([]);
    expect(await newestWith(base.db, ' , ', 5)).toEqual([]);
  });

  it('are found by a letter inside, where a script sets no spaces', async () => {
    const tea = await make('中国红茶');
    expect(await newestWith(base.db, '茶', 5)).toEqual([tea]);
    expect(await newestWith(base.db, '红茶', 5)).toEqual([tea]);
  });

  it('lose the words that they say no more', async () => {
    const id = await make('velvet curtain');
    await say([id], 'woollen curtain');
    expect(await newestWith(base.db, 'velvet', 5)).toEqual([]);
    expect(await newestWith(base.db, 'woollen curtain', 5)).toEqual([id]);
  });

  it('have words of bounded length, and are found by longer ones all the same', async () => {
    const long = 'ab'.repeat(80);
    const folded = foldedText({ en: `Lamp ${long}` }, []);
    const id = await make(folded);
    expect(await newestWith(base.db, long, 5)).toEqual([id]);
    await expect(make(long)).rejects.toThrow(/products_folded_check/);
  });

  it('are found by their ids where they are few, and by their words where they are many', async () => {
    const few = await make('rare teapot');
    expect(await findParts(base.db, 'rare tea')).toEqual({ ids: [few] });
    // the data for ranking and facts are made for each row, and nobody needs them here
    const turn = (to: 'disable' | 'enable') =>
      sql`
        alter table products ${sql.raw(to)} trigger words_of_new, ${sql.raw(to)} trigger facts_made
      `.execute(base.db);
    await turn('disable');
    const makeMany = async (from: number, to: number) => {
      const { rows } = await sql<{ id: number }>`
        insert into products (store_id, category_id, shipping_rule_id, slug, title, image, selling,
          folded)
        select store_id, category_id, shipping_rule_id, 'many-' || n, title, image, selling,
          'mill' || (n % 60) || ' ground'
        from products cross join generate_series(${from}::int, ${to}::int) n
        where id = ${few}
        returning id
      `.execute(base.db);
      return rows.map(({ id }) => id).toReversed();
    };
    for (const [from, to, counted] of [
      [1, FEW * 1.5, false], // they are found
      [FEW * 1.5 + 1, FEW * 3, true], // so many that the database counts their words
    ] as const) {
      const newest = await makeMany(from, to);
      if (counted) await sql`analyze products`.execute(base.db);
      const parts = await findParts(base.db, 'mill round');
      // a part of sixty words: the nearest fifty of them
      expect('candidates' in parts ? parts.candidates.map((words) => words.length) : parts).toEqual(
        [50, 1],
      );
      expect(await newestWith(base.db, 'ground', 3)).toEqual(newest.slice(0, 3));
    }
    await turn('enable');
  });

  it('learn the same new words at once, and wait for nobody', async () => {
    const ids = [await make('one'), await make('two')];
    const [first, second] = await Promise.all(ids.map(() => base.db.startTransaction().execute()));
    if (!first || !second) throw new Error('There are two.');
    const learn = (tx: typeof first, id = 0, folded = '') =>
      tx.updateTable('products').set({ folded }).where('id', '=', id).execute();
    await learn(first, ids[0], 'zinc bucket');
    await learn(second, ids[1], 'bucket zinc'); // with a unique word, this would wait for the first
    await first.rollback().execute();
    await second.commit().execute();
    expect(await newestWith(base.db, 'zinc buck', 5)).toEqual([ids[1]]);
  });
});
