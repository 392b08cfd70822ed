// The process that `npm start` runs: database, migrations, demo market, pages, API and jobs,
// depending on ROLE.
import * as build from 'virtual:react-router/server-build';
import type { Config } from '#hall/config.ts';
import { openShop } from '#process/open-shop.ts';
import { start } from '#process/start.ts';
import { announceOpen } from '#process/announce-open.ts';
import { readAssets } from '#web/assets.ts';
import { createPages } from '#web/pages.ts';
import { readDesk } from '#web/serve-desk.ts';
import { createWorker, WORKER } from '#web/worker.ts';

const loadFront = async ({ offlinePages }: Config) => {
  const assets = await readAssets('build/client');
  const script = String(assets(WORKER)?.body);
  return {
    pages: createPages(build),
    assets,
    desk: await readDesk('build/desk'),
    worker: createWorker({ script, build: build.assets.version }, offlinePages),
    policed: true,
  };
};

await start(async (config, databaseUrl, closing) =>
  announceOpen(await openShop(config, databaseUrl, closing, () => loadFront(config))),
);
