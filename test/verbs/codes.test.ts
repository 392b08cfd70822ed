// Codes by mail: how long they live, how often they may be tried, and that they are used once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { issueCode, tryCode, useCode } from '#market/accounts/code.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { unique } from '../make.ts';

let base: Fresh;
beforeAll(async () => { base = await freshDatabase(); });
afterAll(() => base.close());

const mail = () => `${unique('person')}@example.com`;
const outcomes = async (all: Promise<unknown>[]) => (await Promise.allSettled(all)).map((one) => (one.status === 'fulfilled' ? 'done' : String(Reflect.get(one.reason, 'code'))));

describe('a code', () => {
  const issued = async (now?: Date) => { const email = mail(); return { email, code: await transaction(base.db, (tx) => issueCode(tx, 'verify', email, { now })) ?? '' }; };
  it('is dead after five wrong tries', async () => {
    const { email, code } = await issued(), wrong = code === '999999' ? '111111' : '999999';
    for (let tried = 0; tried < 5; tried++) expect(await tryCode(base.db, 'verify', email, wrong)).toBe(false);
    expect(await tryCode(base.db, 'verify', email, code)).toBe(false);
  });
  it('can not be guessed by many hands at once', async () => {
    const { email, code } = await issued(), all = await Promise.all(Array.from({ length: 20 }, (_, at) => tryCode(base.db, 'verify', email, at === 19 ? code : String(100_000 + at))));
    expect(all.filter(Boolean).length).toBeLessThanOrEqual(1);
    expect(await base.db.selectFrom('codes').select('tries').where('email', '=', email).executeTakeFirst()).toEqual({ tries: 5 });
  });
  it('is dead after a quarter of an hour, for another purpose and for another address', async () => {
    const { email, code } = await issued(new Date(Date.now() - 15 * 60_000 - 1)), other = await issued();
    expect(await tryCode(base.db, 'verify', email, code)).toBe(false);
    expect([await tryCode(base.db, 'password', other.email, other.code), await tryCode(base.db, 'verify', mail(), other.code), await tryCode(base.db, 'verify', other.email, other.code)]).toEqual([false, false, true]);
  });
  it('can be used once', async () => {
    const { email, code } = await issued();
    expect((await outcomes(Array.from({ length: 8 }, () => transaction(base.db, (tx) => useCode(tx, 'verify', email, code))))).toSorted()).toEqual([...Array<string>(7).fill('code-wrong'), 'done']);
  });
  it('is the last that came, past three an hour', async () => {
    const { email } = await issued(), issue = (now = new Date()) => transaction(base.db, (tx) => issueCode(tx, 'verify', email, { now }));
    await issue();
    const third = await issue() ?? '';
    expect(await Promise.all([issue(), issue()])).toEqual([null, null]);
    expect(await tryCode(base.db, 'verify', email, third)).toBe(true);
    expect(await issue(new Date(Date.now() + 3_600_001))).toMatch(/^\d{6}$/);
  });
  it('is kept nowhere as it is', async () => {
    const { email, code } = await issued();
    expect(JSON.stringify(await base.db.selectFrom('codes').selectAll().where('email', '=', email).execute())).not.toContain(code);
  });
});
