// How long the market's staff stay signed in: a number of days, and of hours without a call, by the
// settings. Customers stay signed in for a year.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { countTry } from '#market/accounts/attempt-limits.ts';
import { clearStale } from '#market/accounts/clear-stale.ts';
import { readSessions } from '#market/accounts/own-sessions.ts';
import { accountOfSession, openSession } from '#market/accounts/session.ts';
import { dismissStaff, putStaff } from '#market/accounts/staff.ts';
import { makeSeller, makeStaff } from '../at-work.ts';
import { makeCustomer, type MadeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
});
beforeEach(() =>
  base.db.updateTable('settings').set({ staff_session_days: 30, staff_idle_hours: 12 }).execute(),
);
afterAll(async () => {
  await open.close();
  await base.close();
});

type Age = { signedIn?: string; lastSeen?: string };
/** Makes a session older: signed in and last used this long ago. */
const age = ({ customer }: MadeCustomer, { signedIn = '0', lastSeen = '0' }: Age) =>
  sql`
    update sessions
    set created_at = now() - ${signedIn}::interval, seen_at = now() - ${lastSeen}::interval
    where id = ${customer.sessionId}::uuid`.execute(base.db);
const isIn = async ({ customer }: MadeCustomer) =>
  (await accountOfSession(base.db, customer.sessionId)) !== null;
async function staffAt(when: Age) {
  const person = await makeStaff(base, 'owner');
  await age(person, when);
  return person;
}

describe('somebody of the staff', () => {
  it.each<[Age, boolean]>([
    [{ signedIn: '29 days 23 hours' }, true],
    [{ signedIn: '30 days 1 minute' }, false],
    [{ signedIn: '11 hours 59 minutes', lastSeen: '11 hours 59 minutes' }, true],
    [{ signedIn: '1 day', lastSeen: '12 hours 1 minute' }, false],
  ])('who is %o past is signed in: %s', async (when, expected) => {
    expect(await isIn(await staffAt(when))).toBe(expected);
  });
  it('stays while they work: each call counts from a minute on', async () => {
    const person = await staffAt({ signedIn: '20 days', lastSeen: '11 hours' });
    expect(await isIn(person)).toBe(true);
    await sql`update settings set staff_idle_hours = 1`.execute(base.db);
    expect(await isIn(person)).toBe(true);
  });
  it('must sign in again, and their session is on no list', async () => {
    const person = await staffAt({ lastSeen: '13 hours' });
    expect(await open.call('GET', 'admin/staff', {}, person.headers)).toMatchObject({
      http: 401,
      status: 204,
    });
    expect(await open.call('GET', 'user/sessions', {}, person.headers)).toMatchObject({
      http: 401,
    });
    expect(await readSessions(base.db, person.customer)).toEqual([]);
  });
  it('signs in for as long as the settings say, and the bearer ends then too', async () => {
    await sql`update settings set staff_session_days = 3`.execute(base.db);
    const person = await makeStaff(base, 'support');
    const day = 86_400_000;
    const at = { device: '', network: '' };
    const { expiresAt } = await transaction(base.db, (tx) => openSession(tx, person.accountId, at));
    expect(Math.round((expiresAt.getTime() - Date.now()) / day)).toBe(3);
    const buyer = await transaction(base.db, async (tx) =>
      openSession(tx, (await makeCustomer(base)).accountId, at),
    );
    expect(Math.round((buyer.expiresAt.getTime() - Date.now()) / day)).toBe(366);
  });
  it('is held to it from the moment that they are appointed, and no longer than that', async () => {
    const keeper = await makeStaff(base, 'owner');
    const person = await makeCustomer(base);
    await age(person, { signedIn: '200 days', lastSeen: '100 days' });
    expect(await isIn(person)).toBe(true);
    await age(person, { signedIn: '200 days', lastSeen: '100 days' });
    await transaction(base.db, (tx) => putStaff(tx, person.accountId, 'support'));
    expect(await isIn(person)).toBe(false);
    // a dismissed person is signed out at once, and signs in like any customer
    await transaction(base.db, (tx) => dismissStaff(tx, keeper.staff, person.accountId));
    expect(await isIn(person)).toBe(false);
    const { expiresAt } = await transaction(base.db, (tx) =>
      openSession(tx, person.accountId, { device: '', network: '' }),
    );
    expect(Math.round((expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(366);
  });
  it('who was idle too long proves no network with that session', async () => {
    const person = await staffAt({ lastSeen: '13 hours' });
    const home = '203.0.113.0/24';
    await base.db
      .updateTable('sessions')
      .set({ network: home })
      .where('account_id', '=', person.accountId)
      .execute();
    const tries = async () => {
      for (let at = 0; at < 100; at++)
        await countTry(base.db, 'sign-in', person.email, `10.0.${at}.0/24`);
      return countTry(base.db, 'sign-in', person.email, home);
    };
    await expect(tries()).rejects.toMatchObject({ code: 'signin-locked' });
  });
  it('leaves nothing behind when the time is over', async () => {
    const gone = await staffAt({ lastSeen: '13 hours' });
    const here = await staffAt({ lastSeen: '1 hour' });
    await clearStale(base.db);
    const left = await base.db
      .selectFrom('sessions')
      .select('account_id')
      .where('account_id', 'in', [gone.accountId, here.accountId])
      .execute();
    expect(left).toEqual([{ account_id: here.accountId }]);
  });
});

describe('anybody else', () => {
  it('stays signed in for a year without a call, customers and sellers alike', async () => {
    for (const person of [
      await makeCustomer(base),
      await makeSeller(base, await makeStore(base.db)),
    ]) {
      await age(person, { signedIn: '365 days', lastSeen: '365 days' });
      expect(await isIn(person)).toBe(true);
    }
  });
});

it.each([
  'staff_session_days = 0',
  'staff_session_days = 367',
  'staff_idle_hours = 0',
  'staff_idle_hours = 721',
  'staff_session_days = null',
])('the settings take no %s', async (wrong) => {
  await expect(sql.raw(`update settings set ${wrong}`).execute(base.db)).rejects.toThrow(
    /violates/,
  );
});
