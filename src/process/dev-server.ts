// The development server: it opens the shop anew whenever code outside the pages changes, on the
// database that it started once.
import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { say } from '#hall/progress.ts';
import { createClosing } from '#process/closing.ts';
import type { OpenShop } from '#process/open-shop.ts';
import { start } from '#process/start.ts';
import { tellOpen } from '#process/tell-open.ts';

const SHOP = '/src/process/dev-shop.ts';
const SERVER_CODE = /^(src\/(?!web\/\w+\/)|db\/migrations\/|locales\/).*\.(ts|sql|json)$/;
/** Saving all files of an editor, or changing branches, is one change. */
const SETTLE_MS = 50;

/** Takes the running Vite. Serves until the process is told to stop. */
export async function startDev(vite: ViteDevServer): Promise<void> {
  await start(
    async (config, databaseUrl, closing) => {
      let opened = createClosing();
      closing.add('work', () => opened.close());

      async function open(): Promise<OpenShop> {
        const { openDevShop } = (await vite.ssrLoadModule(
          SHOP,
        )) as typeof import('#process/dev-shop.ts');
        await opened.close();
        opened = createClosing();
        return openDevShop(config, databaseUrl, opened, vite);
      }

      await tellOpen(await open());
      onChange(vite, async () => {
        const before = performance.now();
        await open();
        vite.ws.send({ type: 'full-reload' });
        say(`The change is live (${Math.round(performance.now() - before)} ms).`);
      });
    },
    { ...process.env, KEEP_MB: '0' },
  );
}

/** Reacts to changed files, one reaction at a time; a mistake in them is said, and waits. */
function onChange(vite: ViteDevServer, react: () => Promise<void>): void {
  let changes = 0;
  async function settle(): Promise<void> {
    for (let seen = 0; seen !== changes;) {
      seen = changes;
      await new Promise((resolve) => {
        setTimeout(resolve, SETTLE_MS);
      });
      if (seen === changes) await react().catch(tellMistake);
    }
    changes = 0;
  }
  vite.watcher.add(['db/migrations', 'locales']).on('all', (_, file) => {
    if (SERVER_CODE.test(relative(vite.config.root, file)) && ++changes === 1) void settle();
  });
}

function tellMistake(problem: unknown): void {
  say(`\n${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}\n`);
}
