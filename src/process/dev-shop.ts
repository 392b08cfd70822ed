// The shop in development: pages come from Vite, fresh on every request.
import type { ServerResponse, IncomingMessage } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import type { Config } from '#hall/config.ts';
import { migrateWhenThere } from '#process/await-database.ts';
import type { Closing } from '#process/closing.ts';
import { openShop, type OpenShop } from '#process/open-shop.ts';
import { createPages, type Pages } from '#web/pages.ts';
import { deskPage, partsOf, type DeskFront } from '#web/serve-desk.ts';
import { wordsMap } from '#web/words-file.ts';
import { wordFiles } from 'virtual:word-files';

export { announceOpen } from '#process/announce-open.ts';

/** The scripts of the back office or seller centre, after those for live reload. */
const scriptsOf = (front: DeskFront) =>
  '<script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime"></script>' +
  `<script type="module" src="/src/web/${front}/main.tsx"></script>`;
/** React Router's build as Vite provides it. */
export const BUILD = 'virtual:react-router/server-build';

/** What stays when the shop is reopened. */
export type Place = { config: Config; databaseUrl: string; vite: ViteDevServer };

/**
 * Applies new migrations, and opens the shop with Vite in front. Takes the pages if they were
 * bundled together with this code.
 */
export async function openDevShop(
  { config, databaseUrl, vite }: Place,
  closing: Closing,
  pages?: Promise<Pages>,
): Promise<OpenShop> {
  await migrateWhenThere(config, databaseUrl);
  return openShop(config, databaseUrl, closing, async () => ({
    policed: false,
    assets: () => undefined,
    desk: {
      assets: () => undefined,
      page: (front, language) => {
        const map = wordsMap(partsOf(front), language.code, wordFiles);
        return vite.transformIndexHtml('/admin', deskPage(language, map + scriptsOf(front)));
      },
    },
    before: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    pages: async (request, visit) => {
      const answer = pages ?? createPages((await vite.ssrLoadModule(BUILD)) as ServerBuild);
      return (await answer)(request, visit);
    },
  }));
}
