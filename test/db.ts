// Databases for tests: one embedded PostgreSQL, one migrated template in it, and a copy for whoever asks.
// As vitest's globalSetup it serves the whole run; without that, the test file that asks first starts its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { connect, connectPool, type Db } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';

export type Fresh = { url: string; db: Db; close: () => Promise<void> };
type Server = { url: string; stop: () => Promise<void> };

const TEMPLATE = 'souk_template';
const OF_THE_RUN = 'SOUK_TEST_SERVER';     // the workers of a run learn its server from this
const POOL = 8;
let own: Promise<Server> | null = null;
let made = 0;

/** For vitest's globalSetup: starts the run's server, answers how to stop it. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startServer();
  process.env[OF_THE_RUN] = url;
  return stop;
}

/** A migrated, empty database of its own. */
export async function freshDatabase(): Promise<Fresh> {
  const server = process.env[OF_THE_RUN] ?? (await (own ??= startServer())).url;
  const name = `souk_${process.pid}_${++made}`;
  await ask(server, `create database ${name} template ${TEMPLATE}`);
  const url = inDatabase(server, name);
  const db = connect(connectPool(url, POOL));
  return { url, db, close: async () => {
    await db.destroy();
    await ask(server, `drop database ${name} with (force)`);
  } };
}

if (process.env.VITEST_WORKER_ID) afterAll(async () => {
  await (await own)?.stop();
  own = null;
});

async function startServer(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-test-'));
  const { url, stop } = await startEmbedded(folder, () => {});
  await ask(url, `create database ${TEMPLATE}`);
  await migrate(inDatabase(url, TEMPLATE), 'db/migrations');
  return { url, stop: async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  } };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
