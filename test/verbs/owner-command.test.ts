// npm run market -- owner | password: as typed in a terminal.
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import { countTry } from '#market/accounts/attempt-limits.ts';
import { issueCode } from '#market/accounts/mailed-code.ts';
import { readBearerSecret } from '#market/accounts/session.ts';
import { signIn } from '#market/accounts/sign-in.ts';
import { signUp } from '#market/accounts/sign-up.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { inside } from '../entered.ts';
import { auditOf } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { lettersTo } from '../letters.ts';
import { makeShop } from '../make.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
});
afterAll(() => base.close());

const FROM = { network: '', language: 'en' };
const passwords = openPasswords();
const enter = async (email: string, password: string) =>
  inside(
    await signIn(
      base.db,
      { passwords, secret: await readBearerSecret(base.db) },
      { email, password, userToken: undefined },
      { device: '', network: '' },
    ),
  ).user.email;
const roleOf = async (email: string) =>
  (
    await base.db
      .selectFrom('staff as s')
      .innerJoin('accounts as a', 'a.id', 's.account_id')
      .select('s.role')
      .where('a.email', '=', email)
      .executeTakeFirst()
  )?.role;
const type = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['src/cli/market.ts', ...args],
      { env: { ...process.env, DATABASE_URL: base.url } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
const passwordIn = (out: string) => /^ {4}([2-9A-Z]{16})$/m.exec(out)?.[1] ?? '';

it('gives an address without an account one, with a password that lets in', async () => {
  const { code, out } = await type('owner', 'Keeper@Example.com');
  expect([
    code,
    await roleOf('keeper@example.com'),
    await enter('keeper@example.com', passwordIn(out)),
  ]).toEqual([0, 'owner', 'keeper@example.com']);
  const { id } = await base.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'keeper@example.com')
    .executeTakeFirstOrThrow();
  expect(await auditOf(base.db, `account:${id}`)).toEqual([
    { account_id: null, actor: 'terminal', action: 'staff.appoint', note: 'owner' },
    { account_id: id, actor: 'keeper', action: 'sign-in.done', note: '' },
  ]);
});
it('leaves a proven account its password, and changes nothing a second time', async () => {
  const { email, accountId } = await makeCustomer(base);
  const before = () =>
    base.db.selectFrom('accounts').selectAll().where('id', '=', accountId).execute();
  const was = await before();
  const [first, again] = [await type('owner', email), await type('owner', email)];
  expect([first.code, first.out, again.code, again.out]).toEqual([
    0,
    `${email} is an owner of the market now. The account keeps its password.\n`,
    0,
    `${email} is an owner of the market already: nothing was changed.\n`,
  ]);
  expect([
    await roleOf(email),
    await before(),
    await auditOf(base.db, `account:${accountId}`),
  ]).toMatchObject(['owner', was, [{ action: 'staff.appoint' }]]);
});
it('gives an account that was never proven a new password', async () => {
  await signUp(
    base.db,
    passwords,
    { name: 'Thief', email: 'half@example.com', password: 'chosen by a thief' },
    FROM,
  );
  const { out } = await type('owner', 'half@example.com');
  expect(await enter('half@example.com', passwordIn(out))).toBe('half@example.com');
  await expect(enter('half@example.com', 'chosen by a thief')).rejects.toMatchObject({
    code: 'signin-failed',
  });
});
it('gives an account a new password that is printed once, and signs it out everywhere', async () => {
  const { email, accountId } = await makeCustomer(base);
  await transaction(base.db, (tx) => issueCode(tx, { purpose: 'password', email }, FROM));
  await countTry(base.db, 'sign-in', email, '203.0.113.0/24');
  const { code, out } = await type('password', ` ${email.toUpperCase()} `.trim());
  expect([code, await enter(email, passwordIn(out))]).toEqual([0, email]);
  expect(
    await base.db.selectFrom('codes').select('purpose').where('email', '=', email).execute(),
  ).toEqual([]);
  expect(
    (await sql`select from attempts where name like ${`% ${email}`}`.execute(base.db)).rows,
  ).toEqual([]);
  const sessions = await base.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  expect(sessions).toHaveLength(1); // that of this test's sign-in
  expect(await auditOf(base.db, `account:${accountId}`)).toEqual([
    { account_id: null, actor: 'terminal', action: 'password.set', note: '' },
  ]);
  const letters = await lettersTo(base.db, email);
  expect(letters.map(({ kind }) => kind)).toEqual(['password-changed']);
  expect(JSON.stringify(letters)).not.toContain(passwordIn(out));
});
it('gives no password to an address without a proven account', async () => {
  await signUp(
    base.db,
    passwords,
    { name: 'Amal', email: 'new@example.com', password: 'a quiet harbour' },
    FROM,
  );
  for (const email of ['nowhere@example.com', 'new@example.com']) {
    const { code, out, err } = await type('password', email);
    expect([code, out, err]).toEqual([
      1,
      '',
      expect.stringContaining(`no account with the address ${email}`),
    ]);
  }
});
it.each([
  [['password'], 'Say whose'],
  [['password', 'keeper'], 'keeper is not an email address.'],
  [['owner'], 'Say whom to make an owner'],
  [['owner', 'keeper'], 'keeper is not an email address.'],
  [['owner', 'a@example.com', 'b@example.com'], 'npm run market -- owner EMAIL'],
  [['own', 'a@example.com'], 'npm run market -- owner EMAIL'],
])('says what is wrong with %j', async (args, sentence) => {
  const { code, out, err } = await type(...args);
  expect([code, out, err]).toEqual([1, '', expect.stringContaining(sentence)]);
  expect(await roleOf('a@example.com')).toBeUndefined();
});
