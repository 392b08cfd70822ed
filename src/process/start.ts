// Starts a process in order, reports each step, and stops it without leaving anything behind.
import { migrateWhenThere } from '#process/await-database.ts';
import { createClosing, type Closing } from '#process/closing.ts';
import { readConfig, type Config } from '#hall/config.ts';
import { keepEmbedded } from '#db/keep-embedded.ts';
import { demoAccountsText } from '#demo/demo-accounts.ts';
import { fillApart } from '#process/fill-apart.ts';
import { createLog } from '#hall/log.ts';
import { say } from '#hall/progress.ts';

/** Opens the shop on a migrated and filled database, and adds what it opens to `closing`. */
export type Open = (config: Config, databaseUrl: string, closing: Closing) => Promise<unknown>;

/**
 * Prepares the database, opens the shop with `open`, and serves until the process is told to stop.
 */
export async function start(open: Open, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const closing = createClosing();
  const end = (code: number) => void closing.close().then(() => process.exit(code));
  const fail = (sentence: string) => {
    process.stderr.write(`\n${sentence}\n`);
    end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  try {
    const config = readConfig(env);
    const databaseUrl = config.databaseUrl ?? (await embedded(config, closing, fail));
    await migrateWhenThere(config, databaseUrl);
    const demoAccounts = config.demo ? await fillApart(config, databaseUrl, closing) : null;
    surviveUnheard(config);
    await open(config, databaseUrl, closing);
    if (demoAccounts) say(demoAccountsText(demoAccounts));
  } catch (problem) {
    fail(problem instanceof Error ? problem.message : String(problem));
  }
}

async function embedded(
  config: Config,
  closing: Closing,
  failed: (sentence: string) => void,
): Promise<string> {
  const server = await keepEmbedded(config.dataDir, { report: say, failed });
  closing.add('database', server.stop);
  return server.url;
}

// The job runner leaves rejected promises unhandled if the database goes away while it works. The
// shop survives that.
function surviveUnheard({ logLevel }: Config): void {
  const log = createLog(logLevel);
  process.on('unhandledRejection', (problem) =>
    log.error({ err: problem }, 'a promise failed unheard'),
  );
}
