// The embedded database is reached through a socket in its private folder, or by its port if the
// socket's path would be too long.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, connectPool } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded.ts';

const LONG = 300_000;

describe.skipIf(process.platform === 'win32')('the embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'souk-socket-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** How a server of this folder is reached: null for its socket, otherwise the address. */
  async function reached(dataDir: string): Promise<{ by: string | null; left: string[] }> {
    const server = await startEmbedded(dataDir, () => {});
    const db = connect(connectPool(server.url, 1));
    const { rows } = await sql<{ by: string | null }>`
      select host(inet_client_addr()) as by`.execute(db);
    await db.destroy();
    const files = await readdir(join(dataDir, 'postgres'));
    await server.stop();
    return { by: rows[0]?.by ?? null, left: files.filter((name) => name.startsWith('.s.PGSQL.')) };
  }

  it(
    'answers through a socket in a folder of its own, and clears away those of killed servers',
    async () => {
      const dataDir = join(folder, 'short');
      expect((await reached(dataDir)).by).toBeNull();
      await writeFile(join(dataDir, 'postgres', '.s.PGSQL.1'), '');
      await writeFile(join(dataDir, 'postgres', '.s.PGSQL.1.lock'), '');
      const { by, left } = await reached(dataDir);
      expect(by).toBeNull();
      expect(left).toHaveLength(2); // its own socket and lock
      expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0);
    },
    LONG,
  );

  it.each([
    ['would be too long', randomBytes(60).toString('hex')],
    ['would be two', 'one,two'],
  ])(
    'answers by its port where the path of a socket %s',
    async (_, name) => {
      expect((await reached(join(folder, name))).by).toBe('127.0.0.1');
    },
    LONG,
  );
});
