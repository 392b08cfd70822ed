// What strangers cannot do to an account: keep its owner from setting a new password or signing in,
// or learn what kind of account it is. Limits are on.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countTry } from '#market/accounts/attempt-limits.ts';
import { sayIn } from '#words/say.ts';
import { makeSeller, makeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { makeShop, makeStore, unique } from '../make.ts';
import { openShop, type Answer, type TestShop } from '../shop.ts';

let base: Fresh;
let strict: TestShop;
let plain: TestShop;
let email: string;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  strict = await openShop(base, { limits: true, trustedProxies: 1 });
  plain = await openShop(base);
});
beforeEach(async () => {
  const person = await makeCustomer(base);
  ({ email } = person);
  const password = await plain.services.passwords.seal(PASSWORD);
  await base.db
    .updateTable('accounts')
    .set({ password })
    .where('id', '=', person.accountId)
    .execute();
  await base.db.deleteFrom('sessions').where('account_id', '=', person.accountId).execute();
});
afterAll(async () => {
  await plain.close();
  await strict.close();
  await base.close();
});

const PASSWORD = 'a quiet harbour at dawn';
const NEXT = 'seven lanterns, one road';
const HERS = { user_token: 'her-own-browser-1' };
const HIS = { user_token: 'his-own-browser-2' };
const say = sayIn('en');
/** Calls from an address behind the proxy: `3.7` is one of the network 203.3.7.0/24. */
const from = (network: string, path: string, input: Record<string, unknown>) =>
  strict.call('POST', path, input, { 'x-forwarded-for': `203.${network}.9` });
const forget = (network: string, who = HERS) =>
  from(network, 'user/forgot-password', { email, ...who });
const renew = (network: string, code: string, who = HERS, password = NEXT) =>
  from(network, 'user/update-password', { email, code, password, ...who });
const enter = (network: string, password: string) =>
  from(network, 'user/signin', { email, password });
const wordTo = async () =>
  (await lettersTo(base.db, email)).findLast(({ data }) => data.word)?.data.word ?? '';
const fine = ({ http, status }: Answer) => [http, status];
/** A hundred wrong passwords from as many networks. */
const guessed = async (whose: string) => {
  for (let at = 0; at < 100; at++) await countTry(base.db, 'sign-in', whose, `203.20.${at}.0/24`);
};
const wrongFor = (code: string) => (code === '999999' ? '111111' : '999999');

describe('a new password', () => {
  it('is set with the mailed code although strangers ask and guess again and again', async () => {
    for (let round = 0; round < 3; round++) {
      for (let at = 0; at < 3; at++) await forget('1.1', HIS);
      for (let at = 0; at < 5; at++) expect((await renew('1.1', '123456', HIS)).status).toBe(201);
    }
    expect(fine(await forget('2.2'))).toEqual([200, 200]);
    expect(fine(await renew('2.2', await codeTo(base.db, email)))).toEqual([200, 200]);
    expect(fine(await enter('2.2', NEXT))).toEqual([200, 200]);
  });
  it('is set by a client without a token, in the network where it asked', async () => {
    for (let at = 0; at < 5; at++) {
      await forget('1.1', HIS);
      await renew('1.1', '123456', HIS);
    }
    expect(fine(await from('2.2', 'user/forgot-password', { email }))).toEqual([200, 200]);
    const input = { email, code: await codeTo(base.db, email), password: NEXT };
    expect(fine(await from('2.2', 'user/update-password', input))).toEqual([200, 200]);
  });
  it('is set by the link of the letter when strangers used up all tries of the code', async () => {
    for (let at = 0; at < 14; at++) {
      await forget(`5.${at}`, { user_token: `${unique('his-browser')}` });
      for (let tried = 0; tried < 11; tried++) await renew(`5.${at}`, '123456', HIS);
    }
    expect(fine(await forget('6.6'))).toEqual([200, 200]);
    const digits = await renew('6.6', await codeTo(base.db, email));
    expect(digits).toMatchObject({ http: 200, status: 201, message: say('refusal.code-locked') });
    expect(fine(await renew('6.6', await wordTo(), { user_token: 'another-browser' }))).toEqual([
      200, 200,
    ]);
    expect(fine(await enter('6.6', NEXT))).toEqual([200, 200]);
  });
  it('is not guessed: a network has twenty tries a day, and all have a hundred', async () => {
    await forget('7.1');
    const wrong = wrongFor(await codeTo(base.db, email));
    const statuses: unknown[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await renew('7.2', wrong, HIS)).http);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    const passes = () => sql`delete from attempts where name like 'password 203%'`.execute(base.db);
    const more: unknown[] = [];
    for (let at = 0; at < 12; at++) {
      await passes();
      more.push((await renew('7.2', wrong, HIS)).message);
    }
    const [wrongly, locked] = [say('refusal.code-wrong'), say('refusal.code-locked')];
    expect(more.slice(-3)).toEqual([wrongly, locked, locked]);
    for (let at = 0; at < 80; at++)
      await renew(`8.${at}`, wrong, { user_token: `his-browser-${at}` });
    expect((await renew('9.9', wrong, { user_token: 'one-more-browser' })).message).toBe(locked);
  });
});

describe('signing in', () => {
  it('works at a new network by a mailed code while wrong passwords lock the account', async () => {
    await guessed(email);
    const locked = await enter('30.1', PASSWORD);
    expect(locked).toMatchObject({
      http: 429,
      status: 201,
      message: expect.stringContaining('Forgot your password?'),
    });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(60);
    await forget('30.1');
    expect(fine(await renew('30.1', await codeTo(base.db, email)))).toEqual([200, 200]);
    expect(fine(await enter('30.1', NEXT))).toEqual([200, 200]);
    expect((await enter('30.2', NEXT)).http).toBe(429);
  });
  it('works by a mailed code after ten slips of one’s own', async () => {
    for (let at = 0; at < 10; at++) await enter('40.1', 'not the one');
    expect((await enter('40.1', PASSWORD)).http).toBe(429);
    await forget('40.1');
    await renew('40.1', await codeTo(base.db, email));
    expect(fine(await enter('40.1', NEXT))).toEqual([200, 200]);
  });
  it('locks an address that nobody has in the same words', async () => {
    const nobody = `${unique('nobody')}@example.com`;
    await guessed(nobody);
    const answer = await from('50.1', 'user/signin', { email: nobody, password: 'not the one' });
    expect(answer).toMatchObject({
      http: 429,
      message: expect.stringContaining('Forgot your password?'),
    });
  });
});

describe('asking for a new password', () => {
  it('is not stopped by others who ask', async () => {
    for (let at = 0; at < 110; at++) await forget(`60.${at}`, { user_token: `his-browser-${at}` });
    expect(fine(await forget('61.1'))).toEqual([200, 200]);
    expect(fine(await renew('61.1', await wordTo()))).toEqual([200, 200]);
  });
  it('never reveals without the code whether an account is staff’s or a seller’s', async () => {
    const people = [
      await makeStaff(base, 'owner'),
      await makeSeller(base, await makeStore(base.db)),
      await makeCustomer(base),
      { email: 'nobody@example.com' },
    ];
    for (const password of ['12345', '1234567', 'k7-q2-m', 'password', NEXT]) {
      const answers = await Promise.all(
        people.map(async (person) => {
          const { http, text } = await plain.call('POST', 'user/update-password', {
            email: person.email,
            code: '123456',
            password,
          });
          return JSON.stringify([http, text.replaceAll(person.email, '<email>')]);
        }),
      );
      expect(new Set(answers).size, password).toBe(1);
    }
  });
  it('states to staff with the code how long a password must be', async () => {
    ({ email } = await makeStaff(base, 'support'));
    await forget('70.1');
    const code = await codeTo(base.db, email);
    const short = await renew('70.1', code, HERS, 'k7-q2-m');
    expect(short).toMatchObject({
      status: 201,
      message: say('refusal.password-too-short', { least: 10 }),
    });
    expect(fine(await renew('70.1', code))).toEqual([200, 200]);
  });
});
