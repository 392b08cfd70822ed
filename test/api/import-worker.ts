// A worker as a separate process that runs one import, so that a test can kill it.
import { connect, connectPool } from '#db/connect.ts';
import { workImport } from '#market/imports/work-import.ts';

const [url = '', id = ''] = process.argv.slice(2);
const db = connect(connectPool(url, 3));
await workImport(db, Number(id), {
  find: () => Promise.resolve(null),
  keep: () => Promise.reject(new Error('There are no pictures.')),
  remove: () => Promise.resolve(),
});
await db.destroy();
