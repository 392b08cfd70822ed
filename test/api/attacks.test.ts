// Attacks on accounts: guessing, finding out who is registered, stolen and dead bearers, fields
// that nobody asked for.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type Fresh } from '../db.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { makeShop, unique } from '../make.ts';
import { openShop, type Answer, type TestShop } from '../shop.ts';

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

const PASSWORD = 'a quiet harbour at dawn';
const mail = () => `${unique('person')}@example.com`;
const post = (path: string, input: Record<string, unknown>, headers: Record<string, string> = {}) =>
  open.call('POST', path, input, headers);
async function registered(): Promise<{ email: string; bearer: string }> {
  const email = mail();
  await open.ask('auth.signUp', { name: 'Amal', email, password: PASSWORD });
  await open.ask('auth.verify', { email, code: await codeTo(base.db, email) });
  return { email, bearer: (await open.ask('auth.signIn', { email, password: PASSWORD })).token };
}
const without = ({ http, text }: Answer, email: string) => ({
  http,
  text: text.replaceAll(email, '<email>'),
});

describe('who is registered', () => {
  it.each([
    ['user/signup', { name: 'B', password: 'seven lanterns, one road' }],
    ['user/forgot-password', {}],
    ['user/signin', { password: 'not the one' }],
    ['user/verify', { code: '123456' }],
    ['user/update-password', { code: '123456', password: 'seven lanterns, one road' }],
  ])('%s does not tell', async (path, input) => {
    const { email } = await registered();
    const stranger = mail();
    const waiting = mail();
    await open.ask('auth.signUp', { name: 'A', email: waiting, password: PASSWORD });
    const [known, unknown, unproven] = [
      await post(path, { ...input, email }),
      await post(path, { ...input, email: stranger }),
      await post(path, { ...input, email: waiting }),
    ];
    expect(without(known, email)).toEqual(without(unknown, stranger));
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
  it('a password ends after ten tries from one network, and the right one does not help there', async () => {
    const { email } = await registered();
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
    const { email } = await registered();
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

describe('a bearer', () => {
  it('that is dead, forged or of another kind is nobody: 401 where one is needed, a visitor elsewhere', async () => {
    const { bearer, email } = await registered();
    const [head = '', body = ''] = bearer.split('.');
    await open.call('GET', 'user/logout', {}, { authorization: `Bearer ${bearer}` });
    for (const authorization of [
      `Bearer ${bearer}`,
      'Bearer',
      'false',
      'Bearer false',
      `Basic ${btoa(`${email}:${PASSWORD}`)}`,
      `Bearer ${head}.${body}.`,
      `Bearer ${'a'.repeat(9000)}`,
      `Bearer ${bearer}, Bearer ${bearer}`,
    ]) {
      const needed = await open.call('GET', 'user/sessions', {}, { authorization });
      const guest = await open.call(
        'GET',
        'user/profile',
        { user_token: 'visitor-token' },
        { authorization },
      );
      expect([needed.http, needed.status, needed.data]).toEqual([401, 204, null]);
      expect(guest.data).toMatchObject({ is_logged_in: false });
    }
  });
  it('is taken from the header only', async () => {
    const { bearer } = await registered();
    for (const name of ['token', 'bearer', 'authorization', 'access_token'])
      expect((await open.call('GET', 'user/sessions', { [name]: bearer })).http).toBe(401);
    expect(
      (
        await fetch(`${open.origin}/api/v1/user/sessions`, {
          headers: { cookie: `frontend_token=${bearer}` },
        })
      ).status,
    ).toBe(401); // a cookie alone is no proof: other sites can send it
  });
  it('is asked for before the input is looked at', async () =>
    expect((await post('user/update-profile', {})).http).toBe(401));
  it('wins over a visitor’s token', async () => {
    const { bearer, email } = await registered();
    expect(
      (
        await open.call(
          'GET',
          'user/profile',
          { user_token: 'visitor-token' },
          { authorization: `Bearer ${bearer}` },
        )
      ).data,
    ).toMatchObject({ is_logged_in: true, email });
  });
  it('of somebody’s answers is kept by nobody else', async () => {
    const { bearer } = await registered();
    for (const path of [
      'user/profile',
      'user/sessions',
      'user/data',
      'cart/by-user',
      'user/address/all',
    ]) {
      expect(
        (await open.call('GET', path, {}, { authorization: `Bearer ${bearer}` })).headers.get(
          'cache-control',
        ),
      ).toBe('private, no-store');
    }
  });
});

describe('fields that nobody asked for', () => {
  it('change nothing: nobody makes themselves staff or proven by sending more', async () => {
    const email = mail();
    await post('user/signup', {
      name: 'A',
      email,
      password: PASSWORD,
      id: 1,
      verified: 1,
      verified_at: '2020-01-01',
      staff: 'owner',
      role: 'owner',
      is_admin: true,
    });
    expect((await post('user/signin', { email, password: PASSWORD })).status).toBe(201);
    const { bearer } = await registered();
    const headers = { authorization: `Bearer ${bearer}` };
    await post(
      'user/update-profile',
      { name: 'B', email: 'thief@example.com', id: 1, staff: 'owner', verified: 0 },
      headers,
    );
    expect((await open.call('GET', 'user/profile', {}, headers)).data).toMatchObject({
      name: 'B',
      staff: null,
      verified: 1,
      email: expect.not.stringMatching('thief'),
    });
  });
  it.each([
    [['a@example.com']],
    [{ $ne: '' }],
    [12],
    [true],
    [null],
    ['a@example.com\r\nbcc: all@example.com'],
    [`${'a'.repeat(300)}@example.com`],
    ["' or 1=1 --"],
  ])('an address that is %j is refused', async (email) => {
    for (const path of [
      'user/signin',
      'user/signup',
      'user/forgot-password',
      'user/verify',
      'user/update-password',
    ])
      expect(
        await post(path, { name: 'A', email, password: PASSWORD, code: '123456' }),
      ).toMatchObject({ http: 200, status: 201 });
  });
  it.each([[[PASSWORD]], [{ length: 20 }], [123456789], [true], ['x'.repeat(201)]])(
    'a password that is %j is refused',
    async (password) => {
      for (const path of ['user/signin', 'user/signup', 'user/update-password'])
        expect(
          await post(path, { name: 'A', email: mail(), password, code: '123456' }),
        ).toMatchObject({ http: 200, status: 201 });
    },
  );
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
