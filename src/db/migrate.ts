// Brings a database to the newest migration: plain SQL files, forward only, one transaction each.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { runMigrations } from 'graphile-worker';
import { CONNECT_MS } from '#db/patience.ts';

const LOCK = 7685321; // two instances that start together migrate one after the other
const OLDEST = 150000;

/**
 * Takes the address of a PostgreSQL and the folder of *.sql files; answers the names of those it
 * applied.
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  client.on('error', () => {}); // a server that ends meanwhile is told by the query that fails
  try {
    await client.connect();
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await checkVersion(client);
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await client.query(
      'set client_min_messages = warning; create table if not exists migrations (name text ' +
        'primary key, applied_at timestamptz not null default now())',
    );
    await runMigrations({ connectionString: url });
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map((row) => row.name));
    const names = (await readdir(folder))
      .filter((name) => name.endsWith('.sql') && !done.has(name))
      .sort();
    for (const name of names) await apply(client, name, await readFile(join(folder, name), 'utf8'));
    return names;
  } finally {
    await client.end();
  }
}

async function checkVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
    `select current_setting('server_version_num') as server_version_num, ` +
      `current_setting('server_version') as server_version`,
  );
  const found = rows[0];
  if (found && Number(found.server_version_num) < OLDEST) {
    throw new Error(
      `PostgreSQL ${found.server_version} is too old: Souk needs 15 or newer. ` +
        'Point DATABASE_URL at a newer server, or leave it unset to use the embedded one.',
    );
  }
}

async function apply(client: pg.Client, name: string, text: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (problem) {
    await client.query('rollback');
    throw new Error(
      `Migration ${name} failed and was rolled back: ` +
        `${problem instanceof Error ? problem.message : String(problem)}`,
      { cause: problem },
    );
  }
}
