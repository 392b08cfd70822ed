// Imports a store's products from a CSV of Shopify or WooCommerce.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import type { Problem } from '#market/imports/draft.ts';
import { draftGroups, nextGroups } from '#market/imports/draft-groups.ts';
import { pictureKeeper, type PictureSource } from '#market/imports/keep-pictures.ts';
import { closeImport, openImport } from '#market/imports/open-import.ts';
import { placeRows } from '#market/imports/place-rows.ts';
import { IMPORT_LOCK } from '#market/imports/lock-import.ts';
import { openRows } from '#market/imports/read-rows.ts';
import type { Chosen } from '#market/imports/recognise-columns.ts';
import { readTarget } from '#market/imports/read-target.ts';
import { dropStage, stageRows } from '#market/imports/stage-rows.ts';
import {
  addFindings,
  emptySummary,
  refuseRows,
  type Summary,
} from '#market/imports/import-summary.ts';
import { notifyOfRun } from '#market/imports/notify-restricted.ts';
import { watchNumbers } from '#market/imports/watch-numbers.ts';
import { writeReady } from '#market/imports/write-ready.ts';
import type { Seller } from '#market/settings/actor.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';

/** What somebody asks an import for. */
export type ImportRequest = {
  /** The file's name, for the list of imports, and its bytes. */
  file: string;
  bytes: AsyncIterable<Uint8Array>;
  store: string;
  /** Code of the language that the file's texts are in; the shop's default when null. */
  language: string | null;
  pictures: PictureSource | null;
  /** Say what would happen, write nothing. */
  dry: boolean;
  /** The record of an import that was opened before. */
  id?: number;
  /** How its columns are to be read; as they are recognised without it. */
  chosen?: Chosen;
  /** Who brings them into their own store; null: the market. */
  by?: Seller | null;
  /** Hears how many rows have come in so far, and of how many; may let it end there. */
  onRows?: (done: number, of: number) => void | Promise<'stop' | 'go on'>;
  now?: Date;
};

/**
 * Takes the address of a file's content and the store it is for. Products are written some at a
 * time, each whole or not at all; those that the store has are changed where the file says
 * something else. Refuses a file ('import-file-empty', 'import-not-products',
 * 'import-columns-unknown', 'import-line-too-long'), a store or a language that is not fit to begin
 * with, 'import-running' and 'import-no-shipping-rule'.
 */
export async function importCatalogue(db: Db, request: ImportRequest): Promise<Summary> {
  return db.connection().execute(async (connection) => {
    const lock = lockOf(request);
    const { rows } = await sql<{
      free: boolean;
    }>`select pg_try_advisory_lock(${lock}) as free`.execute(connection);
    if (!rows[0]?.free) throw new Refusal('import-running');
    try {
      return await run(connection, request);
    } finally {
      await dropStage(connection)
        .then(() => sql`select pg_advisory_unlock(${lock})`.execute(connection))
        .catch(() => {}); // a broken connection has let go of both
    }
  });
}

/** The market imports one file at a time; so does each store, whatever others do. */
const lockOf = ({ by }: ImportRequest) =>
  sql`${IMPORT_LOCK}::bigint + ${by ? by.storeId : 0}::bigint * 10000000`;

async function run(connection: Db, request: ImportRequest): Promise<Summary> {
  const market = await readMarketSettings(connection).catch(() => {
    throw new Error(
      'The market is empty: start the shop once, so that it has settings and stores.',
    );
  });
  const found = await readTarget(connection, market, request.store, request.language);
  const summary = emptySummary();
  const unreadable = (problem: Problem) => refuseRows(summary, [problem.row], [problem]);
  const { sheet, rows } = await openRows(request.bytes, unreadable, request.chosen);
  const { by = null } = request;
  const ofStore = by && { by, market, slugs: sheet.format !== 'woocommerce' };
  const target = { ...found, ofStore };
  summary.format = sheet.format;
  const currency = { code: market.currency, exponent: market.currency_exponent };
  const { watch, found: habitsFound } = watchNumbers(sheet, currency);
  const total = await stageRows(connection, placeRows(sheet, watch(rows), unreadable));
  const { habits, notes } = habitsFound();
  addFindings(summary, [...sheet.notes, ...notes]);
  summary.id = request.dry
    ? null
    : (request.id ?? (await openImport(connection, target.store.id, request.file)));
  const keep = pictureKeeper(request.pictures);
  const about = { sheet, habits, currency, now: request.now ?? new Date(), ofStore: by !== null };
  let done = 0;
  for (
    let groups = await nextGroups(connection, 0);
    groups.length;
    groups = await nextGroups(connection, groups.at(-1)?.first ?? 0)
  ) {
    const ready = await draftGroups(connection, groups, { about, keep, summary });
    await writeReady(connection, target, ready, summary);
    done += groups.reduce((sum, group) => sum + group.rows, 0);
    if ((await request.onRows?.(done, total)) === 'stop') break;
  }
  const { id } = summary;
  if (id === null) return summary;
  await transaction(connection, (tx) => notifyOfRun(tx, id));
  await closeImport(connection, summary);
  return summary;
}
