// Databases for tests: one embedded PostgreSQL, a migrated template and one with the demo market,
// and copies on demand. vitest runs it once as the globalSetup of the project `shop`.
import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect, connectPool, type Db } from '#db/connect.ts';
import { readConfig } from '#hall/config.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { endless } from '#db/patience.ts';
import type { DemoAccount } from '#demo/demo-accounts.ts';
import { fillIfEmpty } from '#demo/fill-if-empty.ts';
import { openServices } from '#process/open-services.ts';
import { memoryFolder } from './memory-folder.ts';
import { planOnce } from './plan-once.ts';

export type Fresh = { url: string; db: Db; close: () => Promise<void> };
type Server = { url: string; folder: string; space: string };

const TEMPLATE = 'souk_template';
const DEMO = 'souk_demo';
const DEMO_MAKING = 'souk_demo_making';
const DEMO_LOCK = 8146203;
const TINY = 0.05;
const ACCOUNTS = 'accounts-of-the-fill.json';
const OF_THE_RUN = 'SOUK_TEST_SERVER'; // tells the workers of a run the address of its server
const POOL = 8;
// The data of this server is thrown away at its end, so it need not survive a power cut.
// `test/faults` and the crashes in `test/verbs` start their own servers, with full durability.
// Copies live for seconds, so nothing is vacuumed; the demo's template is analysed once.
const CARELESS = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // lets the kernel copy the 1,300 files of a database in half the time
  ...(process.platform === 'win32' ? {} : { file_copy_method: 'clone' }),
};

planOnce();

/** For vitest's globalSetup: starts the run's server, returns a function that stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop, ...server } = await startServer();
  process.env[OF_THE_RUN] = JSON.stringify(server satisfies Server);
  return stop;
}

/** A new, migrated, empty database. */
export async function freshDatabase(): Promise<Fresh> {
  return copyOf(TEMPLATE, serverOfTheRun().url);
}

export type Demo = Fresh & { dataDir: string; accounts: DemoAccount[] };

/**
 * A new database with the demo market, which the run fills once; its pictures, drawn tiny, are in
 * `dataDir`. `accounts` has those that this fill made, with their passwords.
 */
export async function demoDatabase(): Promise<Demo> {
  const { url, folder } = serverOfTheRun();
  const dataDir = join(folder, 'demo');
  await makeDemo(url, dataDir);
  const accounts: DemoAccount[] = JSON.parse(await readFile(join(dataDir, ACCOUNTS), 'utf8'));
  return { ...(await copyOf(DEMO, url)), dataDir, accounts };
}

/** An empty database as it was before a migration; `goOn` migrates it to the newest one. */
export async function databaseBefore(name: string): Promise<Fresh & { goOn: () => Promise<void> }> {
  const { url: server, space } = serverOfTheRun();
  const folder = await mkdtemp(join(tmpdir(), 'souk-before-'));
  const before = (await readdir('db/migrations')).filter((file) => file < name);
  for (const file of before) await copyFile(join('db/migrations', file), join(folder, file));
  const own = ownName();
  await runStatement(server, `create database ${own} tablespace ${space}`);
  const url = inDatabase(server, own);
  await migrate(url, folder).finally(() => rm(folder, { recursive: true }));
  const db = connect(connectPool(url, POOL));
  return {
    url,
    db,
    goOn: async () => {
      await migrate(url, 'db/migrations');
    },
    close: async () => {
      await db.destroy();
      await runStatement(server, `drop database ${own} with (force)`);
    },
  };
}

function serverOfTheRun(): Server {
  const serverJson = process.env[OF_THE_RUN];
  if (!serverJson)
    throw new Error('Tests with a database are of the project shop in vitest.config.ts.');
  return JSON.parse(serverJson);
}

async function copyOf(template: string, server: string): Promise<Fresh> {
  const name = ownName();
  await runStatement(server, `create database ${name} template ${template} strategy file_copy`);
  const url = inDatabase(server, name);
  const db = connect(connectPool(url, POOL));
  return {
    url,
    db,
    close: async () => {
      await db.destroy();
      await runStatement(server, `drop database ${name} with (force)`);
    },
  };
}

/** Fills the demo's template unless it exists; simultaneous callers wait. */
async function makeDemo(server: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${DEMO_LOCK})`);
    if ((await client.query('select from pg_database where datname = $1', [DEMO])).rowCount) return;
    await client.query(`drop database if exists ${DEMO_MAKING} with (force)`);
    await client.query(`create database ${DEMO_MAKING} template ${TEMPLATE}`);
    const { services, close } = await openServices(
      readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
      inDatabase(server, DEMO_MAKING),
      endless,
    );
    const accounts = await fillIfEmpty(services, TINY).finally(close);
    await runStatement(inDatabase(server, DEMO_MAKING), 'vacuum analyze');
    await writeFile(join(dataDir, ACCOUNTS), JSON.stringify(accounts));
    await client.query(`alter database ${DEMO_MAKING} rename to ${DEMO}`);
  } finally {
    await client.end();
  }
}

async function startServer(): Promise<Server & { stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-test-'));
  const { url, stop } = await startEmbedded(folder, () => {});
  for (const [name, value] of Object.entries(CARELESS))
    await runStatement(url, `alter system set ${name} = ${value}`);
  await runStatement(url, 'select pg_reload_conf()');
  const memory = await memoryFolder();
  const space = memory ? await spaceIn(memory, url) : 'pg_default';
  await runStatement(url, `create database ${TEMPLATE} tablespace ${space}`);
  await migrate(inDatabase(url, TEMPLATE), 'db/migrations');
  return {
    url,
    folder,
    space,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
      if (memory) await rm(memory, { recursive: true, force: true });
    },
  };
}

/** Puts databases into a folder, which the server creates, because it may run as another user. */
async function spaceIn(folder: string, url: string): Promise<string> {
  // copies no row: the program reads none, and a row written after its end would fail
  await runStatement(url, `copy (select where false) to program 'mkdir -m 700 ${folder}'`);
  await runStatement(url, `create tablespace in_memory location '${folder}'`);
  return 'in_memory';
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** A name that no other file, worker or run has. */
const ownName = () => `souk_${randomBytes(8).toString('hex')}`;

function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
