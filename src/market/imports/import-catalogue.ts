// Imports a store's products from a CSV of Shopify or WooCommerce.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import type { Format, Sheet } from '#market/imports/columns.ts';
import { noFindings, type Draft, type Problem } from '#market/imports/draft.ts';
import {
  importBatch,
  type Outcome,
  type Ready,
  type Target,
} from '#market/imports/import-batch.ts';
import {
  pictureKeeper,
  type PictureKeeper,
  type PictureSource,
} from '#market/imports/keep-pictures.ts';
import { placeRows } from '#market/imports/place-rows.ts';
import type { Asking } from '#market/imports/read-cells.ts';
import { openRows, type Row } from '#market/imports/read-rows.ts';
import { readTarget } from '#market/imports/read-target.ts';
import { shopifyDraft } from '#market/imports/shopify.ts';
import {
  dropStage,
  readGroups,
  readStaged,
  stageRows,
  type Group,
} from '#market/imports/stage-rows.ts';
import { wooDraft } from '#market/imports/woocommerce.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';

export type Asked = {
  /** The file's name, for the list of imports, and its bytes. */
  file: string;
  bytes: AsyncIterable<Uint8Array>;
  store: string;
  /** Code of the language that the file's texts are in; the shop's default when null. */
  language: string | null;
  pictures: PictureSource | null;
  /** Say what would happen, write nothing. */
  dry: boolean;
  /** Hears how many rows have come in so far, and of how many. */
  onRows?: (done: number, of: number) => void;
  now?: Date;
};

export type Summary = {
  /** Number to undo the import by; null when nothing was to be written. */
  id: number | null;
  format: Format;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that did not come in. */
  refused: number;
  /** Variants that got a round number of pieces, because the file does not count them. */
  uncounted: number;
  /** The first problems, and how many there are. */
  problems: Problem[];
  problemCount: number;
};

const MOST_PRODUCTS = 200;
const MOST_BATCH_ROWS = 2000;
const MOST_PRODUCT_ROWS = 3000;
const MOST_PROBLEMS = 100;
const LOCK = 7685323;

/**
 * Takes the address of a file's content and the store it is for. Products are written some at a
 * time, each whole or not at all; those that the store has are changed where the file says
 * something else. Throws a sentence when the file, the store or the language is not fit to begin
 * with, or when the database goes away.
 */
export async function importCatalogue(db: Db, asked: Asked): Promise<Summary> {
  return db.connection().execute(async (one) => {
    const { rows } = await sql<{
      free: boolean;
    }>`select pg_try_advisory_lock(${LOCK}) as free`.execute(one);
    if (!rows[0]?.free)
      throw new Error('Another import is running in this market: begin again when it has ended.');
    try {
      return await run(one, asked);
    } finally {
      await dropStage(one)
        .then(() => sql`select pg_advisory_unlock(${LOCK})`.execute(one))
        .catch(() => {}); // a broken connection has let go of both
    }
  });
}

async function run(one: Db, asked: Asked): Promise<Summary> {
  const market = await readMarketSettings(one).catch(() => {
    throw new Error(
      'The market is empty: start the shop once, so that it has settings and stores.',
    );
  });
  const target = await readTarget(one, market, asked.store, asked.language);
  const summary: Summary = {
    id: null,
    format: 'shopify',
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    uncounted: 0,
    problems: [],
    problemCount: 0,
  };
  const unreadable = (problem: Problem) => {
    summary.refused++;
    add(summary, [problem]);
  };
  const { sheet, rows } = await openRows(asked.bytes, unreadable);
  summary.format = sheet.format;
  const total = await stageRows(one, placeRows(sheet.format, rows, unreadable));
  summary.id = asked.dry ? null : await openImport(one, target.store.id, asked.file);
  const keep = pictureKeeper(asked.pictures);
  const asking = {
    sheet,
    currency: { code: market.currency, exponent: market.currency_exponent },
    now: asked.now ?? new Date(),
  };
  let done = 0;
  for (
    let groups = await nextGroups(one, 0);
    groups.length;
    groups = await nextGroups(one, groups.at(-1)?.first ?? 0)
  ) {
    const ready = await draftAll(one, groups, asking, keep, summary);
    await writeAll(one, target, ready, summary);
    done += groups.reduce((sum, group) => sum + group.rows, 0);
    asked.onRows?.(done, total);
  }
  if (summary.id !== null) await closeImport(one, summary);
  return summary;
}

async function nextGroups(one: Db, after: number): Promise<Group[]> {
  const groups = await readGroups(one, after, MOST_PRODUCTS);
  let rows = 0;
  const fitting = groups.findIndex(
    (group) => (rows += Math.min(group.rows, MOST_PRODUCT_ROWS)) > MOST_BATCH_ROWS,
  );
  return fitting < 0 ? groups : groups.slice(0, Math.max(1, fitting));
}

async function draftAll(
  one: Db,
  groups: Group[],
  about: Omit<Asking, 'findings'>,
  keep: PictureKeeper,
  summary: Summary,
): Promise<Ready[]> {
  const ready: Ready[] = [];
  const fitting = groups.filter(
    (group) => group.rows <= MOST_PRODUCT_ROWS || !refuseLong(summary, group),
  );
  for (const [key, rows] of await readStaged(
    one,
    fitting.map(({ key: wanted }) => wanted),
  )) {
    const findings = noFindings();
    const draft = draftOf(about.sheet, { ...about, findings }, key, rows);
    if (draft) ready.push({ draft, pictures: await keep(draft, findings) });
    summary.refused += findings.refused.size;
    add(summary, findings.problems);
  }
  return ready;
}

const draftOf = (sheet: Sheet, asking: Asking, key: string, rows: Row[]): Draft | null =>
  (sheet.format === 'shopify' ? shopifyDraft : wooDraft)(asking, key, rows);

function refuseLong(summary: Summary, { key, first, rows }: Group): true {
  summary.refused += rows;
  add(summary, [
    {
      line: first,
      reason: `${JSON.stringify(key)} has ${rows} rows; a product may have ${MOST_PRODUCT_ROWS}, so it does not come in`,
    },
  ]);
  return true;
}

// What the database itself refuses is found by writing product by product.
async function writeAll(one: Db, target: Target, ready: Ready[], summary: Summary): Promise<void> {
  try {
    await writeSome(one, target, ready, summary);
  } catch (problem) {
    if (!isAboutData(problem)) throw problem;
    const [only, ...more] = ready;
    if (only && more.length === 0) {
      summary.refused += only.draft.lines.length;
      add(summary, [
        {
          line: only.draft.line,
          reason: `the database does not take ${JSON.stringify(only.draft.title ?? only.draft.key)}: ${problem instanceof Error ? problem.message : String(problem)}`,
        },
      ]);
    } else for (const each of ready) await writeAll(one, target, [each], summary);
  }
}

async function writeSome(one: Db, target: Target, ready: Ready[], summary: Summary): Promise<void> {
  if (ready.length === 0) return;
  const outcome = await (summary.id === null
    ? tryOut(one, target, ready)
    : transaction(one, async (tx) => {
        const done = await importBatch(tx, summary.id ?? 0, target, ready);
        await sql`update imports set created = created + ${done.created}, updated = updated + ${done.updated} where id = ${summary.id}`.execute(
          tx,
        );
        return done;
      }));
  for (const count of ['created', 'updated', 'unchanged', 'uncounted'] as const)
    summary[count] += outcome[count];
  summary.refused += outcome.refused.length;
  add(summary, outcome.problems);
}

/** Does it all, and takes it back. */
async function tryOut(one: Db, target: Target, ready: Ready[]): Promise<Outcome> {
  let outcome: Outcome | null = null;
  await transaction(one, async (tx) => {
    outcome = await importBatch(tx, await openImport(tx, target.store.id, ''), target, ready);
    throw TAKEN_BACK;
  }).catch((problem: unknown) => {
    if (problem !== TAKEN_BACK) throw problem;
  });
  return (
    outcome ?? { created: 0, updated: 0, unchanged: 0, uncounted: 0, problems: [], refused: [] }
  );
}

const TAKEN_BACK = new Error('taken back');

async function openImport(one: Db, store: number, file: string): Promise<number> {
  return (
    await one
      .insertInto('imports')
      .values({ store_id: store, file })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

async function closeImport(one: Db, { id, refused }: Summary): Promise<void> {
  await one
    .updateTable('imports')
    .set({ refused, finished_at: new Date() })
    .where('id', '=', id)
    .execute();
}

function add(summary: Summary, problems: Problem[]): void {
  summary.problems.push(...problems.slice(0, MOST_PROBLEMS - summary.problems.length));
  summary.problemCount += problems.length;
}

function isAboutData(problem: unknown): boolean {
  return (
    typeof problem === 'object' &&
    problem !== null &&
    'code' in problem &&
    /^2[23]/.test(String(problem.code))
  );
}
