import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { notifyBackInStock } from '#market/alerts/notify-back-in-stock.ts';

/** Does the queue's jobs for a variant that is back, at once; returns how many there were. */
export async function workStockNotices(db: Db, inventory: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select j.id
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'tell-back-in-stock'
      and (j.payload ->> 'inventory')::int = ${inventory}`.execute(db);
  await sql`select graphile_worker.complete_jobs(${rows.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  await Promise.all(rows.map(() => transaction(db, (tx) => notifyBackInStock(tx, inventory))));
  return rows.length;
}
