// Wrong input to every call: each is refused in the contract's shape and the caller's language, and
// none causes an error of ours.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type CallName } from '#contract/endpoints.ts';
import { sayOf } from '#words/field-name.ts';
import { sayIn } from '#words/say.ts';
import { makeVisitor } from '../make.ts';
import { type Answer } from '../shop.ts';
import { callerOf, NOT_THERE, NOWHERE, wellFormed } from './call-inputs.ts';
import { fieldsOf as thingsOf } from './generated-input.ts';
import { expectRefused, expectWrapper } from './refused-answers.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

type Input = Record<string, unknown>;
const calls = Object.entries(endpoints) as [CallName, Endpoint][];
const fieldsOf = ({ input }: Endpoint) =>
  input instanceof z.ZodObject ? Object.keys(input.shape) : [];

describe('a thing that is not there', () => {
  const others = calls.filter(
    ([name, endpoint]) =>
      !(name in NOWHERE) &&
      name !== 'cart.change' &&
      !['product.byIds', 'suggestion.forYou'].includes(name) && // missing ones are left out
      thingsOf(endpoint).some(({ name: field }) => field !== 'store_id'),
  );
  it.each(others)('is refused by %s', async (name, endpoint) => {
    const { input, headers } = await wellFormed(base.db, endpoint, NOT_THERE);
    const [english, arabic] = await Promise.all([
      open.send(name, input, headers),
      open.send(name, input, { ...headers, language: 'ar' }),
    ]);
    for (const answer of [english, arabic]) expectRefused(answer, String(answer.message));
    expect(String(arabic.message)).toMatch(/[\u0600-\u06ff]/);
  });
  it.each(
    calls
      .filter(([name]) => name in NOWHERE)
      .flatMap(([name]) => ['en', 'ar'].map((language) => [name, language] as const)),
  )('is named by %s in %s', async (name, language) => {
    for (let time = 0; time < 2; time++)
      expectRefused(
        await open.send(
          name,
          { user_token: makeVisitor().token, ...NOWHERE[name]?.[1] },
          { language },
        ),
        sayIn(language)(`refusal.${NOWHERE[name]?.[0]}`),
      );
  });
});

describe('a field that is missing', () => {
  it.each(calls)(
    'is named by %s, one sentence a field, in the caller’s language',
    async (name, endpoint) => {
      const { headers, input: who } = await callerOf(base.db, endpoint);
      const problems = endpoint.input.safeParse({}).error?.issues ?? [];
      const [inPath, others] = [true, false].map((within) =>
        fieldsOf(endpoint).filter((field) => endpoint.path.includes(`{${field}}`) === within),
      );
      const required = others?.filter((field) => problems.some(({ path }) => path[0] === field));
      if (!required?.length) return;
      for (const language of ['en', 'ar']) {
        const ids = Object.fromEntries(inPath?.map((field) => [field, 7]) ?? []);
        const answer = await open.send(name, { ...who, ...ids }, { ...headers, language });
        expectWrapper(answer);
        const missing = required.map((field) =>
          sayOf(language, name)(field === 'cart' ? 'refusal.invalid-input' : 'refusal.required', {
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
});

describe('a visitor’s token', () => {
  const NONE = [
    undefined,
    '',
    'short',
    'has a space',
    'x'.repeat(65),
    ['a', 'b'],
    { $ne: '' },
    12345678,
  ];
  const NOBODYS = ['123456', 'undefined', 'aaaaaaaa', 'nullnull'];
  const isText = (token: unknown) => typeof token === 'string' || token === undefined;

  it.each(calls.filter(([, { audience }]) => audience === 'guest'))(
    'is asked for by %s, and one that no visitor has is refused',
    async (name, endpoint) => {
      const { user_token: _, ...input } =
        NOWHERE[name]?.[1] ?? (await wellFormed(base.db, endpoint)).input;
      const sent = (user_token: unknown) =>
        open.send(
          name,
          { ...input, ...(user_token === undefined ? {} : { user_token }) },
          { language: 'ar' },
        );
      // a query has only texts
      const none = NONE.filter((token) => endpoint.methods[0] === 'POST' || isText(token));
      for (const answer of await Promise.all([...none, ...NOBODYS].map(sent)))
        expectRefused(answer, sayIn('ar')('refusal.visitor-unknown'));
    },
  );
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

/** The HTTP and wire status of all answers that are not errors. */
const ORDERLY = [
  [200, 200],
  [200, 201],
  [404, 404],
  [429, 201],
];
/** The number sent together; a shop has more connections. */
const AT_ONCE = 4;

describe('a hostile value', () => {
  it.each(calls.filter(([, { file }]) => !file))(
    'in any field of %s is accepted or refused in the contract’s shape, and is no fault',
    async (name, endpoint) => {
      const fields = fieldsOf(endpoint).filter((field) => field !== 'user_token');
      const { headers, input } =
        name in NOWHERE
          ? { headers: {}, input: NOWHERE[name]?.[1] }
          : await wellFormed(base.db, endpoint);
      const attacks = fields.flatMap((field) =>
        HOSTILE.map((value) => ({ user_token: makeVisitor().token, ...input, [field]: value })),
      );
      const attack = async (sent: Input) => {
        const answer = await open.within.send(name, sent, { ...headers, language: 'en' });
        expectInOrder(
          endpoint,
          answer,
          `${JSON.stringify(sent).slice(0, 200)} → ${answer.text.slice(0, 300)}`,
        );
      };
      for (let at = 0; at < attacks.length; at += AT_ONCE)
        await Promise.all(attacks.slice(at, at + AT_ONCE).map(attack));
    },
  );
});

/** What screens of staff and sellers also get: the code, and sentences by field. */
const AT_DESK = { code: expect.stringMatching(/^[a-z-]+$/), fields: expect.any(Object) };

const WITH_FIELDS = new Set<Endpoint['audience']>(['staff', 'seller', 'installer']);
const hasFields = ({ audience, desk }: Endpoint) => desk === true || WITH_FIELDS.has(audience);

/** Expects a success, or a refusal with a message. */
function expectInOrder(endpoint: Endpoint, answer: Answer, what: string): void {
  expect(ORDERLY, what).toContainEqual([answer.http, answer.status]);
  expectWrapper(answer);
  if (answer.status !== 200)
    expect(answer.data, what).toEqual({
      form: expect.arrayContaining([expect.stringMatching(/\w{3}/)]),
      // an unknown address is no call of theirs
      ...(answer.http === 200 && hasFields(endpoint) ? AT_DESK : {}),
    });
}
