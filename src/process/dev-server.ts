// The development server: pages come from Vite, fresh on every request, and nothing is cached.
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { start } from '#process/start.ts';
import { createPages } from '#web/pages.ts';

const RESTART = 75;
const SERVER_CODE = /\/(src\/(?!web\/)|db\/migrations\/).*\.(ts|sql)$/;

/**
 * Takes the running Vite. Serves until it is stopped, and asks for a restart when code outside the
 * pages changes.
 */
export async function startDev(vite: ViteDevServer): Promise<void> {
  vite.watcher.add('db/migrations').on('change', (file) => {
    if (!SERVER_CODE.test(file)) return;
    process.exitCode = RESTART;
    process.emit('SIGTERM');
  });
  await start(
    async () => ({
      policed: false,
      assets: () => undefined,
      before: (request, response, next) => vite.middlewares(request, response, next),
      pages: async (request, visit) =>
        createPages((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild)(
          request,
          visit,
        ),
    }),
    { ...process.env, KEEP_MB: '0' },
  );
}
