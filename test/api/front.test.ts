// The server in front of everything: addresses, headers, the number of renders, the log.
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import type { Config } from '#hall/config.ts';
import { sayIn } from '#words/say.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { withinMinute } from './within-minute.ts';
import { openFront, untilItHears, type Front } from './front.ts';

let base: Fresh;
let open: Front;
let folder: string;
const opened: Front[] = [];
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  await base.db
    .insertInto('languages')
    .values([
      { code: 'fr', name: 'Français', direction: 'ltr', is_default: false, position: 2 },
      { code: 'ar', name: 'العربية', direction: 'rtl', is_default: false, position: 3 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  folder = await mkdtemp(join(tmpdir(), 'souk-front-'));
  open = await openFront(base.url, folder);
  await untilItHears(open);
});
afterAll(async () => {
  for (const front of [open, ...opened]) await front.close();
  await base.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  open.made.length = 0;
  open.logged.length = 0;
});

describe('an address', () => {
  it.each([
    '//',
    '//[',
    '/[',
    '/%',
    '/%E0%A4%A',
    '/shop/%00',
    '/search?q=%E0%A4%A',
    '/a%2f..%2fb',
    '/\\evil.example',
    '/..',
    '/.data',
    '/_.data?_routes=a,b',
    '*',
    'http://a:b@c/',
    'http://a:b@c/fr?x=1',
    'http://c',
    'HTTP://c/api/v1/nowhere',
    '/api/v1/page/%E0%A4%A',
    '/media/%ff',
    '/sitemap/%',
    '/api//',
  ])('%s is answered, and is no fault of the shop', async (target) => {
    const { status, headers } = await open.send(target);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(open.faults()).toEqual([]);
  });
  it('of a proxy is that of the page below it, and of the app as well', async () => {
    expect((await open.send('http://a:b@c/brands?page=2')).body).toBe('<p>/brands</p>');
    expect(open.made).toEqual(['/brands?page=2']);
    expect((await open.send('http://c/healthz')).body).toContain('ok');
  });
  it('that is written otherwise leads to the usual one, and never away from the shop', async () => {
    for (const [from, to] of [
      ['/brands/?page=2', '/brands?page=2'],
      ['//evil.example/brands', '/evil.example/brands'],
      ['/CART', '/cart'],
      ['//', '/'],
      ['/fr/?utm=1', '/fr?utm=1'],
    ] as const) {
      const { status, headers } = await open.send(from);
      expect([status, headers.location], from).toEqual([301, to]);
    }
    expect(open.made).toEqual([]);
  });
  it('makes a page once, however many parameters are added that no page reads', async () => {
    const before = open.services.pageCache.size().entries;
    for (const query of ['', '?q=anything', '?utm_source=a', '?utm_source=b&fbclid=c', '?x'])
      expect((await open.send(`/ar${query}`)).body).toBe('<p>/ar</p>');
    for (const order of [1, 2, 3]) await open.send(`/user/order/${order}?payment=paid`);
    expect(open.made).toEqual(['/ar', '/user/order/-']);
    expect(open.services.pageCache.size().entries - before).toBe(2);
  });
  it('of the root leads to the caller’s language, with its query', async () => {
    const arabic = { headers: { 'accept-language': 'ar' } };
    const { status, headers } = await open.send('/?utm=1', arabic);
    expect([status, headers.location, headers['cache-control']]).toEqual([
      302,
      '/ar?utm=1',
      'private, no-store',
    ]);
    expect((await open.send('/?utm=1')).body).toBe('<p>/</p>');
  });
  it('can only be read: whatever posts to a page is refused', async () =>
    expect([
      (await open.send('/', { method: 'POST' })).status,
      (await open.send('/cart', { method: 'HEAD' })).body,
    ]).toEqual([405, '']));
});

describe('every answer', () => {
  const EVERY = [
    '/cart',
    '/nothing',
    '/brands/',
    '/?x',
    '/icon.svg',
    '/robots.txt',
    '/api',
    '/api/v1/common',
    '/api/v1/nowhere',
    '/media/none',
    '*',
  ];
  const hsts = async (settings: Partial<Config>) => {
    const front = await openFront(base.url, folder, settings);
    const found = await Promise.all(
      EVERY.map(
        async (target) => (await front.send(target)).headers['strict-transport-security'] ?? null,
      ),
    );
    await front.close();
    return [...new Set(found)];
  };
  it('of a shop at https says so for a year, as its owner wishes', async () => {
    expect(await hsts({ publicUrl: 'https://shop.example' })).toEqual([
      'max-age=31536000; includeSubDomains',
    ]);
    const publicUrl = 'https://shop.example';
    expect(await hsts({ publicUrl, hsts: 'host' })).toEqual(['max-age=31536000']);
    expect(await hsts({ publicUrl, hsts: 'off' })).toEqual([null]);
  });
  it('of a shop at http does not', async () => expect(await hsts({})).toEqual([null]));
});

describe('pages that are not cached', () => {
  const RENDERS = 600; // a minute, for one caller
  const openStrict = async () => {
    const front = await openFront(base.url, folder, { limits: true, trustedProxies: 1 });
    opened.push(front);
    return front;
  };
  const sendFrom = (front: Front, target: string, address: string) =>
    front.send(target, { headers: { 'x-forwarded-for': address } });

  it('are made for one caller so often and no more; what is cached or built is free', () =>
    withinMinute(async (attempt) => {
      const front = await openStrict();
      await untilItHears(front);
      const [own, ownAddress] = [`2001:db8:${attempt}:2`, `2001:db8:${attempt}:2::1`];
      await sendFrom(front, '/cart', ownAddress);
      for (let at = 1; at < RENDERS; at += 50) {
        const answers = await Promise.all(
          Array.from({ length: Math.min(50, RENDERS - at) }, (_, one) =>
            sendFrom(front, `/search?q=${at + one}`, `${own}::${one}`),
          ),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      }
      const refused = await sendFrom(front, '/ar/search?q=more', `${own}:ffff::1`);
      expect(refused).toMatchObject({
        status: 429,
        headers: {
          'cache-control': 'no-store',
          'retry-after': expect.stringMatching(/^[1-9]\d?$/),
        },
      });
      expect(refused.body).toContain('<html lang="ar" dir="rtl">');
      expect(refused.body).toContain(sayIn('ar')('refusal.too-many-requests'));
      expect((await sendFrom(front, '/nothing', ownAddress)).status).toBe(429);
      for (const [target, from] of [
        ['/cart', ownAddress],
        ['/cart?utm=1', ownAddress],
        ['/search?q=1', ownAddress],
        ['/icon.svg', ownAddress],
        ['/search?q=more', `2001:db8:${attempt}:3::1`],
      ] as const)
        expect((await sendFrom(front, target, from)).status, `${target} of ${from}`).toBe(200);
      await transaction(base.db, (tx) => touch(tx, 'settings'));
      await vi.waitFor(() => expect(front.services.pageCache.find('/cart')).toBeUndefined(), {
        timeout: 60_000,
      });
      expect((await sendFrom(front, '/cart', '192.0.2.1')).status).toBe(200);
      expect((await sendFrom(front, '/cart', ownAddress)).status).toBe(200);
    }));
  it('and answers of the API are counted together', () =>
    withinMinute(async () => {
      const front = await openStrict();
      const made = (target: string) => sendFrom(front, target, '192.0.2.7');
      for (let at = 0; at < RENDERS; at += 50)
        await Promise.all(Array.from({ length: 50 }, (_, one) => made(`/search?q=${at + one}`)));
      expect([
        (await made('/api/v1/search?q=x')).status,
        (await made('/sitemap.xml')).status,
        (await made('/api/v1/openapi.json')).status,
      ]).toEqual([429, 429, 200]);
    }));
});

describe('a caller who goes away', () => {
  it('in the middle of a call or a page leaves no fault in the log', async () => {
    const cut = (text: string) =>
      new Promise<void>((resolve) => {
        const socket = connect(open.port, '127.0.0.1', () =>
          socket.write(text, () => {
            setTimeout(() => socket.destroy(), 50);
          }),
        );
        socket.on('close', () => resolve());
      });
    const post = (path: string, headers: string[], body: string) =>
      cut(
        `POST /api/v1/${path} HTTP/1.1\r\n${['host: x', ...headers].join('\r\n')}\r\n\r\n${body}`,
      );
    const review = (type: string, body: string) =>
      post('rating-review/action', [`content-type: ${type}`, 'content-length: 5000'], body);
    await Promise.all([
      review('application/json', '{"product_id":'),
      review('multipart/form-data; boundary=x', '--x\r\n'),
      cut('GET /search?q=a HTTP/1.1\r\nhost: x\r\n\r\n'),
      cut('GET /cart HTTP/1.1\r\nhost: x\r\nacc'),
      post(
        'cart/action',
        ['transfer-encoding: chunked', 'content-type: application/json'],
        '5\r\n{"a":\r\n',
      ),
      post('webhooks/stripe', ['content-length: 90'], '{'),
    ]);
    await vi.waitFor(async () => expect(await open.connections()).toBe(0), { timeout: 60_000 });
    expect((await open.send('/api/v1/common')).status).toBe(200);
    expect(open.faults()).toEqual([]);
  });
});
