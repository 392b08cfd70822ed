// How often one address may write and guess.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sayIn } from '#words/say.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { fillCart, makeProduct, makeShop, makeVisitor, makeVoucher, usesOf } from '../make.ts';
import { openShop, type Answer, type TestShop } from '../shop.ts';

let base: Fresh;
const opened: TestShop[] = [];
beforeAll(async () => { base = await freshDatabase(); await makeShop(base.db); });
afterAll(async () => { for (const shop of opened) await shop.close(); await base.close(); });

const WRITES = 120, GUESSES = 30;
async function strict(trustedProxies = 0): Promise<TestShop> {
  const shop = await openShop(base, { limits: true, trustedProxies });
  opened.push(shop);
  return shop;
}
const write = ({ call }: TestShop, headers: Record<string, string> = {}) => call('POST', 'cart/change', { checked: [], unchecked: [] }, headers);
const guess = ({ call }: TestShop, method = 'GET') => call(method, 'track-order', { tracking_id: 'AAAAAAAAAAAAAAAA' });
const times = async (count: number, ask: () => Promise<Answer>) => (await Promise.all(Array.from({ length: count }, ask))).map(({ http }) => http);

describe('too much at once', () => {
  it('is refused with the time to wait, in the contract’s shape', async () => {
    const shop = await strict();
    expect(new Set(await times(WRITES, () => write(shop)))).toEqual(new Set([200]));
    const answer = await write(shop, { language: 'ar' }), message = sayIn('ar')('refusal.too-many-requests');
    expect(Object.keys(answer.body).toSorted()).toEqual(['data', 'message', 'status', 'token']);
    expect(answer).toMatchObject({ http: 429, status: 201, message, data: { form: [message] } });
    expect(Number(answer.headers.get('retry-after'))).toSatisfy((seconds: number) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 60);
  });
  it('does not keep anybody from reading', async () => {
    const shop = await strict();
    await times(WRITES + 5, () => write(shop));
    expect([(await write(shop)).http, (await shop.call('GET', 'common')).http, (await shop.call('GET', 'cart/by-user', { user_token: 'visitor-1' })).http]).toEqual([429, 200, 200]);
  });
  it('of guessing codes is less, by whichever method, and counted apart', async () => {
    const shop = await strict();
    const asked = [...await times(GUESSES - 10, () => guess(shop)), ...await times(10, () => guess(shop, 'POST'))];
    expect(new Set(asked)).toEqual(new Set([200]));
    expect([(await guess(shop)).http, (await guess(shop, 'POST')).http, (await write(shop)).http]).toEqual([429, 429, 200]);
  });
  it('of guessing vouchers is as little, whoever guesses, and keeps nobody from ordering', async () => {
    const shop = await strict(1), visitor = makeVisitor(), product = await makeProduct(base.db), real = await makeVoucher(base.db), line = () => fillCart(base.db, visitor, { product });
    const order = (voucher: string, from = '203.0.113.9', user_token = visitor.token) => shop.call('POST', 'order/action', { user_token, order_method: 2, voucher, time_zone: 'UTC' }, { 'x-forwarded-for': from });
    await line();
    for (let at = 0; at < GUESSES; at++) expect(await order(`GUESS-${at}`)).toMatchObject({ http: 200, status: 201, message: sayIn('en')('refusal.voucher-invalid') });
    expect([(await order(real)).http, (await order(real, '203.0.113.9', makeVisitor().token)).http, await usesOf(base.db, real)]).toEqual([429, 429, [0, 0]]);
    expect(await order('')).toMatchObject({ http: 200, status: 200, data: { voucher_id: null } });
    await line();
    expect(await order(real, '198.51.100.1')).toMatchObject({ http: 200, status: 200 });
    expect(await usesOf(base.db, real)).toEqual([1, 1]);
  });
  it('is counted by the address that called', async () => {
    const shop = await strict(), from = (client: string) => write(shop, { 'x-forwarded-for': client });
    await times(WRITES, () => from('203.0.113.1'));
    expect((await from('203.0.113.2')).http).toBe(429);
    const behind = await strict(1), through = (client: string) => write(behind, { 'x-forwarded-for': client });
    await times(WRITES, () => through('203.0.113.1'));
    expect([(await through('203.0.113.1')).http, (await through('198.51.100.9, 203.0.113.1')).http, (await through('203.0.113.2')).http]).toEqual([429, 429, 200]);
  });
  it('is no matter where limits are off', async () => {
    const shop = await openShop(base);
    opened.push(shop);
    expect(new Set([...await times(WRITES + 5, () => write(shop)), ...await times(GUESSES + 5, () => guess(shop))])).toEqual(new Set([200]));
  });
});
