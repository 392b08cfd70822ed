// Parts of the database are killed under the shop: one connection, or the whole embedded server. It
// recovers by itself, or the process says why not and ends.
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, connectPool, type Db } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded.ts';
import { findEmbedded } from '#db/find-embedded.ts';
import { migrate } from '#db/migrate.ts';
import { callsTo } from '../shop.ts';
import type { MadeProduct } from '../make.ts';
import { wrongInBooks } from '../verbs/balance.ts';
import { startBuilt, type BuiltShop } from '../verbs/built-shop.ts';
import {
  LONG,
  SOON,
  makeMarket,
  missing,
  openFaulty,
  order,
  readyToOrder,
  timed,
  type Faulty,
} from './built.ts';

describe.skipIf(missing)('a connection that is ended', () => {
  let at: Faulty;
  beforeAll(async () => {
    at = await openFaulty();
  }, LONG);
  afterAll(() => at?.close(), LONG);

  it(
    'costs at most the call that was on it: the next is answered',
    async () => {
      const [product] = at.products;
      if (!product) throw new Error('There is nothing to sell.');
      for (let time = 0; time < 3; time++) {
        const token = await readyToOrder(at.calls, product);
        const placed = order(at.shop.origin, token);
        await sql`
          select pg_terminate_backend(pid)
          from pg_stat_activity
          where datname = current_database()
            and pid <> pg_backend_pid()
            and application_name like 'souk%'`
          .execute(at.base.db)
          .catch(() => {});
        expect([200, 503]).toContain((await placed).status);
        await vi.waitFor(
          async () => expect((await order(at.shop.origin, token)).status).toBe(200),
          SOON,
        );
        expect(
          (
            await at.base.db
              .selectFrom('orders')
              .select('id')
              .where('shopper', '=', `v:${token}`)
              .execute()
          ).length,
        ).toBe(1);
      }
      expect(await wrongInBooks(at.base.db)).toEqual([]);
    },
    LONG,
  );
});

describe.skipIf(missing)('the embedded server', () => {
  let dataDir = '';
  let shop: BuiltShop;
  let products: MadeProduct[];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'souk-kills-'));
    const server = await startEmbedded(dataDir, () => {});
    await migrate(server.url, 'db/migrations');
    await withDb(server.url, async (db) => {
      products = await makeMarket(db);
    });
    await server.stop();
    shop = await startBuilt(dataDir);
  }, LONG);
  afterEach(async () => {
    await shop.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }, LONG);

  const withDb = async (url: string, work: (db: Db) => Promise<void>) => {
    const db = connect(connectPool(url, 1));
    await work(db).finally(() => db.destroy());
  };
  /** Its data folder and its main process. */
  async function leader(): Promise<{ folder: string; pid: number }> {
    let folder = '';
    await withDb((await findEmbedded(dataDir)) ?? '', async (db) => {
      folder =
        (await sql<{ data_directory: string }>`show data_directory`.execute(db)).rows[0]
          ?.data_directory ?? '';
    });
    return {
      folder,
      pid: Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    };
  }

  it(
    'that is killed is started again at the same address, and orders are placed again',
    async () => {
      const url = (await findEmbedded(dataDir)) ?? '';
      const { pid } = await leader();
      const [product] = products;
      if (!product) throw new Error('There is nothing to sell.');
      const before = await order(shop.origin, await readyToOrder(callsTo(shop.origin), product));
      process.kill(pid, 'SIGKILL');
      await vi.waitFor(
        async () => expect((await timed(`${shop.origin}/readyz`)).status).toBe(200),
        SOON,
      );
      const after = await vi.waitFor(
        async () => order(shop.origin, await readyToOrder(callsTo(shop.origin), product)),
        SOON,
      );
      expect([before.status, after.status, await findEmbedded(dataDir)]).toEqual([200, 200, url]);
      expect((await leader()).pid).not.toBe(pid);
      expect(shop.output()).toMatch(/stopped by itself[^]*running again/);
      await withDb(url, async (db) =>
        expect([
          (await db.selectFrom('orders').select('id').execute()).length,
          await wrongInBooks(db),
        ]).toEqual([2, []]),
      );
    },
    LONG,
  );

  it(
    'that can not be started again ends the process, with a sentence',
    async () => {
      const { folder, pid } = await leader();
      await appendFile(join(folder, 'postgresql.conf'), '\nno_such_setting = on\n');
      process.kill(pid, 'SIGKILL');
      expect(await shop.exit).toBe(1);
      expect(shop.output()).toMatch(
        new RegExp(
          String.raw`The embedded PostgreSQL stopped and cannot be started again: .+\. ` +
            String.raw`Check for free memory and disk space, then start Souk again\.`,
        ),
      );
    },
    LONG,
  );
});
