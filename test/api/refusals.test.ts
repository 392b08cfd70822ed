// Wrong calls of every kind: each is refused in the contract's shape and the caller's language, and none is a fault of ours.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { sayIn } from '#words/say.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { address, fillCart, makeAddress, makeProduct, makeShop, makeVisitor, order } from '../make.ts';
import { answerOf, openShop, pathWith, type Answer, type CallName, type TestShop } from '../shop.ts';

let base: Fresh, open: TestShop;
beforeAll(async () => { base = await freshDatabase(); await makeShop(base.db); open = await openShop(base); });
afterAll(async () => { await open.close(); await base.close(); });

type Input = Record<string, unknown>;
const NOT_THERE = 2_000_000_000;
const calls = Object.entries(endpoints) as [CallName, Endpoint][];
const fieldsOf = ({ input }: Endpoint) => (input instanceof z.ZodObject ? Object.keys(input.shape) : []);
const send = ([, { path, methods: [method = 'GET'] }]: [CallName, Endpoint], input: Input, headers: Record<string, string> = {}) => open.call(method, pathWith(path, input), input, headers);

/** Well-formed input whose ids lead nowhere. */
const nowhere: Partial<Record<CallName, Input>> = {
  all: { category: 'nowhere' }, product: { id: NOT_THERE }, flashSaleProducts: { id: NOT_THERE }, store: { slug: 'nowhere' }, page: { slug: 'nowhere' }, suggestedProducts: { id: NOT_THERE }, reviews: { id: NOT_THERE },
  trackOrder: { tracking_id: 'AAAAAAAAAAAAAAAA' }, addressAction: { ...address, id: NOT_THERE }, addressDelete: { id: NOT_THERE }, cartAction: { product_id: NOT_THERE, inventory_id: NOT_THERE, quantity: 1 },
  cartBuyNow: { product_id: NOT_THERE, inventory_id: NOT_THERE, quantity: 1 }, cartDelete: { id: 9_007_199_254_740_991 }, cartUpdateShipping: { cart: {}, selected_address: NOT_THERE }, orderAction: { order_method: 2 },
  orderByUser: { order_id: NOT_THERE }, sendOrderEmail: { id: NOT_THERE }, cancelOrder: { order_id: NOT_THERE, title: 'No', message: 'No.' }, findCancellation: { id: NOT_THERE },
};
const codes: Partial<Record<CallName, string>> = {
  all: 'category-not-found', product: 'product-not-found', flashSaleProducts: 'flash-sale-not-found', store: 'store-not-found', page: 'page-not-found', suggestedProducts: 'product-not-found', reviews: 'product-not-found',
  trackOrder: 'order-not-found', addressAction: 'address-not-found', addressDelete: 'address-not-found', cartAction: 'product-not-found', cartBuyNow: 'product-not-found', cartDelete: 'cart-line-not-found', cartUpdateShipping: 'address-not-found',
  orderAction: 'nothing-selected', orderByUser: 'order-not-found', sendOrderEmail: 'order-not-found', cancelOrder: 'order-not-found', findCancellation: 'cancellation-not-found',
};
/** Those that nothing can go wrong with but the way they are asked. */
const NEVER_EMPTY: CallName[] = ['common', 'home', 'products', 'categories', 'brands', 'search', 'flashSales', 'localization', 'countriesPhones', 'paymentGateway', 'profile', 'addressAll', 'cartByUser', 'cartChange'];

function wrapperOf({ body, text }: Answer): void {
  expect(Object.keys(body).toSorted(), text).toEqual(['data', 'message', 'status', 'token']);
}

function refusedAs(answer: Answer, message: string): void {
  wrapperOf(answer);
  expect(answer, answer.text).toMatchObject({ http: 200, status: 201, message, data: { form: [message] } });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
}

describe('what is not there', () => {
  it('was thought of for every call', () => expect([...Object.keys(nowhere), ...NEVER_EMPTY].toSorted()).toEqual(Object.keys(endpoints).toSorted()));
  it.each(calls.filter(([name]) => name in nowhere).flatMap((call) => ['en', 'ar'].map((language) => [call[0], language, call] as const)))('is said by %s in %s', async (name, language, call) => {
    for (let time = 0; time < 2; time++) refusedAs(await send(call, { user_token: makeVisitor().token, ...nowhere[name] }, { language }), sayIn(language)(`refusal.${codes[name]}`));
  });
});

describe('what is missing', () => {
  it.each(calls.map((call) => [call[0], call] as const))('is said by %s, field by field', async (_, call) => {
    const [, { input }] = call;
    const required = fieldsOf(call[1]).filter((name) => input.safeParse({}).error?.issues.some(({ path }) => path[0] === name)).filter((name) => !call[1].path.includes(`{${name}}`));
    if (required.length === 0) return;
    for (const language of ['en', 'ar']) {
      const inPath = Object.fromEntries(fieldsOf(call[1]).filter((name) => call[1].path.includes(`{${name}}`)).map((name) => [name, 7]));
      const answer = await send(call, { user_token: makeVisitor().token, ...inPath }, { language });
      wrapperOf(answer);
      const missing = required.map((field) => sayIn(language)(field === 'cart' ? 'refusal.invalid-input' : 'refusal.required', { field }));
      expect(answer, answer.text).toMatchObject({ http: 200, status: 201, message: '', data: { form: missing } });
    }
  });
  it.each(calls.filter(([, { audience }]) => audience === 'guest').map((call) => [call[0], call] as const))('is said by %s when nobody calls', async (name, call) => {
    for (const user_token of [undefined, '', 'short', 'has a space', 'x'.repeat(65), ['a', 'b'], { $ne: '' }, 12345678]) {
      const answer = await send(call, { ...nowhere[name], ...(user_token === undefined ? {} : { user_token }) }, { language: 'ar' });
      if (call[1].methods[0] !== 'POST' && typeof user_token !== 'string' && user_token !== undefined) continue;    // a query has texts only
      wrapperOf(answer);
      expect(answer, answer.text).toMatchObject({ http: 401, status: 204, data: null, message: sayIn('ar')('refusal.not-signed-in') });
    }
  });
});

const HOSTILE: unknown[] = ['', '0', '-1', -1, 1.5, 1e309, 'NaN', '1e3', true, [], [null], [1, 2], {}, { id: {} }, 'a\u0000b', '\ud800', "' or 1=1 --", '../../etc/passwd', '%00', 'x'.repeat(5000), 99_999_999_999_999_999_999n.toString(), '{"a":1}'];

describe('a hostile value', () => {
  it.each(calls.map((call) => [call[0], call] as const))('in any field of %s is taken or refused in order', async (name, call) => {
    const fields = fieldsOf(call[1]).filter((field) => field !== 'user_token');
    const attacks = fields.flatMap((field) => HOSTILE.map((value) => ({ user_token: makeVisitor().token, ...nowhere[name], [field]: value })));
    for (const attack of attacks) {
      const answer = await send(call, attack, { language: 'en' });
      const what = `${JSON.stringify(attack).slice(0, 200)} → ${answer.text.slice(0, 300)}`;
      expect([[200, 200], [200, 201], [404, 404]], what).toContainEqual([answer.http, answer.status]);
      wrapperOf(answer);
      if (answer.status !== 200) expect(answer.data, what).toEqual({ form: expect.arrayContaining([expect.stringMatching(/\w{3}/)]) });
    }
  });
});

describe('somebody else’s', () => {
  const things = async () => {
    const owner = makeVisitor(), product = await makeProduct(base.db);
    await fillCart(base.db, owner, { product });
    const placed = await order(base.db, await open.house.shop(), owner), spare = await makeAddress(base.db, owner);
    const [line = 0] = await fillCart(base.db, owner, { product });
    return { owner, placed, spare, line, product };
  };
  it.each<[CallName, (foreign: Awaited<ReturnType<typeof things>>) => Input]>([
    ['addressAction', ({ spare }) => ({ ...address, id: spare, city: 'Elsewhere' })], ['addressDelete', ({ spare }) => ({ id: spare })], ['cartUpdateShipping', ({ spare }) => ({ cart: {}, selected_address: spare })],
    ['orderByUser', ({ placed }) => ({ order_id: placed.id })], ['sendOrderEmail', ({ placed }) => ({ id: placed.id })], ['cancelOrder', ({ placed }) => ({ order_id: placed.id, title: 'No', message: 'No.' })], ['findCancellation', ({ placed }) => ({ id: placed.id })],
  ])('id is answered by %s exactly as one that is not there', async (name, inputOf) => {
    const foreign = await things(), stranger = makeVisitor(), rows = () => base.db.selectFrom('addresses').selectAll().where('user_token', '=', foreign.owner.token).orderBy('id').execute();
    const before = await rows();
    const asked = await send([name, endpoints[name]], { ...inputOf(foreign), user_token: stranger.token }), missing = await send([name, endpoints[name]], { ...nowhere[name], user_token: stranger.token });
    expect([asked.http, asked.body]).toEqual([missing.http, missing.body]);
    refusedAs(asked, sayIn('en')(`refusal.${codes[name]}`));
    expect(await rows()).toEqual(before);
    expect((await base.db.selectFrom('orders').select('cancelled_at').where('id', '=', foreign.placed.id).executeTakeFirstOrThrow()).cancelled_at).toBeNull();
  });
  it('cart line is passed over when shipping is chosen', async () => {
    const foreign = await things(), stranger = makeVisitor(), home = await makeAddress(base.db, stranger);
    const line = () => base.db.selectFrom('cart_lines').selectAll().where('id', '=', foreign.line).execute();
    const before = await line();
    expect((await open.call('POST', 'cart/update-shipping', { user_token: stranger.token, selected_address: home, cart: { [String(foreign.line)]: { cart: foreign.line, shipping_place: '', shipping_type: 1 } } })).data).toEqual([]);
    expect(await line()).toEqual(before);
  });
  it('cart, orders and addresses are never in a list of mine', async () => {
    await things();
    const stranger = makeVisitor();
    for (const token of [stranger.token, '%%%%%%', '______', "' or ''='", 'null', 'undefined']) {
      const user_token = token.length < 6 ? `${token}  ` : token;
      const cart = await open.call('GET', 'cart/by-user', { user_token }), orders = await open.call('POST', 'order/by-user', { user_token }), book = await open.call('GET', 'user/address/all', { user_token });
      for (const { data } of [cart, orders, book]) expect(JSON.stringify(data) ?? 'null').not.toMatch(/Amal|inventory_id/);
    }
  });
});

describe('an order that can not be', () => {
  it('names its lines, in the caller’s language', async () => {
    const visitor = makeVisitor(), product = await makeProduct(base.db, { stock: 1 }), [line = 0] = await fillCart(base.db, visitor, { product });
    await base.db.updateTable('inventories').set({ quantity: 0 }).where('id', '=', product.inventory).execute();
    const message = sayIn('ar')('refusal.out-of-stock');
    expect(await open.call('POST', 'order/action', { user_token: visitor.token, order_method: 2 }, { language: 'ar' })).toMatchObject({ http: 200, status: 201, message, data: { product: [{ [String(line)]: [message] }] } });
  });
  it('says where a line can not be sent', async () => {
    const visitor = makeVisitor(), product = await makeProduct(base.db, { places: [{ country: 'DE' }] }), home = await makeAddress(base.db, visitor);
    const { id } = await open.ask('cartAction', { user_token: visitor.token, product_id: product.id, inventory_id: product.inventory, quantity: 1 });
    const message = sayIn('en')('refusal.cannot-ship', { state: 'IDF', country: 'FR' });
    expect(await open.call('POST', 'cart/update-shipping', { user_token: visitor.token, selected_address: home, cart: { [String(id)]: { cart: id, shipping_place: { id: product.place }, shipping_type: 1 } } }))
      .toMatchObject({ http: 200, status: 201, message, data: { product: [{ [String(id)]: [message] }] } });
  });
});

/** A call that no client library would make. */
const raw = async (path: string, init: RequestInit) => answerOf(await fetch(`${open.origin}/api/v1/${path}`, init));

describe('a call that is none', () => {
  it.each([
    ['GET', 'nowhere'], ['GET', ''], ['GET', 'product'], ['GET', 'product/'], ['GET', 'product/1/2'], ['POST', 'products'], ['DELETE', 'common'], ['PUT', 'cart/action'], ['PATCH', 'cart/action'], ['GET', 'order/action'], ['GET', 'COMMON'],
  ])('%s %s is not found', async (method, path) => {
    for (const header of ['language', 'lang']) {
      const answer = await raw(path, { method, headers: { [header]: 'ar' } }), message = sayIn('ar')('refusal.not-found');
      wrapperOf(answer);
      expect(answer).toMatchObject({ http: 404, status: 404, message, data: { form: [message] } });
    }
  });
  it.each(['{', '[]', '"text"', 'null', '12', '{"a":1', 'a=b', '\u0000', '{"a":1}{"b":2}', '\ufeff'])('whose body is %j can not be read', async (body) => {
    for (const path of ['cart/action', 'order/action', 'cart/change', 'user/address/action']) {
      const answer = await raw(path, { method: 'POST', body, headers: { 'content-type': 'application/json', language: 'ar' } });
      refusedAs(answer, sayIn('ar')('refusal.unreadable-body'));
    }
  });
  it.each(['', 'AAAA', 'not base64 at all!', Buffer.alloc(16).toString('base64'), Buffer.alloc(64, 7).toString('base64'), 'x'.repeat(1000)])('whose wrapped body is %j is refused', async (data) => {
    const answer = await open.call('POST', 'order/action', { data });
    wrapperOf(answer);
    expect([answer.http, answer.status]).toEqual([200, 201]);
  });
  it('of a body that nests without end is taken or refused', async () => {
    const deep = `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`;
    expect((await raw('cart/change', { method: 'POST', body: `{"checked":[],"unchecked":[],"x":${deep}}` })).http).toBe(200);
  });
  it('that is too large is refused before it is read, whether or not it says how large it is', async () => {
    const large = JSON.stringify({ user_token: makeVisitor().token, note: 'x'.repeat(300_000) }), endless = () => new ReadableStream({ pull: (controller) => { controller.enqueue(Buffer.alloc(65_536, 120)); } });
    for (const body of [large, endless()]) {
      const answer = await raw('cart/action', { method: 'POST', body, headers: { language: 'ar', 'content-type': 'application/json' }, ...(typeof body === 'string' ? {} : { duplex: 'half' }) });
      wrapperOf(answer);
      expect(answer).toMatchObject({ http: 413, status: 201, message: sayIn('ar')('refusal.too-large') });
    }
    expect((await open.call('POST', 'cart/action', { note: 'x'.repeat(200_000) })).http).toBe(200);
  });
});

describe('a fault of ours', () => {
  it('is said calmly, with a number to tell and nothing else', async () => {
    const { rows: [own] } = await sql<{ name: string }>`select current_database() as name`.execute(base.db);
    const broken = await openShop({ url: base.url.replace(own?.name ?? '', 'postgres') });    // a database without tables
    const answer = await broken.call('GET', 'common', {}, { 'x-request-id': 'number-7' });
    wrapperOf(answer);
    expect(answer).toMatchObject({ http: 500, status: 500, message: sayIn('en')('refusal.internal', { requestId: 'number-7' }) });
    expect(answer.text).not.toMatch(/relation|select|settings|at \w+ \(/i);
    expect((await fetch(`${broken.origin}/readyz`)).status).toBe(503);
    await broken.close();
  });
});
