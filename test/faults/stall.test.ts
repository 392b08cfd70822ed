// A database that is silent: for six seconds, or until packets find their way again. Every call is
// answered, and the shop continues by itself.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wrongInBooks } from '../verbs/balance.ts';
import {
  ANSWERED_WITHIN_MS,
  LONG,
  SOON,
  missing,
  openFaulty,
  order,
  post,
  readyToOrder,
  timed,
  type Faulty,
  type Timed,
} from './built.ts';

const STALL_MS = 6000;
const CALLS = 30;
const UNHEARD_MS = 20_000;
const PAUSED_AR = 'الشراء متوقف مؤقتًا. يُرجى المحاولة مرة أخرى بعد قليل.';

describe.skipIf(missing)('a database that says nothing', () => {
  let at: Faulty;
  beforeAll(async () => {
    at = await openFaulty();
  }, LONG);
  afterAll(() => at?.close(), LONG);

  const product = () =>
    at.products[0] ?? { id: 0, inventory: 0, inventories: [], place: 0, rule: 0, store: 0 };
  const cart = (headers: Record<string, string> = {}) =>
    timed(`${at.shop.origin}/api/v1/cart/by-user?user_token=somebody-who-reads`, { headers });
  const works = () => vi.waitFor(async () => expect((await cart()).status).toBe(200), SOON);
  const statusOf = async (path: string) => (await timed(`${at.shop.origin}${path}`)).status;

  function expectAnswered(answers: Timed[]): void {
    for (const { status, headers, tookMs } of answers) {
      expect([200, 503]).toContain(status);
      expect(tookMs).toBeLessThan(ANSWERED_WITHIN_MS);
      if (status === 503)
        expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual([
          '5',
          expect.stringContaining('no-store'),
        ]);
    }
  }

  it(
    `for ${STALL_MS / 1000} seconds: ${CALLS} calls are answered within ten, and it sells on`,
    async () => {
      const { id: product_id, inventory: inventory_id } = product();
      const buyers: string[] = [];
      for (let n = 0; n < CALLS / 3; n++) buyers.push(await readyToOrder(at.calls, product()));
      at.proxy.be('held');
      const calls = buyers.flatMap((user_token) => [
        order(at.shop.origin, user_token),
        cart(),
        post(at.shop.origin, 'cart/action', {
          user_token: `${user_token}-2`,
          quantity: 1,
          product_id,
          inventory_id,
        }),
      ]);
      await pause(STALL_MS);
      at.proxy.be(null);
      expectAnswered(await Promise.all(calls));
      await works();
      for (const user_token of buyers)
        expect((await order(at.shop.origin, user_token)).status).toBe(200);
      expect((await at.base.db.selectFrom('orders').select('id').execute()).length).toBe(
        buyers.length,
      );
      expect(await wrongInBooks(at.base.db)).toEqual([]);
    },
    LONG,
  );

  it(
    'and is slow at every word: a call of many questions gives up in time',
    async () => {
      const user_token = await readyToOrder(at.calls, product());
      at.proxy.slow(1000);
      const answer = await order(at.shop.origin, user_token);
      at.proxy.slow(0);
      expectAnswered([answer]);
      expect(answer.status).toBe(503);
      await works();
      expect((await order(at.shop.origin, user_token)).status).toBe(200);
      expect(await wrongInBooks(at.base.db)).toEqual([]);
    },
    LONG,
  );

  it(
    'for packets vanish: cached pages are served, buying pauses, and all recovers',
    async () => {
      const { slug } = await at.base.db
        .selectFrom('products')
        .select('slug')
        .where('id', '=', product().id)
        .executeTakeFirstOrThrow();
      const paths = [
        '/ar',
        `/${slug}/product/${product().id}`,
        '/brands',
        '/api/v1/products',
        '/api/v1/categories',
      ];
      const pages = () => Promise.all(paths.map((path) => timed(`${at.shop.origin}${path}`)));
      const texts = async () => (await pages()).map(({ text }) => text);
      await vi.waitFor(
        async () =>
          expect([(await pages()).map(({ status }) => status), await texts()]).toEqual([
            paths.map(() => 200),
            await texts(),
          ]),
        SOON,
      );
      const before = await texts();
      at.proxy.be('swallowed');

      for (const until = Date.now() + UNHEARD_MS; Date.now() < until;) {
        // long enough for the shop to notice
        const answers = await pages();
        const refused = await cart({ language: 'ar' });
        const page = await timed(`${at.shop.origin}/ar/search?q=never-looked-for`);
        expectAnswered([...answers, refused, page]);
        expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
        expect(answers.map(({ text }) => text)).toEqual(before);
        expect([refused.status, JSON.parse(refused.text)]).toEqual([
          503,
          { data: { form: [PAUSED_AR] }, status: 503, token: null, message: PAUSED_AR },
        ]);
        expect([page.status, page.text]).toEqual([
          503,
          expect.stringMatching(/<html lang="ar" dir="rtl">[^]*الشراء متوقف مؤقتًا/),
        ]);
        expect([
          await statusOf('/livez'),
          await statusOf('/healthz'),
          await statusOf('/servez'),
          await statusOf('/readyz'),
        ]).toEqual([200, 200, 200, 503]);
      }

      at.proxy.be(null);
      await works();
      await vi.waitFor(
        async () =>
          expect([
            await statusOf('/readyz'),
            await statusOf('/ar/search?q=never-looked-for'),
          ]).toEqual([200, 200]),
        SOON,
      );
      expect((await order(at.shop.origin, await readyToOrder(at.calls, product()))).status).toBe(
        200,
      );
    },
    LONG,
  );

  it(
    'for its connections are cut: the next calls open others when they can',
    async () => {
      at.proxy.cut();
      await works();
      at.proxy.be('closed');
      const refused = await cart();
      expectAnswered([refused]);
      expect(refused.status).toBe(503);
      at.proxy.be(null);
      await works();
      expect(await wrongInBooks(at.base.db)).toEqual([]);
    },
    LONG,
  );

  it(
    'is no reason not to end when asked to',
    async () => {
      at.proxy.be('swallowed');
      const waiting = cart();
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), SOON);
      await at.shop.end('SIGTERM');
      expectAnswered([await waiting]);
    },
    LONG,
  );
});
