// Wrong passwords for accounts of the market's staff are in the audit log, counted and limited.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { noteFailedSignIn } from '#market/accounts/failed-sign-ins.ts';
import { readBearerSecret } from '#market/accounts/session.ts';
import { signIn } from '#market/accounts/sign-in.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { openShop } from '../shop.ts';

let base: Fresh;
let keeper: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
});
beforeEach(async () => {
  keeper = await makeStaff(base, 'owner');
});
afterAll(() => base.close());

const passwords = openPasswords();
const WRONG = 'not the one at all';
const HOME = '203.0.113.0/24';
const noted = ({ accountId }: MadeStaff) =>
  base.db
    .selectFrom('audit')
    .select(['account_id', 'actor', 'action', 'note', 'times'])
    .where('subject', '=', `account:${accountId}`)
    .orderBy('id')
    .execute();
const NOON = new Date('2026-11-22T12:00:00Z');
const NEXT_HOUR = new Date('2026-11-22T13:00:00Z');
const note = (email: string, network: string, at = NOON) =>
  transaction(base.db, (tx) => noteFailedSignIn(tx, { email, network, at }));
const jobs = async () =>
  (
    await sql<{ payload: unknown }>`
  select j.payload from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = 'note-failed-sign-in' order by j.id`.execute(base.db)
  ).rows.map(({ payload }) => payload);
const guess = async (email: string, network = HOME) => {
  const secret = await readBearerSecret(base.db);
  const from = { device: '', network };
  const input = { email, password: WRONG, userToken: undefined };
  await expect(signIn(base.db, { passwords, secret }, input, from)).rejects.toMatchObject({
    code: 'signin-failed',
  });
};

it('a wrong password is logged alike for staff, customers and nobody, without itself', async () => {
  const { email } = await makeCustomer(base);
  const before = (await jobs()).length;
  for (const address of [keeper.email.toUpperCase(), email, 'nobody@example.com'])
    await guess(address);
  expect((await jobs()).slice(before)).toEqual(
    [keeper.email, email, 'nobody@example.com'].map((address) => ({
      email: address,
      network: HOME,
    })),
  );
});
it('the worker writes down that of staff with its network, and no other', async () => {
  const open = await openShop(base);
  const stop = await startJobs(open.services, base.url);
  const { email, accountId } = await makeCustomer(base);
  for (const address of [email, keeper.email, keeper.email]) await guess(address);
  await vi.waitFor(
    async () =>
      expect(await noted(keeper)).toEqual([
        { account_id: null, actor: 'somebody', action: 'sign-in.failed', note: HOME, times: 2 },
      ]),
    { timeout: 60_000, interval: 50 },
  );
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 60_000, interval: 50 });
  const other = await base.db
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', `account:${accountId}`)
    .execute();
  expect(other).toEqual([]);
  await stop();
  await open.close();
});
it('is one row for an account, a network and an hour, however many guess at once', async () => {
  const first = await Promise.all(Array.from({ length: 12 }, () => note(keeper.email, HOME)));
  expect(first.filter((id) => id !== null)).toEqual([keeper.accountId]);
  await note(keeper.email, '198.51.100.0/24');
  expect((await noted(keeper)).map(({ note: network, times }) => [network, times])).toEqual([
    [HOME, 12],
    ['198.51.100.0/24', 1],
  ]);
  await note(keeper.email, HOME, NEXT_HOUR);
  expect((await noted(keeper)).map(({ times }) => times)).toEqual([12, 1, 1]);
});
it('fills the log with twenty-one rows an hour at most, from however many networks', async () => {
  for (let at = 0; at < 60; at++) await note(keeper.email, `10.${at}.0.0/24`);
  const rows = await noted(keeper);
  expect([rows.length, rows.at(-1)]).toMatchObject([21, { note: 'other networks', times: 40 }]);
  await note(keeper.email, '10.3.0.0/24');
  expect((await noted(keeper))[3]).toMatchObject({ note: '10.3.0.0/24', times: 2 });
});
