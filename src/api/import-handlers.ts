// The calls about one import, the same for staff and for sellers.
import { badRowsOf, openedIn } from '#api/import-answers.ts';
import type { Visit } from '#hall/visit.ts';
import { askToUndo, beginImport, chooseColumns, stopImport } from '#market/imports/ask-import.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

type By = Seller | Staff;
type ImportId = { id: number };

export const importHandlers = {
  open: (visit: Visit, { id }: ImportId, by: By) => openedIn(visit, visit.reading.db, by, id),
  badRows: (visit: Visit, { id }: ImportId, by: By) => badRowsOf(visit, by, id),
  columns: (visit: Visit, input: ImportId & { columns: (string | null)[] }, by: By) =>
    visit.write(async (tx) => {
      await chooseColumns(tx, by, input);
      return openedIn(visit, tx, by, input.id);
    }),
  try: (visit: Visit, { id }: ImportId, by: By) =>
    visit.write(async (tx) => {
      await beginImport(tx, by, { id, work: 'try' });
      return openedIn(visit, tx, by, id);
    }),
  run: (visit: Visit, { id }: ImportId, by: By) =>
    visit.write(async (tx) => {
      await beginImport(tx, by, { id, work: 'run' });
      return openedIn(visit, tx, by, id);
    }),
  stop: (visit: Visit, input: ImportId, by: By) =>
    visit.write(async (tx) => {
      await stopImport(tx, by, input);
      return openedIn(visit, tx, by, input.id);
    }),
  undo: (visit: Visit, input: ImportId, by: By) =>
    visit.write(async (tx) => {
      await askToUndo(tx, by, input);
      return openedIn(visit, tx, by, input.id);
    }),
};
