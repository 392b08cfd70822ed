// The process that `npm start` runs: database, migrations, demo market, pages, API and jobs,
// depending on ROLE.
import * as build from 'virtual:react-router/server-build';
import { start } from '#process/start.ts';
import { readAssets } from '#web/assets.ts';
import { createPages } from '#web/pages.ts';

await start(async () => ({
  pages: createPages(build),
  assets: await readAssets('build/client'),
  policed: true,
}));
