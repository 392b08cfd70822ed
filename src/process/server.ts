// The process that `npm start` runs: database, migrations, demo market, pages, API and jobs,
// depending on ROLE.
import * as build from 'virtual:react-router/server-build';
import { openShop } from '#process/open-shop.ts';
import { start } from '#process/start.ts';
import { tellOpen } from '#process/tell-open.ts';
import { readAssets } from '#web/assets.ts';
import { createPages } from '#web/pages.ts';

const loadFront = async () => ({
  pages: createPages(build),
  assets: await readAssets('build/client'),
  policed: true,
});

await start(async (config, databaseUrl, closing) =>
  tellOpen(await openShop(config, databaseUrl, closing, loadFront)),
);
