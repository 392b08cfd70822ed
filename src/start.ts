// Starts a process in order, says each step, and ends it without leaving anything behind.
import type { AddressInfo } from 'node:net';
import { readConfig, type Config } from '#config.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { createHttpServer, type Front } from '#listen-http.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { fillIfEmpty } from '#demo/fill-if-empty.ts';
import { tellDemoAccounts } from '#demo/write-accounts.ts';
import { openHouse } from '#open-house.ts';
import { say } from '#progress.ts';
import { outboxPath } from '#web/outbox.ts';

/** Takes how to load the pages, and the settings' environment; serves until the process is asked to end. */
export async function start(loadFront: () => Promise<Front>, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = once(async () => { for (const closer of closers.reverse()) await closer().catch(() => {}); });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => { close().then(() => process.exit(process.exitCode ?? 0)); });
  try {
    await open(readConfig(env), loadFront, closers);
  } catch (problem) {
    process.stderr.write(`\n${problem instanceof Error ? problem.message : String(problem)}\n`);
    await close();
    process.exit(1);
  }
}

async function open(config: Config, loadFront: () => Promise<Front>, closers: (() => Promise<unknown>)[]): Promise<void> {
  const databaseUrl = config.databaseUrl ?? await embedded(config, closers);
  await migrate(databaseUrl, 'db/migrations').catch((problem: unknown) => { throw new Error(databaseTrouble(problem), { cause: problem }); });
  const { house, close } = await openHouse(config, databaseUrl);
  closers.push(close);
  // The job runner leaves promises unheard when the database is cut while it works: the shop outlives that.
  process.on('unhandledRejection', (problem) => house.log.error({ err: problem }, 'a promise failed unheard'));
  await fillIfEmpty(house);
  if (config.role !== 'web') closers.push(await startJobs(house, databaseUrl));
  if (config.role !== 'worker') closers.push(await serve(house, await loadFront()));
  else say('The worker is at work.');
}

async function embedded(config: Config, closers: (() => Promise<unknown>)[]): Promise<string> {
  const server = await startEmbedded(config.dataDir, say);
  closers.push(server.stop);
  return server.url;
}

async function serve(house: Parameters<typeof createHttpServer>[0], front: Front): Promise<() => Promise<unknown>> {
  const { config } = house;
  const server = createHttpServer(house, front);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) => reject(new Error(problem.code === 'EADDRINUSE'
      ? `Port ${config.port} is taken by another program. End that one, or choose another: PORT=3001 npm start`
      : `The shop can not listen on ${config.host}:${config.port}: ${problem.message}`)));
    server.listen(config.port, config.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  say(`\n  Souk is open:  http://localhost:${port}\n\n  Try next: search for a lamp, fill a cart from two stores, pay cash on delivery and follow the parcels.\n  In Arabic: http://localhost:${port}/ar   The API: http://localhost:${port}/api   Ctrl-C ends it.\n`);
  const outbox = await outboxPath(house);
  if (outbox) say(`  No SMTP_URL: letters, and the codes in them, stay here:  http://localhost:${port}${outbox}\n`);
  const accounts = await tellDemoAccounts(house.db);
  if (accounts) say(accounts);
  return () => new Promise<void>((resolve) => { server.close(() => resolve()); server.closeAllConnections(); });
}

function databaseTrouble(problem: unknown): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : '';
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' ? 'The database of DATABASE_URL does not answer: start it, or leave DATABASE_URL out to use the built-in one.' : message;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}
