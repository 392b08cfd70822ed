// If a remote database cannot be reached at the start, the process waits for it, says so, and tells
// load balancers that it is alive.
import { createServer, type Server } from 'node:http';
import type { Config } from '#hall/config.ts';
import { migrate } from '#db/migrate.ts';
import { isLost, troubleOf } from '#db/trouble.ts';
import { listenOn } from '#process/listen-on.ts';
import { say } from '#hall/progress.ts';
import { RETRY_AFTER_S, pausedPage } from '#words/paused-page.ts';
import { sayIn } from '#words/say.ts';

const PAUSE_MS = 1000;
const SAY_EVERY_MS = 60_000;

/** Migrates the database as soon as it answers. Throws errors that waiting would not fix. */
export async function migrateWhenThere(config: Config, databaseUrl: string): Promise<void> {
  let server: Server | null = null;
  let saidAt = 0;
  try {
    for (;;) {
      const problem = await migrate(databaseUrl, 'db/migrations').then(
        () => null,
        (found: unknown) => found,
      );
      if (problem === null) return;
      if (config.databaseUrl === null || !(isLost(problem) || troubleOf(problem))) throw problem;
      if (Date.now() - saidAt > SAY_EVERY_MS) {
        say(
          `Souk cannot use the database of DATABASE_URL yet (${reasonOf(problem)}). ` +
            'It keeps trying; press Ctrl-C to stop.',
        );
        saidAt = Date.now();
      }
      if (!server && config.role !== 'worker') await listenOn((server = waitingServer()), config);
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE_MS);
      });
    }
  } finally {
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  }
}

/** Answers on the shop's port that the process is alive but cannot serve yet. */
function waitingServer(): Server {
  return createServer({ requireHostHeader: false }, ({ url = '/' }, response) => {
    if (/^\/(livez|healthz)(\?|$)/.test(url))
      return void response
        .writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
        .end('ok');
    const headers = { 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' };
    if (!url.startsWith('/api/'))
      return void response
        .writeHead(503, { ...headers, 'content-type': 'text/html; charset=utf-8' })
        .end(pausedPage('en'));
    const message = sayIn('en')('trouble.paused-call');
    response
      .writeHead(503, { ...headers, 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify({ data: { form: [message] }, status: 503, token: null, message }));
  });
}

const reasonOf = (problem: unknown): string => {
  if (problem instanceof AggregateError && problem.errors[0] instanceof Error)
    return problem.errors[0].message;
  return problem instanceof Error ? problem.message : String(problem);
};
