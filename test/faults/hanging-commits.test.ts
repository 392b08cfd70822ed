// Commits that hang, as with a frozen synchronous standby; a read-only server; the health checks
// for load balancers in all these cases.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, connectPool } from '#db/connect.ts';
import { startEmbedded, type Embedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { callsTo } from '../shop.ts';
import type { MadeProduct } from '../make.ts';
import { startBuilt, type BuiltShop } from '../verbs/built-shop.ts';
import {
  ANSWERED_WITHIN_MS,
  LONG,
  SOON,
  makeMarket,
  missing,
  order,
  post,
  readyToOrder,
  timed,
} from './built.ts';

const WRITERS = 24;

describe.skipIf(missing)('a server whose commits hang', () => {
  let folder = '';
  let server: Embedded;
  let admin: pg.Client;
  let shop: BuiltShop;
  let products: MadeProduct[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'souk-hangs-'));
    server = await startEmbedded(folder, () => {});
    await migrate(server.url, 'db/migrations');
    const db = connect(connectPool(server.url, 1));
    products = await makeMarket(db);
    await db.destroy();
    admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query('set synchronous_commit = off');
    shop = await startBuilt(folder, { DATABASE_URL: server.url });
  }, LONG);
  // a failed test leaves no faults to the next
  afterEach(async () => {
    await admin.query('set default_transaction_read_only = off');
    await set('synchronous_standby_names', '');
    await set('default_transaction_read_only', 'off');
    await admin.query('reset default_transaction_read_only');
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), SOON);
  }, LONG);
  afterAll(async () => {
    await shop.end('SIGTERM');
    await admin.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }, LONG);

  const set = async (name: string, value: string) => {
    await admin.query(`alter system set ${name} = '${value}'`);
    await admin.query('select pg_reload_conf()');
    await vi.waitFor(
      async () => expect((await admin.query(`show ${name}`)).rows[0][name]).toBe(value),
      SOON,
    );
  };
  const statusOf = async (path: string) => (await timed(`${shop.origin}${path}`)).status;

  it(
    'sells nothing, and says so in time; who reads does not wait for those who buy',
    async () => {
      const [product] = products;
      const tokens: string[] = [];
      if (!product) throw new Error('There is nothing to sell.');
      for (let n = 0; n < WRITERS; n++)
        tokens.push(await readyToOrder(callsTo(shop.origin), product));
      expect(await statusOf('/readyz')).toBe(200);
      await set('synchronous_standby_names', 'frozen');
      const orders = Promise.all(tokens.map((token) => order(shop.origin, token)));
      const waiting = async () =>
        (await admin.query(`select from pg_stat_activity where wait_event = 'SyncRep'`)).rowCount ??
        0;
      await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), {
        ...SOON,
        interval: 10,
      });
      let read = 0;
      let settled = false;
      void orders
        .finally(() => {
          settled = true;
        })
        .catch(() => {});
      for (; !settled; read++) {
        const [cart, search] = [
          await timed(`${shop.origin}/api/v1/cart/by-user?user_token=${tokens[0]}`),
          await timed(`${shop.origin}/api/v1/products?q=other-${read}`),
        ];
        expect([cart.status, search.status]).toEqual([200, 200]);
      }
      expect(read).toBeGreaterThan(1);
      for (const { status, tookMs } of await orders) {
        expect(status).toBe(503);
        expect(tookMs).toBeLessThan(ANSWERED_WITHIN_MS);
      }
      expect([
        await statusOf('/readyz'),
        await statusOf('/servez'),
        await statusOf('/livez'),
      ]).toEqual([503, 200, 200]);
      // each holds a connection of the server until the standby is back
      const stuck = await waiting();
      const others = tokens.map((token) =>
        post(shop.origin, 'cart/action', {
          user_token: `${token}-2`,
          product_id: product.id,
          inventory_id: product.inventory,
          quantity: 1,
        }),
      );
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual(
        tokens.map(() => 503),
      );
      expect(await waiting()).toBeLessThanOrEqual(stuck + 1);
      await set('synchronous_standby_names', '');
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), SOON);
      for (const token of tokens) expect((await order(shop.origin, token)).status).toBe(200);
    },
    LONG,
  );

  it(
    'or that only reads is not ready to buy, and refuses with 503',
    async () => {
      const [product] = products;
      const token = product ? await readyToOrder(callsTo(shop.origin), product) : '';
      await set('default_transaction_read_only', 'on');
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), SOON);
      expect([
        (await order(shop.origin, token)).status,
        await statusOf(`/api/v1/cart/by-user?user_token=${token}`),
        await statusOf('/servez'),
      ]).toEqual([503, 200, 200]);
      await admin.query('set default_transaction_read_only = off');
      await set('default_transaction_read_only', 'off');
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), SOON);
      expect((await order(shop.origin, token)).status).toBe(200);
    },
    LONG,
  );

  it.each(['/livez', '/healthz', '/servez', '/readyz'])(
    '%s is answered without a Host header, which other addresses want',
    async (path) => {
      const { port } = new URL(shop.origin);
      expect(await raw(Number(port), `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 200 /,
      );
      expect(await raw(Number(port), `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
      expect(await raw(Number(port), `GET / HTTP/1.1\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 400 /,
      );
    },
    LONG,
  );
});

/** A server's answer to these bytes. */
function raw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connectSocket(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (bytes: Buffer) => {
      response += bytes.toString();
    });
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
  });
}
