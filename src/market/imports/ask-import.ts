// What staff and sellers can do with an uploaded import: choose columns, try it, run it, stop it,
// undo it.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ImportSheet } from '#contract/import-shapes.ts';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { checkColumns, withColumns } from '#market/imports/chosen-columns.ts';
import { laterImport } from '#market/imports/lock-import.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { ownOf } from '#market/imports/own-of.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

type By = Seller | Staff;
type ImportId = { id: number };
type Found = {
  sheet: ImportSheet | null;
  work: string | null;
  started: boolean;
  done: boolean;
  undone: boolean;
  kept: boolean;
};

/**
 * Sets how the columns are read; the result of a dry run with other columns is discarded. Refuses
 * 'thing-not-found', 'import-begun', 'import-at-work', and as `withColumns` does.
 */
export async function chooseColumns(
  tx: Tx,
  by: By,
  { id, columns }: ImportId & { columns: (string | null)[] },
): Promise<void> {
  const { sheet, started } = await lockIdle(tx, by, id);
  if (started || !sheet) throw new Refusal('import-begun');
  await sql`delete from import_bad_rows where import_id = ${id}`.execute(tx);
  await sql`
    update imports set sheet = ${JSON.stringify(withColumns(sheet, columns))}::jsonb, trial = null,
      findings = '[]', more = 0, trouble = null
    where id = ${id}
  `.execute(tx);
  await logImport(tx, by, id, 'columns');
}

/**
 * Queues a dry run or the run; a run that was stopped or interrupted continues. Refuses
 * 'thing-not-found', 'import-at-work', 'import-begun', 'import-no-file', 'import-columns-lack'.
 */
export async function beginImport(
  tx: Tx,
  by: By,
  { id, work }: ImportId & { work: 'try' | 'run' },
): Promise<void> {
  const { sheet, started, done, kept } = await lockIdle(tx, by, id);
  if (done || (started && (work === 'try' || !sheet))) throw new Refusal('import-begun');
  if (!kept || !sheet) throw new Refusal('import-no-file');
  checkColumns(sheet);
  await queueWork(tx, by, { id, work });
}

/**
 * Queues the undoing of an import. Refuses 'thing-not-found', 'import-at-work', 'import-undone',
 * 'import-not-found' for one that has not begun, 'import-later'.
 */
export async function askToUndo(tx: Tx, by: By, { id }: ImportId): Promise<void> {
  const { started, undone } = await lockIdle(tx, by, id);
  if (undone) throw new Refusal('import-undone', { id });
  if (!started) throw new Refusal('import-not-found', { id });
  const later = await laterImport(tx, id);
  if (later) throw new Refusal('import-later', { later: later.id, products: later.products });
  await queueWork(tx, by, { id, work: 'undo' });
}

/** Stops a run or a dry run early; does nothing if none is going on. */
export async function stopImport(tx: Tx, by: By, { id }: ImportId): Promise<void> {
  const { work } = await lock(tx, by, id);
  await logImport(tx, by, id, 'stop');
  if (work !== 'try' && work !== 'run') return;
  await sql`update imports set stop_asked = true where id = ${id}`.execute(tx);
  await enqueue(tx, 'work-import', { import: id }, { key: `import-${id}` });
}

async function queueWork(
  tx: Tx,
  by: By,
  { id, work }: ImportId & { work: 'try' | 'run' | 'undo' },
): Promise<void> {
  await sql`
    update imports set work = ${work}, work_began_at = null, done_rows = 0, all_rows = 0,
      stop_asked = false, trouble = null, asked_by = ${by.accountId}
    where id = ${id}
  `.execute(tx);
  await logImport(tx, by, id, work);
  await enqueue(tx, 'work-import', { import: id }, { key: `import-${id}` });
}

/** Records a seller's request in the log of their store. */
async function logImport(tx: Tx, by: By, id: number, verb: string): Promise<void> {
  if (by.kind === 'seller')
    await audit(tx, by, { action: `import.${verb}`, subject: `import:${id}` });
}

async function lockIdle(tx: Tx, by: By, id: number): Promise<Found> {
  const found = await lock(tx, by, id);
  if (found.work) throw new Refusal('import-at-work');
  return found;
}

async function lock(tx: Tx, by: By, id: number): Promise<Found> {
  const { rows } = await sql<Found>`
    select sheet, work, started_at is not null as started, undone_at is not null as undone,
      finished_at is not null and stopped_at is null as done,
      exists (select from import_files f where f.import_id = i.id) as kept
    from imports i
    where ${sql.join([sql`id = ${id}`, ...ownOf(by, 'i')], sql` and `)}
    for update
  `.execute(tx);
  if (!rows[0]) throw new Refusal('thing-not-found');
  return rows[0];
}
