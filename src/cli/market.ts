// The owner's commands in the terminal: npm run market -- import | imports | undo | owner |
// password | settle | statement | audit
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { commandOf, type Command } from '#cli/commands.ts';
import { readConfig } from '#hall/config.ts';
import { connect, connectPool } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { say } from '#hall/progress.ts';

const POOL = 2;

process.exitCode = await main(process.argv.slice(2)).catch((problem: unknown) => {
  process.stderr.write(`\n${problem instanceof Error ? problem.message : String(problem)}\n`);
  return 1;
});

async function main(args: string[]): Promise<number> {
  const command = await commandOf(args);
  if (typeof command !== 'string') return withDatabase(command);
  process.stderr.write(`${command}\n`);
  return args.length === 0 || args.includes('--help') ? 0 : 1;
}

async function withDatabase(command: Command): Promise<number> {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir, say) : null;
  try {
    const url = embedded?.url ?? config.databaseUrl ?? '';
    await migrate(url, 'db/migrations');
    const db = connect(connectPool(url, POOL));
    return await command(db, config).finally(() => db.destroy());
  } finally {
    if (embedded?.own) await untilAlone(embedded.url);
    await embedded?.stop();
  }
}

// A shop that opened meanwhile uses the database server of this command, which must not end before
// it.
async function untilAlone(url: string): Promise<void> {
  const db = connect(connectPool(url, 1));
  const others = async () =>
    (
      await sql`
        select from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db)
    ).rows.length;
  try {
    for (let waited = 0; await others(); waited++) {
      if (waited === 10)
        say(
          'The shop was opened meanwhile and uses the database that this command started: ' +
            'it stays until the shop is closed.',
        );
      await pause(200);
    }
  } finally {
    await db.destroy();
  }
}
