// The development server. It starts with bundled code, and reads the same code through Vite in the
// background. From the first change on, it reopens the shop whenever code outside the pages
// changes, and keeps the database running.
import { glob } from 'node:fs/promises';
import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { say } from '#hall/progress.ts';
import { createClosing } from '#process/closing.ts';
import type { DevCode } from '#process/dev-code.ts';
import { BUILD } from '#process/dev-shop.ts';
import { start } from '#process/start.ts';

const SHOP = '/src/process/dev-shop.ts';
const ALL_CODE = /^(src\/(?!web\/(desk|seller)\/)|db\/migrations\/|locales\/).*\.(tsx?|sql|json)$/;
const SERVER_CODE = /^(src\/(?!web\/\w+\/)|db\/migrations\/|locales\/).*\.(ts|sql|json)$/;
/** Code that the server does not use, or that is only bundled. */
const APART = /\.client\.|web\/(desk|seller)\/|process\/dev(-code|-pages)?\.ts$/;
/** When an editor saves all files, or a branch is switched, that counts as one change. */
const SETTLE_MS = 50;
/** The first page should be ready before reading ahead for later changes. */
const READ_AHEAD_AFTER_MS = 3000;

/** Takes the bundled code, and the Vite server that is being made. Serves until told to stop. */
export async function startDev(code: DevCode, making: Promise<ViteDevServer>): Promise<void> {
  const pages = making.then(code.pages.readDevPages);
  pages.catch(() => {}); // awaited by the first page
  await start(
    async (config, databaseUrl, closing) => {
      const vite = await making;
      const place = { config, databaseUrl, vite };
      let bundled = true;
      let opened = createClosing();
      closing.add('work', () => opened.close());
      await code.shop.announceOpen(await code.shop.openDevShop(place, opened, pages));
      setTimeout(() => void readAhead(vite), READ_AHEAD_AFTER_MS).unref();
      const matters = (file: string) => (bundled ? ALL_CODE : SERVER_CODE).test(file);
      onChange(vite, matters, async () => {
        const before = performance.now();
        const { openDevShop } = (await vite.ssrLoadModule(SHOP)) as DevCode['shop'];
        await opened.close();
        opened = createClosing();
        await openDevShop(place, opened);
        bundled = false;
        vite.ws.send({ type: 'full-reload' });
        say(`The change is live (${Math.round(performance.now() - before)} ms).`);
      });
    },
    { ...process.env, KEEP_MB: '0' },
  );
}

/**
 * Reads all modules in parallel, then runs them in order, so that the first change takes effect
 * sooner.
 */
async function readAhead(vite: ViteDevServer): Promise<void> {
  const { ssr } = vite.environments;
  for await (const file of glob('src/**/*.{ts,tsx}'))
    if (!APART.test(file)) void ssr.warmupRequest(`/${file}`);
  await Promise.all([SHOP, BUILD].map((id) => vite.ssrLoadModule(id))).catch(() => {});
}

/**
 * Reacts to changed files, one reaction at a time; a mistake in them is reported, and the next
 * change is awaited.
 */
function onChange(
  vite: ViteDevServer,
  matters: (file: string) => boolean,
  react: () => Promise<void>,
): void {
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
    if (matters(relative(vite.config.root, file)) && ++changes === 1) void settle();
  });
}

function tellMistake(problem: unknown): void {
  say(`\n${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}\n`);
}
