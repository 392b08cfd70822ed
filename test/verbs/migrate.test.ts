// Migrations: each once, in order, and never changed after a database has applied it.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, connectPool, type Db } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { freshDatabase, type Fresh } from '../db.ts';

let base: Fresh;
let db: Db;
let url: string;
let folder: string;
let made = 0;
beforeEach(async () => {
  base = await freshDatabase();
  const name = `souk_migrate_${process.pid}_${++made}`;
  await sql.raw(`create database ${name}`).execute(base.db);
  url = Object.assign(new URL(base.url), { pathname: name }).href;
  db = connect(connectPool(url, 2));
  folder = await mkdtemp(join(tmpdir(), 'souk-migrate-'));
  await write('0001_one.sql', 'create table one (id int);\n');
  await write('0002_two.sql', 'create table two (id int);\n');
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
  await base.close();
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const storedMigrations = async () =>
  (
    await sql<{ name: string; sha256: string | null }>`
      select name, sha256 from migrations order by name`.execute(db)
  ).rows;

it('applies what is new, in order, and keeps its SHA-256', async () => {
  expect(await migrate(url, folder)).toEqual(['0001_one.sql', '0002_two.sql']);
  await write('0003_three.sql', 'create table three (id int);\n');
  expect(await migrate(url, folder)).toEqual(['0003_three.sql']);
  expect(await migrate(url, folder)).toEqual([]);
  expect(await storedMigrations()).toEqual(
    ['0001_one.sql', '0002_two.sql', '0003_three.sql'].map((name) => ({
      name,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })),
  );
});
it('refuses a file that was changed, and applies nothing beside it', async () => {
  await migrate(url, folder);
  await write('0001_one.sql', 'create table one (id bigint);\n');
  await write('0003_three.sql', 'create table three (id int);\n');
  await expect(migrate(url, folder)).rejects.toThrow(
    'This database has applied 0001_one.sql, and the file has changed since. ' +
      'Put it back as it was, and write the change as a new migration.',
  );
  expect(await storedMigrations()).toHaveLength(2);
  await write('0001_one.sql', 'create table one (id int);\n');
  expect(await migrate(url, folder)).toEqual(['0003_three.sql']);
});
it('takes a file with other line ends as the same', async () => {
  await migrate(url, folder);
  const text = await readFile(join(folder, '0001_one.sql'), 'utf8');
  await write('0001_one.sql', text.replaceAll('\n', '\r\n'));
  expect(await migrate(url, folder)).toEqual([]);
});
it('trusts once what was applied before checksums were stored', async () => {
  await migrate(url, folder);
  const before = await storedMigrations();
  await sql`alter table migrations drop column sha256`.execute(db);
  expect(await migrate(url, folder)).toEqual([]);
  expect(await storedMigrations()).toEqual(before);
  await write('0002_two.sql', 'create table two (id bigint);\n');
  await expect(migrate(url, folder)).rejects.toThrow('0002_two.sql');
});
it('of two processes at once, one applies and the other finds it done', async () => {
  const both = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect(both.flat().sort()).toEqual(['0001_one.sql', '0002_two.sql']);
  expect(await storedMigrations()).toHaveLength(2);
});
it('keeps nothing of one that fails', async () => {
  await write('0003_three.sql', 'create table three (id int); select 1 / 0;');
  await expect(migrate(url, folder)).rejects.toThrow('Migration 0003_three.sql failed');
  expect(await storedMigrations()).toHaveLength(2);
});
