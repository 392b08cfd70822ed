// Starts a process in order, reports each step, and stops it without leaving anything behind.
import { migrateWhenThere } from '#process/await-database.ts';
import { createClosing, type Closing } from '#process/closing.ts';
import { readConfig, type Config } from '#hall/config.ts';
import { keepEmbedded } from '#db/keep-embedded.ts';
import { watchRequests } from '#process/drain.ts';
import type { Services } from '#hall/services.ts';
import { fillApart } from '#process/fill-apart.ts';
import { createHttpServer, type Front } from '#process/listen-http.ts';
import { listenOn } from '#process/listen-on.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { tellDemoAccounts } from '#demo/demo-accounts.ts';
import { openServices } from '#process/open-services.ts';
import { say } from '#hall/progress.ts';
import { outboxPath } from '#web/outbox.ts';

/** How long requests and tasks in progress may take when the process is told to stop. */
const DRAIN_MS = 10_000;

/**
 * Takes a function that loads the pages, and the environment. Serves until the process is told to
 * stop.
 */
export async function start(
  loadFront: () => Promise<Front>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const closing = createClosing();
  const end = (code: number | undefined) =>
    void closing.close().then(() => process.exit(code ?? 0));
  const fail = (sentence: string) => {
    process.stderr.write(`\n${sentence}\n`);
    end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => end(Number(process.exitCode ?? 0)));
  try {
    await open(readConfig(env), loadFront, { closing, fail });
  } catch (problem) {
    fail(problem instanceof Error ? problem.message : String(problem));
  }
}

type Process = { closing: Closing; fail: (sentence: string) => void };

async function open(
  config: Config,
  loadFront: () => Promise<Front>,
  { closing, fail }: Process,
): Promise<void> {
  const databaseUrl = config.databaseUrl ?? (await embedded(config, { closing, fail }));
  await migrateWhenThere(config, databaseUrl);
  const demoAccounts = await fillApart(config, databaseUrl, closing);
  const { services, close } = await openServices(config, databaseUrl);
  closing.add('services', close);
  // The job runner leaves rejected promises unhandled if the database goes away while it works. The
  // shop survives that.
  process.on('unhandledRejection', (problem) =>
    services.log.error({ err: problem }, 'a promise failed unheard'),
  );
  if (config.role !== 'web') closing.add('work', await startJobs(services, databaseUrl));
  if (config.role !== 'worker') closing.add('work', await serve(services, await loadFront()));
  else say('The worker is running.');
  if (demoAccounts) say(tellDemoAccounts(demoAccounts));
}

async function embedded(config: Config, { closing, fail }: Process): Promise<string> {
  const server = await keepEmbedded(config.dataDir, { report: say, failed: fail });
  closing.add('database', server.stop);
  return server.url;
}

async function serve(services: Services, front: Front): Promise<() => Promise<unknown>> {
  const server = createHttpServer(services, front);
  const drain = watchRequests(server);
  const port = await listenOn(server, services.config);
  say(
    `\n  Souk is open:  http://localhost:${port}\n\n` +
      '  Things to try: search for a lamp, fill a cart from two stores, pay cash on delivery, ' +
      'track the parcels.\n' +
      `  In Arabic: http://localhost:${port}/ar   The API: http://localhost:${port}/api   ` +
      'Stop it: Ctrl-C\n',
  );
  const outbox = await outboxPath(services);
  if (outbox)
    say(
      '  Mail, with the codes in it, stays here until SMTP_URL is set:  ' +
        `http://localhost:${port}${outbox}\n`,
    );
  return () => {
    services.life.ending = true;
    return drain(DRAIN_MS);
  };
}
