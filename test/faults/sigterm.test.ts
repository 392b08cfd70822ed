// A shop that is asked to stop: calls that have started are answered, others were never accepted,
// and nothing is left running.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, connectPool } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded.ts';
import { findEmbedded } from '#db/find-embedded.ts';
import { migrate } from '#db/migrate.ts';
import { callsTo } from '../shop.ts';
import { wrongInBooks } from '../verbs/balance.ts';
import { spawnBuilt, startBuilt, watchShop } from '../verbs/built-shop.ts';
import {
  LONG,
  SOON,
  makeMarket,
  missing,
  openFaulty,
  order,
  readyToOrder,
  type Faulty,
} from './built.ts';

const IN_FLIGHT = 12;
const CLIENTS = 6;
const ACKNOWLEDGED = 15;

describe.skipIf(missing)('SIGTERM', () => {
  let at: Faulty;
  beforeAll(async () => {
    at = await openFaulty();
  }, LONG);
  afterAll(() => at?.close(), LONG);

  const product = (n: number) =>
    at.products[n] ?? { id: 0, inventory: 0, inventories: [], place: 0, rule: 0, store: 0 };
  const closed = () =>
    vi.waitFor(
      () => expect(fetch(`${at.shop.origin}/livez`)).rejects.toThrow('fetch failed'),
      SOON,
    );
  const ordersOf = async (token: string) =>
    (
      await at.base.db
        .selectFrom('orders')
        .select('id')
        .where('shopper', '=', `v:${token}`)
        .execute()
    ).map(({ id }) => id);
  const startAgain = async () => {
    at.shop = await startBuilt(at.dataDir, { DATABASE_URL: at.proxy.url });
    at.calls = callsTo(at.shop.origin);
  };

  it(
    'lets orders that wait for one another come to their end',
    async () => {
      const tokens: string[] = [];
      const holder = new pg.Client({ connectionString: at.base.url });
      for (let n = 0; n < IN_FLIGHT; n++) tokens.push(await readyToOrder(at.calls, product(0)));
      await holder.connect();
      await holder.query('begin');
      await holder.query('select from inventories where id = $1 for update', [
        product(0).inventory,
      ]);
      const orders = Promise.all(tokens.map((token) => order(at.shop.origin, token)));
      await vi.waitFor(
        async () =>
          expect(
            (
              await holder.query(
                `
                  select
                  from pg_stat_activity
                  where wait_event_type = 'Lock' and datname = current_database()`,
              )
            ).rowCount,
          ).toBeGreaterThan(0),
        { ...SOON, interval: 10 },
      );
      const ended = at.shop.end('SIGTERM');
      await closed();
      await holder.query('commit');
      await holder.end();
      const answers = await orders;
      await ended;
      expect(await at.shop.exit).toBe(0);
      // 503 is a call that waited for the lock up to the limit, on a slow machine
      for (const [n, { status, text }] of answers.entries())
        expect([status, await ordersOf(tokens[n] ?? '')]).toEqual(
          status === 503 ? [503, []] : [200, [JSON.parse(text).data.id]],
        );
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    },
    LONG,
  );

  it(
    'under load answers every order or has never taken it, and the next start finds clean books',
    async () => {
      await startAgain();
      const attempts: { token: string; id: number | null }[] = [];
      const over = new AbortController();
      const keepOrdering = async (n: number) => {
        while (!over.signal.aborted) {
          const attempt = { token: await readyToOrder(at.calls, product(n % 2)), id: null };
          attempts.push(attempt);
          const { status, text } = await order(at.shop.origin, attempt.token);
          expect(status).toBe(200);
          attempt.id = JSON.parse(text).data.id;
        }
      };
      const clients = Array.from({ length: CLIENTS }, (_, n) =>
        keepOrdering(n).catch((problem: unknown) =>
          expect(String(problem)).toMatch(/fetch failed|refused/),
        ),
      );
      await vi.waitFor(
        () =>
          expect(attempts.filter(({ id }) => id !== null).length).toBeGreaterThanOrEqual(
            ACKNOWLEDGED,
          ),
        { ...SOON, interval: 5 },
      );
      await at.shop.end('SIGTERM').finally(() => over.abort());
      await Promise.all(clients);
      expect(await at.shop.exit).toBe(0);
      for (const { token, id } of attempts)
        expect(await ordersOf(token), token).toEqual(id === null ? [] : [id]);
      expect(await wrongInBooks(at.base.db)).toEqual([]);
      await startAgain();
      for (const { token, id } of attempts) {
        const { status, text } = await order(at.shop.origin, token);
        expect([status, JSON.parse(text).data.id]).toEqual([200, id ?? expect.any(Number)]);
      }
      expect(await wrongInBooks(at.base.db)).toEqual([]);
    },
    LONG,
  );
});

describe.skipIf(missing)('SIGTERM to npm start', () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'souk-npm-'));
    const server = await startEmbedded(dataDir, () => {});
    await migrate(server.url, 'db/migrations');
    const db = connect(connectPool(server.url, 2));
    await makeMarket(db);
    await db.destroy();
    await server.stop();
  }, LONG);
  afterAll(() => rm(dataDir, { recursive: true, force: true }), LONG);

  it(
    'ends the server and its database too',
    async () => {
      const npm = watchShop(spawnBuilt(['npm', 'start'], dataDir));
      const origin = await npm.origin;
      const url = (await findEmbedded(dataDir)) ?? '';
      expect((await fetch(`${origin}/livez`)).status).toBe(200);
      await npm.end('SIGTERM');
      await vi.waitFor(
        () => expect(fetch(`${origin}/livez`)).rejects.toThrow('fetch failed'),
        SOON,
      );
      await vi.waitFor(async () => {
        const client = new pg.Client({ connectionString: url });
        client.on('error', () => {});
        await expect(client.connect()).rejects.toThrow(/ECONNREFUSED|ENOENT|ended|terminated/);
      }, SOON);
    },
    LONG,
  );
});
