// The disk of the embedded database is full. Buying is refused properly, cached pages are served,
// and it continues once there is room again.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, connectPool } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded.ts';
import { findEmbedded } from '#db/find-embedded.ts';
import { migrate } from '#db/migrate.ts';
import type { MadeProduct } from '../make.ts';
import { callsTo } from '../shop.ts';
import { wrongInBooks } from '../verbs/balance.ts';
import { startBuilt, type BuiltShop } from '../verbs/built-shop.ts';
import {
  ANSWERED_WITHIN_MS,
  LONG,
  SOON,
  makeMarket,
  missing,
  order,
  readyToOrder,
  timed,
} from './built.ts';

const DISK_MB = 400;
const PIECE = Buffer.alloc(1024 * 1024, 1);
const LETTERS = 1_000_000;
const BUYERS = 8;
const disk = mkdtempSync(join(tmpdir(), 'souk-disk-'));
const mounted =
  !missing &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'none', disk]).status === 0;
/** Only root can mount a small disk, and not in every container. */
const why = missing ?? (mounted ? null : 'no disk can be mounted here');
afterAll(() => {
  if (mounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

describe.skipIf(why)(`a full disk${why ? ` (skipped: ${why})` : ''}`, () => {
  let shop: BuiltShop;
  let products: MadeProduct[];
  beforeAll(async () => {
    const server = await startEmbedded(disk, () => {});
    await migrate(server.url, 'db/migrations');
    await withDb(server.url, async (db) => {
      products = await makeMarket(db);
    });
    await server.stop();
    shop = await startBuilt(disk);
  }, LONG);
  afterAll(async () => {
    await rm(join(disk, 'ballast'), { force: true });
    await shop?.end('SIGTERM');
  }, LONG);

  const withDb = async (url: string, work: (db: ReturnType<typeof connect>) => Promise<void>) => {
    const db = connect(connectPool(url, 1));
    await work(db).finally(() => db.destroy());
  };
  /** Takes all remaining room. */
  async function fill(): Promise<void> {
    const file = await open(join(disk, 'ballast'), 'a');
    for (let left = PIECE; left.length > 0;)
      await file.write(left).then(
        ({ bytesWritten }) => {
          if (bytesWritten === 0) left = left.subarray(0, left.length >> 1);
        },
        () => {
          left = left.subarray(0, left.length >> 1);
        },
      );
    await file.close();
  }
  /** Writes until the database has no room either; returns its error. */
  async function useUp(url: string): Promise<string> {
    const db = connect(connectPool(url, 1));
    try {
      for (;;)
        await sql`select pg_logical_emit_message(true, 'ballast', repeat('x', ${LETTERS}))`.execute(
          db,
        );
    } catch (problem) {
      return String(problem);
    } finally {
      await db.destroy().catch(() => {});
    }
  }

  it(
    'refuses orders in time, serves what is kept, and sells on when there is room',
    async () => {
      const [product] = products;
      const url = (await findEmbedded(disk)) ?? '';
      if (!product) throw new Error('There is nothing to sell.');
      const tokens: string[] = [];
      const page = await timed(`${shop.origin}/brands`);
      for (let n = 0; n < BUYERS; n++)
        tokens.push(await readyToOrder(callsTo(shop.origin), product));
      expect(page.status).toBe(200);
      let tried = 0;
      await fill();
      expect(await useUp(url)).toMatch(/space|terminated|recovery|ECONN|reset|shut/i);
      await vi.waitFor(
        async () => {
          await fill();
          await useUp(url);
          expect((await timed(`${shop.origin}/readyz`)).status).toBe(503);
          // the last room may still hold one more
          const refused = await order(shop.origin, tokens[tried++ % tokens.length] ?? '');
          expect(refused.tookMs).toBeLessThan(ANSWERED_WITHIN_MS);
          expect(refused.status).toBe(503);
        },
        { ...SOON, interval: 5 },
      );
      expect((await timed(`${shop.origin}/brands`)).status).toBe(200);

      await rm(join(disk, 'ballast'));
      await vi.waitFor(
        async () => expect((await timed(`${shop.origin}/readyz`)).status).toBe(200),
        SOON,
      );
      for (const token of tokens)
        await vi.waitFor(
          async () => expect((await order(shop.origin, token)).status).toBe(200),
          SOON,
        );
      await withDb((await findEmbedded(disk)) ?? '', async (db) =>
        expect(await wrongInBooks(db)).toEqual([]),
      );
    },
    LONG,
  );
});
