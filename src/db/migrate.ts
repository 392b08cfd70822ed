// Migrates a database to the newest version: plain SQL files, forward only, one transaction each.
// The SHA-256 of each applied file is stored, so a file that is changed later is refused.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { runMigrations } from 'graphile-worker';
import { CONNECT_MS } from '#db/patience.ts';

const LOCK = 7685321; // two instances that start together migrate one after the other
const OLDEST = 150000;

type Migration = { name: string; text: string; sha256: string };

/**
 * Takes the address of a PostgreSQL and the folder of *.sql files; returns the names of the files
 * it applied. Throws an Error when a file was changed after it was applied.
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
        'primary key, applied_at timestamptz not null default now()); ' +
        'alter table migrations add column if not exists sha256 text',
    );
    await runMigrations({ connectionString: url });
    const files = await readMigrations(folder);
    const waiting = await checkApplied(client, files);
    for (const migration of waiting) await apply(client, migration);
    return waiting.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Returns the migrations that are not applied yet; throws when an applied one has changed. Those
 * applied before checksums were stored are trusted, and get their checksums now.
 */
async function checkApplied(client: pg.Client, files: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; sha256: string | null }>(
    'select name, sha256 from migrations',
  );
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const changed = files.filter(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
  if (changed.length > 0)
    throw new Error(
      `This database has applied ${changed.map(({ name }) => name).join(', ')}, and the file has ` +
        'changed since. Put it back as it was, and write the change as a new migration.',
    );
  for (const { name, sha256 } of files.filter((file) => applied.get(file.name) === null))
    await client.query('update migrations set sha256 = $2 where name = $1', [name, sha256]);
  return files.filter(({ name }) => !applied.has(name));
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

async function apply(client: pg.Client, { name, text, sha256 }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256]);
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
