// The answers about imports, for both staff and sellers.
import { csvOfLines } from '#base/csv.ts';
import { Refusal } from '#base/refusal.ts';
import { importFile, type ImportSheet, type OpenedImport } from '#contract/import-shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Visit } from '#hall/visit.ts';
import { readBadRows } from '#market/imports/keep-bad-rows.ts';
import { openImportAtDesk } from '#market/imports/list-imports.ts';
import { inspectFile } from '#market/imports/inspect-file.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import { sayOf } from '#words/field-name.ts';
import { sayFinding } from '#words/say-finding.ts';
import { sayIn } from '#words/say.ts';

const MOST_NAME = 200;
type By = Seller | Staff;

/** One import in the caller’s words. Refuses 'thing-not-found', also for another store’s. */
export async function openedIn(visit: Visit, db: Db, by: By, id: number): Promise<OpenedImport> {
  const found = await openImportAtDesk(db, by, id);
  if (!found) throw new Refusal('thing-not-found');
  // field names are those on the screen of a product
  const say = sayOf(visit.language, 'sellerProduct.propose');
  const { trouble, findings } = found;
  return {
    ...found,
    findings: findings.map((finding) => sayFinding(say, finding)),
    trouble: trouble && say(`refusal.${trouble.code}`, trouble.values),
  };
}

/** The refused rows of an import, each with its reason. */
export async function badRowsOf(visit: Visit, by: By, id: number) {
  await openedIn(visit, visit.reading.db, by, id);
  const { columns, rows } = await readBadRows(visit.reading.db, id);
  const say = sayOf(visit.language, 'sellerProduct.propose');
  return {
    name: `import-${id}.csv`,
    bytes: csvOfLines([
      [...columns, sayIn(visit.language)('import.reason')],
      ...rows.map(({ cells, found }) => [
        ...columns.map((_, at) => cells[at] ?? ''),
        found.map((finding) => sayFinding(say, finding)).join(' '),
      ]),
    ]),
  };
}

/** An uploaded file and its description. Refuses 'required', 'too-large', as `inspectFile`. */
export async function sentCatalogue(
  file: File | undefined,
  ofStore = false,
): Promise<{ file: string; bytes: Buffer; sheet: ImportSheet }> {
  if (!file) throw new Refusal('required', { field: 'file' });
  if (file.size > importFile.mostBytes) throw new Refusal('too-large', { field: 'file' });
  const bytes = Buffer.from(await file.arrayBuffer());
  return { file: plainName(file.name), bytes, sheet: await inspectFile(bytes, ofStore) };
}

const plainName = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '')
    .replace(/\.gz$/i, '')
    .slice(-MOST_NAME) || 'products.csv';
