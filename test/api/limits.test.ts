// How often one address can write, guess and read.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sayIn } from '#words/say.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { fillCart } from '../carts.ts';
import { makeVoucher, usesOf } from '../offers.ts';
import { openShop, type Answer, type TestShop } from '../shop.ts';
import { withinMinute } from './within-minute.ts';

let base: Fresh;
const opened: TestShop[] = [];
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
});
afterAll(async () => {
  for (const shop of opened) await shop.close();
  await base.close();
});

const WRITES = 120;
const GUESSES = 30;
const READS = 3000;
const SOON = { timeout: 60_000, interval: 20 };
async function strict(trustedProxies = 0): Promise<TestShop> {
  const shop = await openShop(base, { limits: true, trustedProxies });
  opened.push(shop);
  return shop;
}
const write = ({ call }: TestShop, headers: Record<string, string> = {}) =>
  call('POST', 'cart/change', { checked: [], unchecked: [] }, headers);
const guess = ({ call }: TestShop, headers: Record<string, string> = {}, method = 'GET') =>
  call(method, 'track-order', { tracking_id: 'AAAAAAAAAAAAAAAA' }, headers);
const times = async (count: number, send: (at: number) => Promise<Answer>) =>
  (await Promise.all(Array.from({ length: count }, (_, at) => send(at)))).map(({ http }) => http);

describe('too much at once', () => {
  it('is refused with the time to wait, in the contract’s shape', async () => {
    const shop = await strict();
    expect(new Set(await times(WRITES, () => write(shop)))).toEqual(new Set([200]));
    const answer = await write(shop, { language: 'ar' });
    const message = sayIn('ar')('refusal.too-many-requests');
    expect(Object.keys(answer.body).toSorted()).toEqual(['data', 'message', 'status', 'token']);
    expect(answer).toMatchObject({ http: 429, status: 201, message, data: { form: [message] } });
    expect(Number(answer.headers.get('retry-after'))).toSatisfy(
      (seconds: number) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 60,
    );
  });
  it('keeps nobody from reading', async () => {
    const shop = await strict();
    await times(WRITES + 5, () => write(shop));
    expect([
      (await write(shop)).http,
      (await shop.call('GET', 'common')).http,
      (await shop.call('GET', 'cart/by-user', { user_token: 'visitor-1' })).http,
    ]).toEqual([429, 200, 200]);
  });
  it('of guessing codes is less, by whichever method, and counted apart', async () => {
    const shop = await strict();
    const statuses = [
      ...(await times(GUESSES - 10, () => guess(shop))),
      ...(await times(10, () => guess(shop, {}, 'POST'))),
    ];
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([
      (await guess(shop)).http,
      (await guess(shop, {}, 'POST')).http,
      (await write(shop)).http,
    ]).toEqual([429, 429, 200]);
  });
  it('of guessing vouchers is refused, and everybody can still order without one', async () => {
    const shop = await strict(1);
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const real = await makeVoucher(base.db);
    const line = () => fillCart(base.db, visitor, { product });
    const order = (voucher: string, from = '203.0.113.9', user_token = visitor.token) =>
      shop.call(
        'POST',
        'order/action',
        { user_token, order_method: 2, voucher, time_zone: 'UTC' },
        { 'x-forwarded-for': from },
      );
    await line();
    for (let at = 0; at < GUESSES; at++)
      expect(await order(`GUESS-${at}`)).toMatchObject({
        http: 200,
        status: 201,
        message: sayIn('en')('refusal.voucher-invalid'),
      });
    expect([
      (await order(real)).http,
      (await order(real, '203.0.113.9', makeVisitor().token)).http,
      await usesOf(base.db, real),
    ]).toEqual([429, 429, [0, 0]]);
    expect(await order('')).toMatchObject({ http: 200, status: 200, data: { voucher_id: null } });
    await line();
    expect(await order(real, '198.51.100.1')).toMatchObject({ http: 200, status: 200 });
    expect(await usesOf(base.db, real)).toEqual([1, 1]);
  });
  it('of guessing vouchers counts tries and orders together', async () => {
    const shop = await strict(1);
    const input = { user_token: makeVisitor().token, price: 1, order_method: 2 };
    const guess = (path: string, voucher: string) =>
      shop.call('POST', path, { ...input, voucher }, { 'x-forwarded-for': '203.0.113.77' });
    for (let at = 0; at < GUESSES; at++)
      expect(
        await guess(at % 2 ? 'voucher/validity' : 'order/action', `GUESS-${at}`),
      ).toMatchObject({ http: 200, status: 201 });
    expect((await guess('voucher/validity', await makeVoucher(base.db))).http).toBe(429);
  });
  it('is counted by the address that called', async () => {
    const shop = await strict();
    const from = (client: string) => write(shop, { 'x-forwarded-for': client });
    await times(WRITES, () => from('203.0.113.1'));
    expect((await from('203.0.113.2')).http).toBe(429);
    const behind = await strict(1);
    const through = (client: string) => write(behind, { 'x-forwarded-for': client });
    await times(WRITES, () => through('203.0.113.1'));
    expect([
      (await through('203.0.113.1')).http,
      (await through('198.51.100.9, 203.0.113.1')).http,
      (await through('203.0.113.2')).http,
    ]).toEqual([429, 429, 200]);
  });
  it('is counted by the /64 of an IPv6 address, however the address is written', async () => {
    const shop = await strict(1);
    const product = (await makeProduct(base.db)).id;
    const from = (client: string, call: typeof guess | typeof write) =>
      call(shop, { 'x-forwarded-for': client });
    const inside = (at: number) =>
      [
        `2001:db8:5:6::${at.toString(16)}`,
        `2001:0DB8:0005:0006:${at}:0:0:1`,
        `[2001:db8:5:6:ffff::${at}]:44${at}`,
      ][at % 3] ?? '';
    for (const [call, most] of [
      [guess, GUESSES],
      [write, WRITES],
    ] as const) {
      const answers = await Promise.all(
        Array.from({ length: most + 5 }, (_, at) => from(inside(at), call)),
      );
      expect(
        answers.filter(({ http }) => http === 429),
        call.name,
      ).toHaveLength(5);
      expect((await from('2001:db8:5:7::1', call)).http, call.name).toBe(200);
    }
    expect(
      (await shop.call('GET', `product/${product}`, {}, { 'x-forwarded-for': inside(1) })).http,
    ).toBe(200);
  });
  it('of reading is refused far above what people do; cached answers are free', async () => {
    const shop = await strict(1);
    const product = (await makeProduct(base.db)).id;
    const from = (client: string, path: string, input: Record<string, unknown> = {}) =>
      shop.call('GET', path, input, { 'x-forwarded-for': client });
    await withinMinute(async (attempt) => {
      const [reader, other] = [`192.0.2.${attempt}`, `198.51.100.${attempt}`];
      const search = (client: string, more = {}) =>
        from(client, 'search', { q: `never asked by ${reader}`, ...more });
      let refused = 0;
      for (let sent = 0; sent < READS + 20; sent += 100)
        refused += (
          await times(Math.min(100, READS + 20 - sent), (at) =>
            from(reader, 'cart/by-user', { user_token: `visitor-${sent + at}` }),
          )
        ).filter((http) => http === 429).length;
      expect(refused).toBe(20);
      expect(await search(reader)).toMatchObject({
        http: 429,
        status: 201,
        message: sayIn('en')('refusal.too-many-requests'),
      });
      // A shop that does not yet listen for touches drops its cache, and then no read is free:
      // another caller has the answer made, and we ask again until it was still cached.
      for (const path of [`product/${product}`, `product/${product}?anything=1`])
        await vi.waitFor(async () => {
          await from(other, path);
          expect((await from(reader, path)).http, path).toBe(200);
        }, SOON);
      await vi.waitFor(
        async () =>
          expect([(await search(other)).http, (await search(reader)).http]).toEqual([200, 200]),
        SOON,
      );
      expect((await search(reader, { token: 'x' })).http).toBe(429);
    });
  });
  it('is allowed where limits are off', async () => {
    const shop = await openShop(base);
    opened.push(shop);
    expect(
      new Set([
        ...(await times(WRITES + 5, () => write(shop))),
        ...(await times(GUESSES + 5, () => guess(shop))),
      ]),
    ).toEqual(new Set([200]));
  });
});
