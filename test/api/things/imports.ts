// Imports of catalogues: one that waits with its file, and one that is done.
import { inspectFile } from '#market/imports/inspect-file.ts';
import { makeStore } from '../../make.ts';
import type { Makers } from './placed-order.ts';

const FILE = Buffer.from('Title,Price\nLamp,9.90\n');

export const importThings: Makers = {
  import: async ({ db, storeId }) => {
    const sheet = await inspectFile(FILE);
    const { id } = await db
      .insertInto('imports')
      .values({
        store_id: storeId ?? (await makeStore(db)),
        of_store: storeId !== undefined,
        file: 'lamps.csv',
        sheet: JSON.stringify(sheet),
        uploaded_at: new Date(),
        started_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('import_files').values({ import_id: id, bytes: FILE }).execute();
    return id;
  },
  'done-import': async ({ db, storeId }) => {
    const { id } = await db
      .insertInto('imports')
      .values({
        store_id: storeId ?? (await makeStore(db)),
        of_store: storeId !== undefined,
        file: 'lamps.csv',
        finished_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
};
