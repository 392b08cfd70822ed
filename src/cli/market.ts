// The owner's commands at the terminal: npm run market -- import | imports | undo | owner |
// password | settle | statement | audit
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readConfig, type Config } from '#hall/config.ts';
import { connect, connectPool, type Db } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { appointing, renewing } from '#cli/accounts.ts';
import { takingIn } from '#cli/bank.ts';
import { settling, tellFaults } from '#cli/books.ts';
import { HELP } from '#cli/help.ts';
import { bringIn } from '#cli/import.ts';
import { say } from '#hall/progress.ts';
import { takeBackImport, listImports } from '#cli/imports.ts';

const POOL = 2;
type Command = (db: Db, config: Config) => Promise<number>;

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

/** The work that the arguments ask for, or what to say to somebody who asked wrongly. */
async function commandOf(args: string[]): Promise<Command | string> {
  try {
    const {
      values,
      positionals: [verb, about, path, ...more],
    } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        store: { type: 'string' },
        images: { type: 'string' },
        language: { type: 'string' },
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help || more.length || (path && verb !== 'settle')) return HELP;
    if (verb === 'settle' && about && path) return settling(about, path);
    if (verb === 'statement' && about) return takingIn(about, values.mapping);
    if (verb === 'imports' && !about) return (db) => listImports(db);
    if (verb === 'audit' && !about) return (db) => tellFaults(db);
    if (verb === 'undo' && about && /^\d{1,9}$/.test(about))
      return (db, config) => takeBackImport(db, config, Number(about));
    if (verb === 'owner' && about) return appointing(about);
    if (verb === 'password' && about) return renewing(about);
    if (verb === 'import' && about && values.store) {
      const { store, images = null, language = null } = values;
      const file = resolve(about);
      if (!(await stat(file).catch(() => null))?.isFile()) return `There is no file ${file}.`;
      if (images !== null && !(await stat(images).catch(() => null))?.isDirectory())
        return `There is no folder ${resolve(images)}.`;
      return (db, config) =>
        bringIn(db, config, { file, store, images, language, dry: values['dry-run'] });
    }
    if (verb === 'owner')
      return `Say whom to make an owner: npm run market -- owner you@example.com\n\n${HELP}`;
    if (verb === 'password')
      return `Say whose: npm run market -- password you@example.com\n\n${HELP}`;
    return verb === 'import' && about
      ? `Say which store the products are for: --store SLUG\n\n${HELP}`
      : HELP;
  } catch (problem) {
    const said = problem instanceof Error ? problem.message.split('. ')[0] : String(problem);
    return `${said}.\n\n${HELP}`;
  }
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

// A shop that opened meanwhile has joined the server of this command: it would end under it.
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
