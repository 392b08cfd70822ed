// A remote database that is away when the shop starts: the process waits, says so to people and
// load balancers, and opens once it is there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase, type Fresh } from '../db.ts';
import { freePort } from '../free-port.ts';
import { BUILT, spawnBuilt, watchShop } from '../verbs/built-shop.ts';
import { LONG, SOON, makeMarket, missing, timed } from './built.ts';
import { openProxy } from './db-proxy.ts';

describe.skipIf(missing)('a database that is away at the start', () => {
  let base: Fresh;
  let dataDir = '';
  beforeAll(async () => {
    base = await freshDatabase();
    await makeMarket(base.db);
    dataDir = await mkdtemp(join(tmpdir(), 'souk-away-'));
  }, LONG);
  afterAll(async () => {
    await base.close();
    await rm(dataDir, { recursive: true, force: true });
  }, LONG);

  /** A shop whose database has not been started, and the addresses of both. */
  async function startWithout() {
    const [port, proxyPort] = [await freePort(), await freePort()];
    const url = new URL(base.url);
    url.port = String(proxyPort);
    url.searchParams.delete('host'); // the socket would bypass the proxy
    const shop = watchShop(
      spawnBuilt([process.execPath, BUILT], dataDir, {
        DATABASE_URL: url.href,
        PORT: String(port),
      }),
    );
    const at = `http://127.0.0.1:${port}`;
    shop.origin.catch(() => {});
    const request = async (path: string) =>
      timed(`${at}${path}`).then(
        ({ status, headers, text }) => ({ status, later: headers.get('retry-after'), text }),
        () => null,
      );
    await vi.waitFor(
      async () => expect(await request('/livez')).toMatchObject({ status: 200 }),
      SOON,
    );
    expect(shop.output()).toMatch(
      /Souk cannot use the database of DATABASE_URL yet \(.*ECONNREFUSED.*\)\. It keeps trying/,
    );
    return { shop, request, open: () => openProxy(base.url, proxyPort) };
  }

  it(
    'is waited for: the process lives, can not serve, and opens when it comes',
    async () => {
      const { shop, request, open } = await startWithout();
      expect([
        await request('/readyz'),
        await request('/servez'),
        await request('/'),
      ]).toMatchObject([
        { status: 503 },
        { status: 503 },
        { status: 503, later: '5', text: expect.stringContaining('Buying is paused') },
      ]);
      expect(JSON.parse((await request('/api/v1/common'))?.text ?? '')).toMatchObject({
        status: 503,
        data: { form: [expect.stringContaining('paused')] },
      });
      const proxy = await open();
      await shop.origin;
      await vi.waitFor(
        async () =>
          expect([await request('/readyz'), await request('/')]).toMatchObject([
            { status: 200 },
            { status: 200 },
          ]),
        SOON,
      );
      await shop.end('SIGTERM');
      expect(await shop.exit).toBe(0);
      await proxy.close();
    },
    LONG,
  );

  it(
    'is waited for no longer when the process is asked to end',
    async () => {
      const { shop } = await startWithout();
      await shop.end('SIGTERM');
      expect(await shop.exit).toBe(0);
    },
    LONG,
  );
});
