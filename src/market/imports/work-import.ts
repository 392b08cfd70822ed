// What a worker does with an import that was uploaded. One imports at a time in a market: whoever
// finds another at it comes again later, and whoever takes over from one that was killed begins at
// the first row, where what came in already is found unchanged.
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ImportSheet, ImportTrial } from '#contract/admin/import.ts';
import type { Db } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { chosenOf } from '#market/imports/chosen-columns.ts';
import { importCatalogue } from '#market/imports/import-catalogue.ts';
import type { Summary } from '#market/imports/import-summary.ts';
import type { PictureSource } from '#market/imports/keep-pictures.ts';
import { keepBadRows } from '#market/imports/keep-bad-rows.ts';
import { undoImport } from '#market/imports/undo-import.ts';

const AGAIN_MS = 2000;

/** Where its pictures come from and go; `remove` takes one's file away that nothing uses any more. */
export type ImportFiles = PictureSource & { remove: (name: string) => Promise<void> };

type Work = {
  id: number;
  work: 'try' | 'run' | 'undo';
  file: string;
  store: string;
  language: string | null;
  sheet: ImportSheet;
  bytes: Buffer | null;
  stop_asked: boolean;
  before: number;
};

/** Does what was asked of an import, if that is not done yet. A dry run fetches no pictures. */
export async function workImport(db: Db, id: number, files: ImportFiles): Promise<void> {
  const work = await readWork(db, id);
  if (!work) return;
  try {
    if (work.work === 'undo') await undo(db, id, files);
    else await bring(db, work, files);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const { code, values } = problem;
    if (code === 'import-running')
      return transaction(db, (tx) =>
        enqueue(
          tx,
          'work-import',
          { import: id },
          { when: new Date(Date.now() + AGAIN_MS), key: `import-${id}` },
        ),
      );
    await sql`
      update imports set work = null, work_began_at = null,
        trouble = ${JSON.stringify({ code, values })}::jsonb
      where id = ${id}
    `.execute(db);
  }
}

async function undo(db: Db, id: number, { remove }: ImportFiles): Promise<void> {
  await sql`update imports set work_began_at = now() where id = ${id}`.execute(db);
  const { pictures } = await transaction(db, (tx) => undoImport(tx, id));
  for (const name of pictures) await remove(name);
}

async function bring(db: Db, asked: Work, files: ImportFiles): Promise<void> {
  const { id, bytes, work, sheet } = asked;
  if (!bytes) throw new Refusal('import-no-file');
  if (asked.stop_asked) return end(db, asked, null, true);
  let stopped = false;
  // asked for when the importer holds its lock
  async function* begun() {
    await begin(db, asked);
    yield* Readable.from([bytes]);
  }
  const summary = await importCatalogue(db, {
    id,
    file: asked.file,
    bytes: begun(),
    store: asked.store,
    language: asked.language,
    pictures: work === 'try' ? null : files,
    dry: work === 'try',
    chosen: chosenOf(sheet),
    onRows: async (done, of) => {
      stopped = await tell(db, id, done, of);
      return stopped ? 'stop' : 'go on';
    },
  });
  await keepBadRows(db, id, bytes, summary.bad);
  await end(db, asked, summary, stopped);
}

async function readWork(db: Db, id: number): Promise<Work | undefined> {
  const { rows } = await sql<Work>`
    select i.id, i.work, i.file, s.slug as store, i.language, i.sheet, f.bytes, i.stop_asked,
      i.created + i.updated as before
    from imports i
    join stores s on s.id = i.store_id
    left join import_files f on f.import_id = i.id
    where i.id = ${id} and i.work is not null
  `.execute(db);
  return rows[0];
}

async function begin(db: Db, { id, work }: Work): Promise<void> {
  await sql`
    update imports
    set work_began_at = now(), finished_at = null, stopped_at = null,
      started_at = case when ${work} = 'run' then coalesce(started_at, now()) else started_at end
    where id = ${id}
  `.execute(db);
}

/** Says how far it is; answers whether somebody wants it to end. */
async function tell(db: Db, id: number, done: number, of: number): Promise<boolean> {
  const { rows } = await sql<{ stop_asked: boolean }>`
    update imports set done_rows = ${done}, all_rows = ${of} where id = ${id} returning stop_asked
  `.execute(db);
  return rows[0]?.stop_asked ?? true;
}

async function end(db: Db, asked: Work, summary: Summary | null, stopped: boolean): Promise<void> {
  const { id, work, before } = asked;
  const trial = work === 'try' && summary && !stopped ? trialOf(summary) : null;
  const unchanged = Math.max(0, (summary?.unchanged ?? 0) - before);
  await sql`
    update imports
    set work = null, work_began_at = null, stop_asked = false,
      stopped_at = case when ${stopped} and started_at is not null then now() end,
      findings = coalesce(${summary && JSON.stringify(summary.findings)}::jsonb, findings),
      more = coalesce(${summary?.more ?? null}::int, more),
      trial = coalesce(${trial && JSON.stringify(trial)}::jsonb, trial),
      unchanged = case when ${work} = 'run' then ${unchanged} else unchanged end
    where id = ${id}
  `.execute(db);
}

const trialOf = ({
  created,
  updated,
  unchanged,
  refused,
  uncounted,
  unpriced,
}: Summary): ImportTrial => ({
  created,
  updated,
  unchanged,
  refused,
  uncounted,
  unpriced,
});
