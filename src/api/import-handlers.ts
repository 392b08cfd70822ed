// What is asked of one import: the same by staff and by sellers.
import { badRowsOf, openedIn } from '#api/import-answers.ts';
import type { Visit } from '#hall/visit.ts';
import { askToUndo, beginImport, chooseColumns, stopImport } from '#market/imports/ask-import.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

type By = Seller | Staff;
type One = { id: number };

export const importHandlers = {
  open: (visit: Visit, { id }: One, by: By) => openedIn(visit, visit.reading.db, by, id),
  badRows: (visit: Visit, { id }: One, by: By) => badRowsOf(visit, by, id),
  columns: (visit: Visit, asked: One & { columns: (string | null)[] }, by: By) =>
    visit.write(async (tx) => {
      await chooseColumns(tx, by, asked);
      return openedIn(visit, tx, by, asked.id);
    }),
  try: (visit: Visit, { id }: One, by: By) =>
    visit.write(async (tx) => {
      await beginImport(tx, by, { id, work: 'try' });
      return openedIn(visit, tx, by, id);
    }),
  run: (visit: Visit, { id }: One, by: By) =>
    visit.write(async (tx) => {
      await beginImport(tx, by, { id, work: 'run' });
      return openedIn(visit, tx, by, id);
    }),
  stop: (visit: Visit, asked: One, by: By) =>
    visit.write(async (tx) => {
      await stopImport(tx, by, asked);
      return openedIn(visit, tx, by, asked.id);
    }),
  undo: (visit: Visit, asked: One, by: By) =>
    visit.write(async (tx) => {
      await askToUndo(tx, by, asked);
      return openedIn(visit, tx, by, asked.id);
    }),
};
