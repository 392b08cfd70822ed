// The caller, language, address and other facts of a request, as existing clients send them (wire
// contract, section 1.1).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDatabase, type Fresh } from '../db.ts';
import { answerOf, openShop, pathWith, type TestShop } from '../shop.ts';
import { newShopper, thingsToBuy, type Sold } from './shopper.ts';

let base: Fresh;
let open: TestShop;
let dataDir: string;
let things: Sold[];
beforeAll(async () => {
  const demo = await demoDatabase();
  ({ dataDir } = demo);
  base = demo;
  open = await openShop(demo, { dataDir });
  things = await thingsToBuy(base.db);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const thing = () => ({ ...things[0], quantity: 1 });
const cartOf = async (user_token: string) =>
  (await open.ask('cart.byUser', { user_token })).map(({ inventory_id, quantity }) => ({
    inventory_id,
    quantity,
  }));
const query = (input: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(input).map(([name, value]) => [name, String(value)]),
  ).toString();
const ARABIC = /[\u0600-\u06ff]/;

describe('a visitor is known', () => {
  const JSON_BODY = 'application/json';
  const whole = (token: string) => ({ ...thing(), user_token: token });
  const add = (type: string | null, body: string | null, search = '') =>
    fetch(`${open.origin}/api/v1/cart/action${search}`, {
      method: 'POST',
      headers: type ? { 'content-type': type } : {},
      body,
    });
  it.each<[string, (token: string) => Promise<unknown>]>([
    ['by the query of a GET', (token) => open.ask('cart.action', whole(token))],
    ['by the body of a POST', (token) => add(JSON_BODY, JSON.stringify(whole(token)))],
    [
      'by the query of a POST',
      (token) => add(JSON_BODY, JSON.stringify(thing()), `?user_token=${token}`),
    ],
    ['by a POST that is all query', (token) => add(null, null, `?${query(whole(token))}`)],
    [
      'by a form',
      (token) => add('application/x-www-form-urlencoded; charset=UTF-8', query(whole(token))),
    ],
    ['by JSON that does not say so', (token) => add('text/plain', JSON.stringify(whole(token)))],
  ])('%s', async (_, act) => {
    const { user_token } = newShopper();
    await act(user_token);
    expect(await cartOf(user_token)).toEqual([
      { inventory_id: things[0]?.inventory_id, quantity: 1 },
    ]);
  });
  it.each([
    'false',
    'Bearer false',
    'Bearer undefined',
    'Bearer null',
    'Bearer ',
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    'Basic YTpi',
  ])('although the Authorization header says %s', async (authorization) => {
    const { user_token } = newShopper();
    expect(await open.ask('profile.read', { user_token }, { authorization })).toMatchObject({
      is_logged_in: false,
      user_token,
      cart_count: 0,
    });
    expect(
      (await open.call('POST', 'cart/action', { ...thing(), user_token }, { authorization }))
        .status,
    ).toBe(200);
  });
  it('by the body when the query says another', async () => {
    const [own, other] = [newShopper(), newShopper()];
    await open.call('POST', `cart/action?user_token=${other.user_token}`, {
      ...thing(),
      user_token: own.user_token,
    });
    expect([await cartOf(own.user_token), await cartOf(other.user_token)]).toMatchObject([
      [{ quantity: 1 }],
      [],
    ]);
  });
});

describe('the language', () => {
  const title = async (headers: Record<string, string>, path = 'categories') =>
    JSON.stringify((await open.call('GET', path, {}, headers)).data);
  it.each(['Language', 'language', 'Lang', 'lang'])(
    'is asked for by %s, in any letters',
    async (name) => {
      for (const path of ['common', 'home', 'categories'])
        expect(await title({ [name]: 'AR' }, path)).toMatch(ARABIC);
    },
  );
  it.each(['en', '', 'xx', "ar' or 1=1 --", 'x'.repeat(4000), 'ar,en', '__proto__'])(
    'is the default one when it is said to be %s',
    async (language) => expect(await title({ language })).not.toMatch(ARABIC),
  );
  it.each<Record<string, string>>([
    {},
    { 'accept-language': 'ar' },
    { cookie: 'i18n_redirected=ar; currentLanguage=ar' },
  ])('is not that of %o', async (headers) => expect(await title(headers)).not.toMatch(ARABIC));
});

describe('what a call does not know', () => {
  it('is passed over', async () => {
    const plain = await open.call('GET', 'products');
    const more = await open.call('GET', 'products', {
      utm_source: 'mail',
      slug: 'lamp',
      is_user: 'true',
      __proto: '1',
      constructor: 'x',
    });
    expect(more.data).toEqual(plain.data);
    expect(more.headers.get('etag')).toBe(plain.headers.get('etag'));
  });
  it('of ids that are repeated is passed over: the address counts', async () => {
    const [first, second] = [things[0]?.product_id, things[1]?.product_id];
    expect(
      (await open.call('GET', `product/${first}`, { id: second, user_id: '' })).data,
    ).toMatchObject({ id: first });
  });
  it('does not reach the market through __proto__', async () => {
    const { user_token } = newShopper();
    const sent = JSON.stringify({ user_token, ...things[0] });
    const response = await fetch(`${open.origin}/api/v1/cart/action`, {
      method: 'POST',
      body: sent.replace('{', '{"__proto__":{"quantity":9},"constructor":{"quantity":9},'),
    });
    expect((await answerOf(response)).data).toEqual({
      form: [expect.stringContaining('Quantity')],
    });
    expect(({} as Record<string, unknown>).quantity).toBeUndefined();
  });
});

describe('a token parameter', () => {
  it('is echoed to who sent it, and to nobody else', async () => {
    expect((await open.call('GET', 'brands', { page: 2, token: 'mine' })).body.token).toBe('mine');
    expect((await open.call('GET', 'brands', { page: 2 })).body.token).toBeNull();
    expect((await open.call('GET', 'brands', { page: 2, token: 'yours' })).body.token).toBe(
      'yours',
    );
    const { user_token } = newShopper();
    expect(
      (await open.call('POST', 'cart/action', { ...thing(), user_token, token: 'abc' })).body.token,
    ).toBe('abc');
    expect((await open.call('POST', 'cart/action', { token: 'abc' })).body.token).toBe('abc');
  });
  it('makes no public answer private to others', async () =>
    expect((await open.call('GET', 'home', { token: 'mine' })).headers.get('cache-control')).toBe(
      'private, no-store',
    ));
});

describe('a web client elsewhere', () => {
  it('may call from the origin that the owner named, and from no other', async () => {
    const shared = await openShop(base, { dataDir, clientOrigins: ['https://client.example'] });
    const preflightFrom = async (origin: string) =>
      fetch(`${shared.origin}/api/v1/cart/delete/1`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'DELETE',
          'access-control-request-headers': 'authorization,language,content-type',
        },
      });
    const preflight = await preflightFrom('https://client.example');
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-credentials'),
    ]).toEqual([204, 'https://client.example', null]);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(
      /authorization,\s*language,\s*content-type/i,
    );
    expect(
      (await preflightFrom('https://evil.example')).headers.get('access-control-allow-origin'),
    ).not.toBe('https://evil.example');
    for (const path of [
      'common',
      'user/profile?user_token=visitor-1',
      'product/2000000000',
      'nowhere',
    ]) {
      expect(
        (
          await fetch(`${shared.origin}/api/v1/${path}`, {
            headers: { origin: 'https://client.example' },
          })
        ).headers.get('access-control-allow-origin'),
        path,
      ).toBe('https://client.example');
    }
    await shared.close();
    expect(
      (
        await fetch(`${open.origin}/api/v1/common`, {
          headers: { origin: 'https://client.example' },
        })
      ).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });
});

describe('the description', () => {
  it('is served, and its addresses are there', async () => {
    const { paths } = (await (await fetch(`${open.origin}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, unknown>;
    };
    expect(Object.keys(paths).length).toBeGreaterThan(25);
    // browsers are led from there to a page
    const pages = [
      '/email-subscription/leave',
      '/stock-notice/leave',
      '/sale-notice/leave',
      '/cart-reminder/leave',
    ];
    for (const path of Object.keys(paths).filter((one) => !pages.includes(one)))
      expect(
        (
          await fetch(`${open.origin}/api/v1${pathWith(path, { id: 1, slug: 'a' })}`, {
            method: 'GET',
          })
        ).headers.get('content-type'),
        path,
      ).toMatch(/json/);
  });
});
