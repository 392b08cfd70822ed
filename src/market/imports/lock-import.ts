import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';

export type Ids = { id: number }[];

/** The advisory lock of the market's imports: one import or undoing at a time. */
export const IMPORT_LOCK = 7685323;

/**
 * Locks an import and everything it changed, to undo it. Refuses 'import-running',
 * 'import-not-found', 'import-undone', 'import-later'.
 */
export async function lockImport(tx: Tx, id: number): Promise<void> {
  const {
    rows: [lock],
  } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as free`.execute(tx);
  if (!lock?.free) throw new Refusal('import-running');
  const found = await tx
    .selectFrom('imports')
    .select(['started_at', 'undone_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found?.started_at) throw new Refusal('import-not-found', { id });
  if (found.undone_at) throw new Refusal('import-undone', { id });
  const later = await laterImport(tx, id);
  if (later) throw new Refusal('import-later', { later: later.id, products: later.products });
  await sql`
    select p.id
    from products p
    join import_changes c on c.product_id = p.id
    where c.import_id = ${id}
    order by p.id
    for update of p
  `.execute(tx);
  await sql`
    select v.id
    from inventories v
    join import_changes c on c.product_id = v.product_id
    where c.import_id = ${id}
    order by v.id
    for update of v
  `.execute(tx);
}

/**
 * The latest import that changed products of this one and was not undone; undefined if there is
 * none.
 */
export async function laterImport(
  db: Db,
  id: number,
): Promise<{ id: number; products: number } | undefined> {
  const { rows } = await sql<{ id: number; products: number }>`
    select i.id, count(*) as products
    from import_changes mine
    join import_changes theirs
      on theirs.product_id = mine.product_id and theirs.import_id > mine.import_id
    join imports i on i.id = theirs.import_id and i.undone_at is null
    where mine.import_id = ${id}
    group by i.id
    order by i.id desc
    limit 1
  `.execute(db);
  return rows[0];
}
