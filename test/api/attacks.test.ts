// Attacks on accounts: finding out who is registered, guessing, and secrets in answers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type Fresh } from '../db.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { makeShop } from '../make.ts';
import { openShop, type Answer, type TestShop } from '../shop.ts';
import { register, mail, PASSWORD } from './registered.ts';

let base: Fresh;
let open: TestShop;
let strict: TestShop;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  strict = await openShop(base, { limits: true, trustedProxies: 1 });
});
afterAll(async () => {
  await open.close();
  await strict.close();
  await base.close();
});
const post = (path: string, input: Record<string, unknown>, headers: Record<string, string> = {}) =>
  open.call('POST', path, input, headers);
const without = ({ http, text }: Answer, email: string) => ({
  http,
  text: text.replaceAll(email, '<email>'),
});

describe('whether an address is registered', () => {
  it.each([
    ['user/signup', { name: 'B', password: 'seven lanterns, one road' }],
    ['user/forgot-password', {}],
    ['user/signin', { password: 'not the one' }],
    ['user/verify', { code: '123456' }],
    ['user/update-password', { code: '123456', password: 'seven lanterns, one road' }],
  ])('is not told by %s', async (path, input) => {
    const { email } = await register(base, open);
    const stranger = mail();
    const waiting = mail();
    await open.ask('auth.signUp', { name: 'A', email: waiting, password: PASSWORD });
    const [registered, unknown, unproven] = [
      await post(path, { ...input, email }),
      await post(path, { ...input, email: stranger }),
      await post(path, { ...input, email: waiting }),
    ];
    expect(without(registered, email)).toEqual(without(unknown, stranger));
    expect(without(unproven, waiting)).toEqual(without(unknown, stranger));
  });
});

describe('guessing', () => {
  const wrong = (email: string, network: string) =>
    strict.call(
      'POST',
      'user/signin',
      { email, password: 'not the one' },
      { 'x-forwarded-for': network },
    );
  it('a password ends after ten tries from one network, even with the right one', async () => {
    const { email } = await register(base, open);
    const tries = [];
    for (let at = 0; at < 10; at++) tries.push((await wrong(email, '203.0.113.5')).http);
    expect(new Set(tries)).toEqual(new Set([200]));
    const refused = await strict.call(
      'POST',
      'user/signin',
      { email: email.toUpperCase(), password: PASSWORD },
      { 'x-forwarded-for': '203.0.113.77' },
    );
    expect([refused.http, Number(refused.headers.get('retry-after')) > 60]).toEqual([429, true]);
    expect(
      (
        await strict.call(
          'POST',
          'user/signin',
          { email, password: PASSWORD },
          { 'x-forwarded-for': '198.51.100.7' },
        )
      ).status,
    ).toBe(200);
  });
  it('from many networks locks the guessers out, not who is at home', async () => {
    const { email } = await register(base, open);
    const home = { 'x-forwarded-for': '192.0.2.9' };
    expect(
      (await strict.call('POST', 'user/signin', { email, password: PASSWORD }, home)).status,
    ).toBe(200);
    const guessed = await Promise.all(
      Array.from({ length: 110 }, (_, at) => wrong(email, `10.${at}.0.1`)),
    );
    expect(guessed.filter(({ http }) => http === 429).length).toBeGreaterThanOrEqual(10);
    expect([
      (await wrong(email, '172.16.0.1')).http,
      (await strict.call('POST', 'user/signin', { email, password: PASSWORD }, home)).status,
    ]).toEqual([429, 200]);
  });
  it('a code ends with the sixth try, whoever tries', async () => {
    const email = mail();
    await open.ask('auth.signUp', { name: 'A', email, password: PASSWORD });
    const code = await codeTo(base.db, email);
    const other = code === '111111' ? '222222' : '111111';
    for (let at = 0; at < 5; at++)
      expect((await post('user/verify', { email, code: other })).status).toBe(201);
    expect((await post('user/verify', { email, code })).status).toBe(201);
    expect((await post('user/signin', { email, password: PASSWORD })).status).toBe(201);
  });
});

it('no answer tells a secret', async () => {
  const email = mail();
  const answers: string[] = [];
  const keep = async (sent: Promise<Answer>) => {
    const answer = await sent;
    answers.push(answer.text, JSON.stringify([...answer.headers]));
    return answer;
  };
  await keep(post('user/signup', { name: 'A', email, password: PASSWORD }));
  const code = await codeTo(base.db, email);
  await keep(post('user/verify', { email, code }));
  const { data } = await post('user/signin', { email, password: PASSWORD });
  const bearer =
    typeof data === 'object' && data !== null && 'token' in data ? String(data.token) : '';
  await keep(post('user/forgot-password', { email }));
  const second = await codeTo(base.db, email);
  const headers = { authorization: `Bearer ${bearer}` };
  for (const path of ['user/profile', 'user/sessions', 'user/data', 'user/address/all'])
    await keep(open.call('GET', path, {}, headers));
  await keep(
    post('user/update-password', { email, code: second, password: 'seven lanterns, one road' }),
  );
  expect((await lettersTo(base.db, email)).map(({ kind }) => kind)).toEqual([
    'verify',
    'welcome',
    'password-code',
    'password-changed',
  ]);
  for (const text of answers)
    for (const secret of [
      code,
      second,
      PASSWORD,
      'seven lanterns',
      '$argon2',
      bearer,
      'bearer_secret',
    ])
      expect(text).not.toContain(secret);
});
