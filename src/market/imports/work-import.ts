// Runs an uploaded import in a worker. One import runs at a time in a market: a worker that finds
// another one running tries again later. After an interruption, another worker starts again at the
// first row, where finished products are found unchanged.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ImportSheet, ImportTrial } from '#contract/import-shapes.ts';
import type { Db } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { chosenOf } from '#market/imports/chosen-columns.ts';
import { importCatalogue } from '#market/imports/import-catalogue.ts';
import type { Summary } from '#market/imports/import-summary.ts';
import type { PictureSource } from '#market/imports/keep-pictures.ts';
import { keepBadRows } from '#market/imports/keep-bad-rows.ts';
import { findSeller } from '#market/accounts/find-role.ts';
import { notifyOfRun } from '#market/imports/notify-restricted.ts';
import { undoOwn } from '#market/imports/undo-own.ts';
import { customer, type Seller } from '#market/settings/actor.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { undoImport } from '#market/imports/undo-import.ts';
import { unpacked } from '#market/imports/unpacked-file.ts';

const AGAIN_MS = 2000;

/** Where pictures come from and are stored; `remove` deletes the file of an unused one. */
export type ImportFiles = {
  /** `ofStore`: stored pictures are found by name only if they belong to this store. */
  find: (address: string, ofStore?: number) => ReturnType<PictureSource['find']>;
  keep: PictureSource['keep'];
  remove: (name: string) => Promise<void>;
};

type Work = {
  id: number;
  work: 'try' | 'run' | 'undo';
  file: string;
  store: string;
  storeId: number;
  ofStore: boolean;
  askedBy: number | null;
  language: string | null;
  sheet: ImportSheet;
  bytes: Buffer | null;
  stop_asked: boolean;
  before: number;
};

/** Does what was asked of an import, unless it is done already. A dry run fetches no pictures. */
export async function workImport(db: Db, id: number, files: ImportFiles): Promise<void> {
  const work = await readWork(db, id);
  if (!work) return;
  try {
    if (work.work === 'undo') await undo(db, work, files);
    else await runImport(db, work, files);
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
    // products imported before an interruption stay, so their owners are told
    if (work.work === 'run') await transaction(db, (tx) => notifyOfRun(tx, id));
    await sql`
      update imports set work = null, work_began_at = null,
        trouble = ${JSON.stringify({ code, values })}::jsonb
      where id = ${id}
    `.execute(db);
  }
}

async function undo(db: Db, work: Work, { remove }: ImportFiles): Promise<void> {
  const { id } = work;
  await sql`update imports set work_began_at = now() where id = ${id}`.execute(db);
  const by = await sellerOf(db, work);
  if (by) return undoOwn(db, { id, by, market: await readMarketSettings(db) }, new Date());
  const { pictures } = await transaction(db, (tx) => undoImport(tx, id));
  for (const name of pictures) await remove(name);
}

async function runImport(db: Db, job: Work, files: ImportFiles): Promise<void> {
  const { id, bytes: sent, work, sheet } = job;
  if (!sent) throw new Refusal('import-no-file');
  if (job.stop_asked) return end(db, job, null, true);
  const by = await sellerOf(db, job);
  const content = unpacked(sent);
  let stopped = false;
  // called once the importer holds its lock
  async function* startedBytes() {
    await begin(db, job);
    yield* content;
  }
  const summary = await importCatalogue(db, {
    id,
    file: job.file,
    bytes: startedBytes(),
    store: job.store,
    language: job.language,
    by,
    pictures: work === 'try' ? null : picturesFor(files, by),
    dry: work === 'try',
    chosen: chosenOf(sheet),
    onRows: async (done, of) => {
      stopped = await noteProgress(db, id, done, of);
      return stopped ? 'stop' : 'go on';
    },
  });
  await keepBadRows(db, id, sent, summary.bad);
  await end(db, job, summary, stopped);
}

async function readWork(db: Db, id: number): Promise<Work | undefined> {
  const { rows } = await sql<Work>`
    select i.id, i.work, i.file, s.slug as store, i.language, i.sheet, f.bytes, i.stop_asked,
      i.created + i.updated as before, i.store_id as "storeId", i.of_store as "ofStore",
      i.asked_by as "askedBy"
    from imports i
    join stores s on s.id = i.store_id
    left join import_files f on f.import_id = i.id
    where i.id = ${id} and i.work is not null
  `.execute(db);
  return rows[0];
}

/**
 * The seller who asked for the import; null for staff. Refuses 'not-allowed' when they no longer
 * work for the store.
 */
async function sellerOf(db: Db, { ofStore, askedBy, storeId }: Work): Promise<Seller | null> {
  if (!ofStore) return null;
  const { default_language: language } = await readMarketSettings(db);
  const person = askedBy && customer(askedBy, '', { language, timeZone: 'UTC' });
  const by = person ? await findSeller(db, person, storeId) : null;
  if (!by) throw new Refusal('not-allowed');
  return by;
}

const picturesFor = (files: ImportFiles, by: Seller | null): PictureSource => ({
  find: (address) => files.find(address, by?.storeId),
  keep: files.keep,
});

async function begin(db: Db, { id, work }: Work): Promise<void> {
  await sql`
    update imports
    set work_began_at = now(), finished_at = null, stopped_at = null,
      started_at = case when ${work} = 'run' then coalesce(started_at, now()) else started_at end
    where id = ${id}
  `.execute(db);
}

/** Stores the progress; returns whether a person wants to stop the import. */
async function noteProgress(db: Db, id: number, done: number, of: number): Promise<boolean> {
  const { rows } = await sql<{ stop_asked: boolean }>`
    update imports set done_rows = ${done}, all_rows = ${of} where id = ${id} returning stop_asked
  `.execute(db);
  return rows[0]?.stop_asked ?? true;
}

async function end(db: Db, job: Work, summary: Summary | null, stopped: boolean): Promise<void> {
  const { id, work, before } = job;
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
