// The owner's commands at the terminal: npm run market -- import | imports | undo | owner | audit
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { randomCode } from '#base/id.ts';
import { readConfig, type Config } from '#config.ts';
import { email as emailShape } from '#contract/values.ts';
import { connect, connectPool, type Db } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { transaction } from '#db/transaction.ts';
import { makeOwner } from '#market/accounts/make-owner.ts';
import { importCatalogue, type Summary } from '#market/catalogue/import/import-catalogue.ts';
import { problemText } from '#market/catalogue/import/draft.ts';
import type { PictureSource } from '#market/catalogue/import/keep-pictures.ts';
import { readImports } from '#market/catalogue/import/read-imports.ts';
import { undoImport } from '#market/catalogue/import/undo-import.ts';
import { auditMoney } from '#market/ledger/audit-money.ts';
import { keepPicture } from '#outside/files/pictures.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { progress, say } from '#progress.ts';

const HELP = `npm run market -- import FILE.csv --store SLUG [--images FOLDER] [--language CODE] [--dry-run]
    Brings the products of a Shopify or WooCommerce CSV into a store. Those it has are changed where the file says
    something else. Pictures are taken from the folder by their file names; without one, products keep what they have.
    --language says what language the file is in (the shop's default otherwise); --dry-run says what would happen and
    writes nothing. It may be run again at any time.
npm run market -- imports
    Lists the imports.
npm run market -- undo NUMBER
    Takes one import back.
npm run market -- owner EMAIL
    Makes somebody an owner of the market. An address without an account gets one, with a password that is said once.
npm run market -- audit
    Proves the books of money: says what does not hold, and of what. The exit code is 1 when there is anything.
The exit code is 0 when it was done (bad rows are listed and left out), 1 when it was not or when nothing came in.`;

const PICTURE_BYTES = 50_000_000, MOST_LISTED = 50, POOL = 2;
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
    const { values, positionals: [verb, about, ...more] } = parseArgs({ args, allowPositionals: true,
      options: { store: { type: 'string' }, images: { type: 'string' }, language: { type: 'string' }, 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } });
    if (values.help || more.length) return HELP;
    if (verb === 'imports' && !about) return (db) => list(db);
    if (verb === 'audit' && !about) return (db) => tellFaults(db);
    if (verb === 'undo' && about && /^\d{1,9}$/.test(about)) return (db) => undo(db, Number(about));
    if (verb === 'owner' && about) return emailShape.safeParse(about).success ? (db) => appointOwner(db, about) : `${about} is not an email address.`;
    if (verb === 'import' && about && values.store) {
      const { store, images = null, language = null } = values;
      const file = resolve(about);
      if (!(await stat(file).catch(() => null))?.isFile()) return `There is no file ${file}.`;
      if (images !== null && !(await stat(images).catch(() => null))?.isDirectory()) return `There is no folder ${resolve(images)}.`;
      return (db, config) => bringIn(db, config, { file, store, images, language, dry: values['dry-run'] });
    }
    if (verb === 'owner') return `Say whom to make an owner: npm run market -- owner you@example.com\n\n${HELP}`;
    return verb === 'import' && about ? `Say which store the products are for: --store SLUG\n\n${HELP}` : HELP;
  } catch (problem) {
    return `${problem instanceof Error ? problem.message.split('. ')[0] : String(problem)}.\n\n${HELP}`;
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
  const others = async () => (await sql`select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db)).rows.length;
  try {
    for (let waited = 0; await others(); waited++) {
      if (waited === 10) say('The shop was opened meanwhile and uses the database that this command started: it stays until the shop is closed.');
      await pause(200);
    }
  } finally {
    await db.destroy();
  }
}

type BringIn = { file: string; store: string; images: string | null; language: string | null; dry: boolean };

async function bringIn(db: Db, { dataDir }: Config, { file, store, images, language, dry }: BringIn): Promise<number> {
  const media = dry ? await mkdtemp(join(tmpdir(), 'souk-import-')) : join(dataDir, 'media');
  await mkdir(media, { recursive: true });
  try {
    const { size } = await stat(file);
    const read = progress('Reading', size);
    let bar: ((done: number) => void) | null = null;
    const summary = await importCatalogue(db, { file: basename(file), bytes: counted(createReadStream(file), read), store, language, dry, pictures: images === null ? null : await folder(images, media),
      onRows: (done, of) => { bar ??= progress('Importing rows', of); bar(done); } });
    return tellSummary(summary, dry);
  } finally {
    if (dry) await rm(media, { recursive: true, force: true });
  }
}

async function* counted(chunks: AsyncIterable<Buffer>, read: (bytes: number) => void): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    read(bytes);
    yield chunk;
  }
}

// A file system may tell A.JPG from a.jpg where the shop that wrote the CSV did not.
async function folder(images: string, media: string): Promise<PictureSource> {
  const files = (await readdir(images, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const exact = new Map(files.map((entry) => [entry.name, join(entry.parentPath, entry.name)]));
  const alike = new Map(files.map((entry) => [entry.name.toLowerCase(), join(entry.parentPath, entry.name)]));
  return {
    find: async (name) => {
      const path = exact.get(name) ?? alike.get(name.toLowerCase());
      if (path === undefined) return null;
      return (await stat(path)).size > PICTURE_BYTES ? Buffer.alloc(0) : readFile(path);
    },
    keep: (bytes) => keepPicture(media, bytes),
  };
}

function tellSummary({ id, created, updated, unchanged, refused, uncounted, problems, problemCount }: Summary, dry: boolean): number {
  for (const problem of problems) say(problemText(problem));
  if (problemCount > problems.length) say(`… and ${problemCount - problems.length} more problems.`);
  if (uncounted) say(`${uncounted} variants have no counted stock in the file: each has 1000 pieces now.`);
  say(`\n${created} created, ${updated} updated, ${unchanged} unchanged, ${refused} rows refused`);
  say(dry ? 'Nothing was written: this was a dry run.' : `This was import ${id}. To take it back: npm run market -- undo ${id}`);
  return refused > 0 && created + updated + unchanged === 0 ? 1 : 0;
}

async function undo(db: Db, id: number): Promise<number> {
  const { removed, hidden, restored } = await transaction(db, (tx) => undoImport(tx, id));
  say(`Import ${id} is undone: ${removed} products removed, ${restored} as they were before${hidden ? `, ${hidden} hidden because orders have them` : ''}.`);
  return 0;
}

async function appointOwner(db: Db, email: string): Promise<number> {
  const password = randomCode(), sealed = await openPasswords().seal(password);
  const language = (await db.selectFrom('languages').select('code').where('is_default', '=', true).executeTakeFirst())?.code ?? 'en';
  const done = await transaction(db, (tx) => makeOwner(tx, email, sealed, language));
  if (done === 'was-owner') say(`${email} is an owner of the market already: nothing was changed.`);
  if (done === 'appointed') say(`${email} is an owner of the market now. The account keeps its password.`);
  if (done === 'made') say(`${email} is an owner of the market now, with this password, which is not said again:\n\n    ${password}\n\nSign in with it, and choose another in the account.`);
  return 0;
}

async function list(db: Db): Promise<number> {
  const imports = await readImports(db, MOST_LISTED);
  if (imports.length === 0) say('Nothing was imported yet.');
  for (const { id, store, file, created, updated, refused, started_at, finished_at, undone_at } of imports) {
    say(`${String(id).padStart(5)}  ${started_at.toISOString().slice(0, 16).replace('T', ' ')}  ${store}  ${file}: ${created} created, ${updated} updated, ${refused} rows refused${undone_at ? ' (undone)' : finished_at ? '' : ' (not finished)'}`);
  }
  return 0;
}

async function tellFaults(db: Db): Promise<number> {
  const faults = await auditMoney(db);
  for (const { fault, about, currency, expected, found } of faults) say(`${fault}  ${about}: ${expected} expected, ${found} found${currency ? ` (minor units of ${currency})` : ''}`);
  const { count } = await db.selectFrom('ledger_entries').select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  say(faults.length ? `\n${faults.length} things do not hold.` : `The books are in order: ${count} entries.`);
  return faults.length ? 1 : 0;
}
