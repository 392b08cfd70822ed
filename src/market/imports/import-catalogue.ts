// Imports a store's products from a CSV file of Shopify or WooCommerce.
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

/** A request for an import. */
export type ImportRequest = {
  /** The file's name, for the list of imports, and its content. */
  file: string;
  bytes: AsyncIterable<Uint8Array>;
  store: string;
  /** Code of the language of the file's texts; null: the shop's default. */
  language: string | null;
  pictures: PictureSource | null;
  /** True: report what would happen, and write nothing. */
  dry: boolean;
  /** The id of an import record that is already open. */
  id?: number;
  /** How to read its columns; if missing, they are recognised. */
  chosen?: Chosen;
  /** The seller who imports into their own store; null: staff. */
  by?: Seller | null;
  /** Called with the number of rows done and their total; may stop the import. */
  onRows?: (done: number, of: number) => void | Promise<'stop' | 'go on'>;
  now?: Date;
};

/**
 * Imports a file into a store. Products are written in batches, each completely or not at all;
 * existing ones change where the file differs. Refuses a file ('import-file-empty',
 * 'import-not-products', 'import-columns-unknown', 'import-line-too-long'), a store or a language
 * that cannot be used, 'import-running' and 'import-no-shipping-rule'.
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

/** The lock that allows one import at a time for the market, and one for each store. */
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
