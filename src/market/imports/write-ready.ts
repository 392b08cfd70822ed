// Writes drafts into the catalogue; a dry run writes them and rolls back.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { writeWordsLater } from '#market/catalogue/write-words.ts';
import { importBatch, type Outcome, type Target } from '#market/imports/import-batch.ts';
import { isAboutData } from '#market/imports/is-about-data.ts';
import type { Ready } from '#market/imports/write-pictures.ts';
import { openImport } from '#market/imports/open-import.ts';
import { importIntoStore } from '#market/imports/import-into-store.ts';
import { addFindings, refuseRows, type Summary } from '#market/imports/import-summary.ts';

/**
 * Writes drafts in one transaction. When the database refuses their data, writes them one by one,
 * so that only the faulty one is left out.
 */
export async function writeReady(
  connection: Db,
  target: Target,
  ready: Ready[],
  summary: Summary,
): Promise<void> {
  try {
    await writeTogether(connection, target, ready, summary);
  } catch (problem) {
    if (!isAboutData(problem)) throw problem;
    const [only, ...more] = ready;
    if (only && more.length === 0) {
      refuseRows(summary, only.draft.lines, [
        {
          row: only.draft.line,
          column: null,
          code: 'database-refused',
          values: {
            product: only.draft.title ?? only.draft.key,
            reason: problem instanceof Error ? problem.message : String(problem),
          },
        },
      ]);
    } else for (const each of ready) await writeReady(connection, target, [each], summary);
  }
}

async function writeTogether(
  connection: Db,
  target: Target,
  ready: Ready[],
  summary: Summary,
): Promise<void> {
  if (ready.length === 0) return;
  const importDrafts = target.ofStore ? importIntoStore : importBatch;
  const outcome = await (summary.id === null
    ? tryOut(connection, target, ready)
    : transaction(connection, async (tx) => {
        await writeWordsLater(tx);
        const done = await importDrafts(tx, summary.id ?? 0, target, ready);
        await sql`
          update imports
          set created = created + ${done.created}, updated = updated + ${done.updated}
          where id = ${summary.id}
        `.execute(tx);
        return done;
      }));
  for (const count of ['created', 'updated', 'unchanged', 'uncounted', 'unpriced'] as const)
    summary[count] += outcome[count];
  addFindings(summary, outcome.notes);
  for (const { problem, rows } of outcome.lacks) refuseRows(summary, rows, [problem]);
}

/** Writes everything, and rolls it back. */
async function tryOut(connection: Db, target: Target, ready: Ready[]): Promise<Outcome> {
  let outcome: Outcome | null = null;
  await transaction(connection, async (tx) => {
    const importDrafts = target.ofStore ? importIntoStore : importBatch;
    outcome = await importDrafts(tx, await openImport(tx, target.store.id, ''), target, ready);
    throw TAKEN_BACK;
  }).catch((problem: unknown) => {
    if (problem !== TAKEN_BACK) throw problem;
  });
  return outcome ?? nothing;
}

const nothing: Outcome = {
  created: 0,
  updated: 0,
  unchanged: 0,
  uncounted: 0,
  unpriced: 0,
  lacks: [],
  notes: [],
};
const TAKEN_BACK = new Error('taken back');
