// After a restart of the embedded database, its cache is restored: otherwise the first shoppers
// would wait for the disk.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect, connectPool, type Db } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-restart-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the database of the folder, works with it, and stops it. */
async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const server = await startEmbedded(folder, () => {});
  const db = connect(connectPool(server.url, 1));
  try {
    await work(db);
  } finally {
    await db.destroy();
    await server.stop();
  }
}

/** The number of the table's pages in memory; the query itself reads none of them. */
async function pagesInMemory(db: Db): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select count(*)::int as pages
    from pg_buffercache
    where relfilenode = pg_relation_filenode('words') and relforknumber = 0
  `.execute(db);
  return rows[0]?.pages ?? 0;
}

it('reads what it had in memory before the first who asks', async () => {
  let before = 0;
  await withDatabase(async (db) => {
    await sql`create extension pg_buffercache`.execute(db);
    await sql`create table words as select n from generate_series(1, 50000) n`.execute(db);
    before = await pagesInMemory(db);
    expect(before).toBeGreaterThan(100);
  });
  await withDatabase(async (db) => {
    await vi.waitUntil(async () => (await pagesInMemory(db)) === before, { timeout: 60_000 });
  });
});
