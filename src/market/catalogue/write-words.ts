import { sql } from 'kysely';
import type { Tasks } from '#contract/tasks.ts';
import type { Db, Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';

const AT_ONCE = 200;

type Named = Tasks['write-words'];

/** The products whose search words include a name. */
const SAYING: Record<Named['of'], (id: number) => ReturnType<typeof sql>> = {
  all: () => sql`not exists (select from product_words w where w.product_id = p.id)`,
  brand: (id) => sql`p.brand_id = ${id}`,
  category: (id) => sql`
    p.category_id in (select id from categories where path @> array[${id}::int] or id = ${id})
  `,
  store: (id) => sql`p.store_id = ${id}`,
  tag: (id) => sql`p.id in (select product_id from product_tags where tag_id = ${id})`,
  value: (id) =>
    sql`p.id in (select product_id from inventories where choice @> array[${id}::int])`,
  waiting: () => sql`p.id in (select product_id from words_waiting)`,
};

/**
 * Rewrites the search words of products, newest first, in batches: of those that include a name
 * that changed, of `all` that have none yet, or of those that are `waiting`. The products are
 * locked meanwhile, as they are when saved.
 */
export async function writeWords(db: Db, { of, id }: Named): Promise<void> {
  for (let before: number | null = 2 ** 31 - 1; before !== null;) {
    const from: number = before;
    before = await transaction(db, async (tx) => {
      const { rows } = await sql<{ id: number }>`
        select p.id from products p
        where ${SAYING[of](id)} and p.id < ${from}
        order by p.id desc
        limit ${AT_ONCE}
        for no key update
      `.execute(tx);
      const ids = rows.map((row) => row.id);
      if (ids.length === 0) {
        if (of === 'waiting') await forgetGone(tx);
        return null;
      }
      await sql`delete from words_waiting where product_id = any(${ids}::int[])`.execute(tx);
      await sql`select write_words(${ids}::int[])`.execute(tx);
      await touch(tx, 'products');
      return ids.at(-1) ?? null;
    });
  }
}

/** Deletes waiting entries of products that no longer exist. */
const forgetGone = (tx: Tx) =>
  sql`
    delete from words_waiting w
    where not exists (select from products p where p.id = w.product_id)
  `.execute(tx);

/**
 * Leaves the search words of products that this transaction writes to a job, which starts when it
 * commits. For files of many products: the words of each take about a millisecond.
 */
export async function writeWordsLater(tx: Tx): Promise<void> {
  await sql`select set_config('souk.words', 'later', true)`.execute(tx);
  await enqueue(
    tx,
    'write-words',
    { of: 'waiting', id: 0 },
    { key: 'write-words:waiting', queue: 'write-words' },
  );
}
