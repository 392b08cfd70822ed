import type { Handlers } from '#api/handler.ts';
import { csvOfLines } from '#base/csv.ts';
import { Refusal } from '#base/refusal.ts';
import { importFile, type adminImportCalls, type OpenedImport } from '#contract/admin/import.ts';
import type { Db } from '#db/connect.ts';
import type { Visit } from '#hall/visit.ts';
import { askToUndo, beginImport, chooseColumns, stopImport } from '#market/imports/ask-import.ts';
import { readBadRows } from '#market/imports/keep-bad-rows.ts';
import { listImports, openImportAtDesk } from '#market/imports/list-imports.ts';
import { lookIntoFile } from '#market/imports/look-into-file.ts';
import { writeCatalogue } from '#market/imports/write-catalogue.ts';
import { uploadImport } from '#market/imports/upload-import.ts';
import { sayFinding } from '#words/say-finding.ts';
import { sayIn } from '#words/say.ts';

const MOST_NAME = 200;

export const adminImportHandlers: Handlers<typeof adminImportCalls> = {
  list: ({ reading }, asked) => listImports(reading.db, asked),
  open: (visit, { id }) => opened(visit, visit.reading.db, id),
  upload: async (visit, { file: [file], store_id: storeId, language }, by) => {
    if (!file) throw new Refusal('required', { field: 'file' });
    if (file.size > importFile.mostBytes) throw new Refusal('too-large', { field: 'file' });
    const bytes = Buffer.from(await file.arrayBuffer());
    const sheet = await lookIntoFile(bytes);
    const name = plainName(file.name);
    return visit.write(async (tx) =>
      opened(
        visit,
        tx,
        await uploadImport(tx, by, { file: name, bytes, sheet, storeId, language }, visit.market),
      ),
    );
  },
  columns: (visit, asked, by) =>
    visit.write(async (tx) => {
      await chooseColumns(tx, by, asked);
      return opened(visit, tx, asked.id);
    }),
  try: (visit, { id }, by) =>
    visit.write(async (tx) => {
      await beginImport(tx, by, { id, work: 'try' });
      return opened(visit, tx, id);
    }),
  run: (visit, { id }, by) =>
    visit.write(async (tx) => {
      await beginImport(tx, by, { id, work: 'run' });
      return opened(visit, tx, id);
    }),
  stop: (visit, asked, by) =>
    visit.write(async (tx) => {
      await stopImport(tx, by, asked);
      return opened(visit, tx, asked.id);
    }),
  undo: (visit, asked, by) =>
    visit.write(async (tx) => {
      await askToUndo(tx, by, asked);
      return opened(visit, tx, asked.id);
    }),
  catalogue: ({ reading, market, services }, { store_id: storeId }) =>
    writeCatalogue(reading.db, storeId, { market, siteUrl: services.config.publicUrl }),
  badRows: async (visit, { id }) => {
    await opened(visit, visit.reading.db, id);
    const { columns, rows } = await readBadRows(visit.reading.db, id);
    const say = sayIn(visit.language);
    return {
      name: `import-${id}.csv`,
      bytes: csvOfLines([
        [...columns, say('import.reason')],
        ...rows.map(({ cells, found }) => [
          ...columns.map((_, at) => cells[at] ?? ''),
          found.map((finding) => sayFinding(say, finding)).join(' '),
        ]),
      ]),
    };
  },
};

async function opened(visit: Visit, db: Db, id: number): Promise<OpenedImport> {
  const found = await openImportAtDesk(db, id);
  if (!found) throw new Refusal('thing-not-found');
  const say = sayIn(visit.language);
  const { trouble, findings } = found;
  return {
    ...found,
    findings: findings.map((finding) => sayFinding(say, finding)),
    trouble: trouble && say(`refusal.${trouble.code}`, trouble.values),
  };
}

const plainName = (name: string) =>
  name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '').slice(-MOST_NAME) || 'products.csv';
