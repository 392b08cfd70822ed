// Wrong calls of every kind: each is refused in the contract's shape and the caller's language, and
// none is a fault of ours.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type CallName } from '#contract/endpoints.ts';
import { sayIn } from '#words/say.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeVisitor } from '../make.ts';
import { address } from '../carts.ts';
import { fieldsOf as thingsOf, formed, inputFor } from './generated-input.ts';
import { peopleFor } from './people.ts';
import { answerOf, openShop, pathWith, type Answer, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

type Input = Record<string, unknown>;
const NOT_THERE = 2_000_000_000;
const calls = Object.entries(endpoints) as [CallName, Endpoint][];
const fieldsOf = ({ input }: Endpoint) =>
  input instanceof z.ZodObject ? Object.keys(input.shape) : [];
const send = (
  [
    ,
    {
      path,
      methods: [method = 'GET'],
    },
  ]: [CallName, Endpoint],
  input: Input,
  headers: Record<string, string> = {},
) => open.call(method, pathWith(path, input), input, headers);
const without = ({ ...input }: Input, name: string): Input => {
  delete input[name];
  return input;
};
/** Somebody who may make a call: a new visitor, or who has the role that it asks for. */
async function callerOf({
  audience,
  ...endpoint
}: Endpoint): Promise<{ input: Input; headers: Record<string, string> }> {
  const [kind] = peopleFor({ audience, ...endpoint });
  return audience === 'public' || audience === 'guest' || !kind
    ? { input: { user_token: makeVisitor().token }, headers: {} }
    : kind.make(base.db);
}
/** Well-formed input for somebody, with ids of things of their own. */
async function wellFormed(
  endpoint: Endpoint,
  ids?: unknown,
): Promise<{ input: Input; headers: Record<string, string> }> {
  const [kind] = peopleFor(endpoint);
  if (!kind) throw new Error(`Nobody may call ${endpoint.path}.`);
  const person = await kind.make(base.db);
  const input = await inputFor(base.db, endpoint, person);
  return {
    headers: person.headers,
    input:
      ids === undefined
        ? input
        : {
            ...input,
            ...Object.fromEntries(
              thingsOf(endpoint).map(({ name, shape, thing }) => [
                name,
                formed(shape, thing === 'session' ? crypto.randomUUID() : ids),
              ]),
            ),
          },
  };
}

/** Well-formed input whose ids lead nowhere. */
const nowhere: Partial<Record<CallName, Input>> = {
  'listing.all': { category: 'nowhere' },
  'product.find': { id: NOT_THERE },
  'flashSale.products': { id: NOT_THERE },
  'store.find': { slug: 'nowhere' },
  'page.find': { slug: 'nowhere' },
  'suggestion.all': { id: NOT_THERE },
  'review.all': { id: NOT_THERE },
  'tracking.find': { tracking_id: 'AAAAAAAAAAAAAAAA' },
  'address.action': { ...address, id: NOT_THERE },
  'address.delete': { id: NOT_THERE },
  'cart.action': { product_id: NOT_THERE, inventory_id: NOT_THERE, quantity: 1 },
  'cart.buyNow': { product_id: NOT_THERE, inventory_id: NOT_THERE, quantity: 1 },
  'cart.delete': { id: 9_007_199_254_740_991 },
  'cart.updateShipping': { cart: {}, selected_address: NOT_THERE },
  'order.action': { order_method: 2 },
  'order.byUser': { order_id: NOT_THERE },
  'order.sendEmail': { id: NOT_THERE },
  'cancellation.cancelOrder': { order_id: NOT_THERE, title: 'No', message: 'No.' },
  'cancellation.find': { id: NOT_THERE },
};
const codes: Partial<Record<CallName, string>> = {
  'listing.all': 'category-not-found',
  'product.find': 'product-not-found',
  'flashSale.products': 'flash-sale-not-found',
  'store.find': 'store-not-found',
  'page.find': 'page-not-found',
  'suggestion.all': 'product-not-found',
  'review.all': 'product-not-found',
  'tracking.find': 'order-not-found',
  'address.action': 'address-not-found',
  'address.delete': 'address-not-found',
  'cart.action': 'product-not-found',
  'cart.buyNow': 'product-not-found',
  'cart.delete': 'cart-line-not-found',
  'cart.updateShipping': 'address-not-found',
  'order.action': 'nothing-selected',
  'order.byUser': 'order-not-found',
  'order.sendEmail': 'order-not-found',
  'cancellation.cancelOrder': 'order-not-found',
  'cancellation.find': 'cancellation-not-found',
};
function wrapperOf({ body, text }: Answer): void {
  expect(Object.keys(body).toSorted(), text).toEqual(['data', 'message', 'status', 'token']);
}

function refusedAs(answer: Answer, message: string): void {
  wrapperOf(answer);
  expect(answer, answer.text).toMatchObject({
    http: 200,
    status: 201,
    message,
    data: { form: [message] },
  });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
}

describe('what is not there', () => {
  const others = calls.filter(
    ([name, endpoint]) =>
      !(name in nowhere) &&
      name !== 'cart.change' &&
      thingsOf(endpoint).some(({ name: field }) => field !== 'store_id'),
  );
  it.each(others)('is refused by %s', async (name, endpoint) => {
    const { input, headers } = await wellFormed(endpoint, NOT_THERE);
    const [english, arabic] = [
      await send([name, endpoint], input, headers),
      await send([name, endpoint], input, { ...headers, language: 'ar' }),
    ];
    for (const answer of [english, arabic]) refusedAs(answer, String(answer.message));
    expect(String(arabic.message)).toMatch(/[\u0600-\u06ff]/);
  });
  it.each(
    calls
      .filter(([name]) => name in nowhere)
      .flatMap((call) => ['en', 'ar'].map((language) => [call[0], language, call] as const)),
  )('is said by %s in %s', async (name, language, call) => {
    for (let time = 0; time < 2; time++)
      refusedAs(
        await send(call, { user_token: makeVisitor().token, ...nowhere[name] }, { language }),
        sayIn(language)(`refusal.${codes[name]}`),
      );
  });
});

describe('what is missing', () => {
  it.each(calls.map((call) => [call[0], call] as const))(
    'is said by %s, field by field',
    async (_, call) => {
      const [, { input }] = call;
      const { headers, input: who } = await callerOf(call[1]);
      const required = fieldsOf(call[1])
        .filter((name) => input.safeParse({}).error?.issues.some(({ path }) => path[0] === name))
        .filter((name) => !call[1].path.includes(`{${name}}`));
      if (required.length === 0) return;
      for (const language of ['en', 'ar']) {
        const inPath = Object.fromEntries(
          fieldsOf(call[1])
            .filter((name) => call[1].path.includes(`{${name}}`))
            .map((name) => [name, 7]),
        );
        const answer = await send(call, { ...who, ...inPath }, { ...headers, language });
        wrapperOf(answer);
        const missing = required.map((field) =>
          sayIn(language)(field === 'cart' ? 'refusal.invalid-input' : 'refusal.required', {
            field,
          }),
        );
        expect(answer, answer.text).toMatchObject({
          http: 200,
          status: 201,
          message: '',
          data: { form: missing },
        });
      }
    },
  );
  it.each(
    calls
      .filter(([, { audience }]) => audience === 'guest')
      .map((call) => [call[0], call] as const),
  )('is said by %s when nobody calls', async (name, call) => {
    const { input } =
      name in nowhere || thingsOf(call[1]).length === 0 ? { input: {} } : await wellFormed(call[1]);
    for (const user_token of [
      undefined,
      '',
      'short',
      'has a space',
      'x'.repeat(65),
      ['a', 'b'],
      { $ne: '' },
      12345678,
    ]) {
      const answer = await send(
        call,
        {
          ...without(input, 'user_token'),
          ...nowhere[name],
          ...(user_token === undefined ? {} : { user_token }),
        },
        { language: 'ar' },
      );
      if (
        call[1].methods[0] !== 'POST' &&
        typeof user_token !== 'string' &&
        user_token !== undefined
      )
        continue; // a query has texts only
      wrapperOf(answer);
      expect(answer, answer.text).toMatchObject({
        http: 401,
        status: 204,
        data: null,
        message: sayIn('ar')('refusal.not-signed-in'),
      });
    }
    for (const user_token of ['123456', 'undefined', 'aaaaaaaa', 'nullnull']) {
      const answer = await send(
        call,
        { ...without(input, 'user_token'), ...nowhere[name], user_token },
        { language: 'ar' },
      );
      const message = sayIn('ar')('refusal.visitor-unknown');
      expect(answer, answer.text).toMatchObject({
        http: 200,
        status: 201,
        data: { form: [message] },
        message,
      });
    }
  });
});

const HOSTILE: unknown[] = [
  '',
  '0',
  '-1',
  -1,
  1.5,
  1e309,
  'NaN',
  '1e3',
  true,
  [],
  [null],
  [1, 2],
  {},
  { id: {} },
  'a\u0000b',
  '\ud800',
  "' or 1=1 --",
  '../../etc/passwd',
  '%00',
  'x'.repeat(5000),
  99_999_999_999_999_999_999n.toString(),
  '{"a":1}',
];

describe('a hostile value', () => {
  it.each(calls.filter(([, { file }]) => !file).map((call) => [call[0], call] as const))(
    'in any field of %s is taken or refused in order',
    async (name, call) => {
      const fields = fieldsOf(call[1]).filter((field) => field !== 'user_token');
      const { headers, input } =
        name in nowhere ? { headers: {}, input: nowhere[name] } : await wellFormed(call[1]);
      const attacks = fields.flatMap((field) =>
        HOSTILE.map((value) => ({ user_token: makeVisitor().token, ...input, [field]: value })),
      );
      for (const attack of attacks) {
        const answer = await send(call, attack, { ...headers, language: 'en' });
        const what = `${JSON.stringify(attack).slice(0, 200)} → ${answer.text.slice(0, 300)}`;
        expect(
          [
            [200, 200],
            [200, 201],
            [404, 404],
            [429, 201],
          ],
          what,
        ).toContainEqual([answer.http, answer.status]);
        wrapperOf(answer);
        if (answer.status !== 200)
          expect(answer.data, what).toEqual({
            form: expect.arrayContaining([expect.stringMatching(/\w{3}/)]),
          });
      }
    },
  );
});

/** A call that no client library would make. */
const raw = async (path: string, init: RequestInit) =>
  answerOf(await fetch(`${open.origin}/api/v1/${path}`, init));

describe('a call that is none', () => {
  it.each([
    ['GET', 'nowhere'],
    ['GET', ''],
    ['GET', 'product'],
    ['GET', 'product/'],
    ['GET', 'product/1/2'],
    ['POST', 'products'],
    ['DELETE', 'common'],
    ['PUT', 'cart/action'],
    ['PATCH', 'cart/action'],
    ['GET', 'order/action'],
    ['GET', 'COMMON'],
  ])('%s %s is not found', async (method, path) => {
    for (const header of ['language', 'lang']) {
      const answer = await raw(path, { method, headers: { [header]: 'ar' } });
      const message = sayIn('ar')('refusal.not-found');
      wrapperOf(answer);
      expect(answer).toMatchObject({ http: 404, status: 404, message, data: { form: [message] } });
    }
  });
  it.each([
    '{',
    '[]',
    '"text"',
    'null',
    '12',
    '{"a":1',
    'a=b',
    '\u0000',
    '{"a":1}{"b":2}',
    '\ufeff',
  ])('whose body is %j can not be read', async (body) => {
    for (const path of ['cart/action', 'order/action', 'cart/change', 'user/address/action']) {
      const answer = await raw(path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', language: 'ar' },
      });
      refusedAs(answer, sayIn('ar')('refusal.unreadable-body'));
    }
  });
  it.each([
    '',
    'AAAA',
    'not base64 at all!',
    Buffer.alloc(16).toString('base64'),
    Buffer.alloc(64, 7).toString('base64'),
    'x'.repeat(1000),
  ])('whose wrapped body is %j is refused', async (data) => {
    const answer = await open.call('POST', 'order/action', { data });
    wrapperOf(answer);
    expect([answer.http, answer.status]).toEqual([200, 201]);
  });
  it('of a body that nests without end is taken or refused', async () => {
    const deep = `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`;
    expect(
      (
        await raw('cart/change', {
          method: 'POST',
          body: `{"checked":[],"unchecked":[],"x":${deep}}`,
        })
      ).http,
    ).toBe(200);
  });
  it('that is too large is refused before it is read, whether or not it says how large it is', async () => {
    const large = JSON.stringify({ user_token: makeVisitor().token, note: 'x'.repeat(300_000) });
    const endless = () =>
      new ReadableStream({
        pull: (controller) => {
          controller.enqueue(Buffer.alloc(65_536, 120));
        },
      });
    for (const body of [large, endless()]) {
      const answer = await raw('cart/action', {
        method: 'POST',
        body,
        headers: { language: 'ar', 'content-type': 'application/json' },
        ...(typeof body === 'string' ? {} : { duplex: 'half' }),
      });
      wrapperOf(answer);
      expect(answer).toMatchObject({
        http: 413,
        status: 201,
        message: sayIn('ar')('refusal.too-large'),
      });
    }
    expect((await open.call('POST', 'cart/action', { note: 'x'.repeat(200_000) })).http).toBe(200);
  });
});

describe('a fault of ours', () => {
  it('is said calmly, with a number to tell and nothing else', async () => {
    const {
      rows: [own],
    } = await sql<{ name: string }>`select current_database() as name`.execute(base.db);
    // a database without tables
    const broken = await openShop({ url: base.url.replace(own?.name ?? '', 'postgres') });
    const answer = await broken.call('GET', 'common', {}, { 'x-request-id': 'number-7' });
    wrapperOf(answer);
    expect(answer).toMatchObject({
      http: 500,
      status: 500,
      message: sayIn('en')('refusal.internal', { requestId: 'number-7' }),
    });
    expect(answer.text).not.toMatch(/relation|select|settings|at \w+ \(/i);
    expect(await broken.services.takesWrites()).toBe(false);
    await broken.close();
  });
});
