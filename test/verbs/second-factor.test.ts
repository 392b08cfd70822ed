// A second factor: set up, required at each sign-in, used once, lost, and removed.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { changePassword } from '#market/accounts/change-password.ts';
import { clearStale } from '#market/accounts/clear-stale.ts';
import {
  removeSecondFactor,
  renewRecoveryCodes,
  resetAtTerminal,
  resetSecondFactor,
} from '#market/accounts/remove-second-factor.ts';
import { readSecondFactor } from '#market/accounts/second-factor.ts';
import { beginSecondFactor, confirmSecondFactor } from '#market/accounts/set-up-second-factor.ts';
import { answerChallenge } from '#market/accounts/sign-in-challenge.ts';
import type { Customer } from '#market/settings/actor.ts';
import { auditOf, makeStaff } from '../at-work.ts';
import { codeOf, plainVault as vault } from '../guarded.ts';
import { lettersTo } from '../letters.ts';
import {
  asCustomer,
  base,
  enter,
  HERE,
  NEXT,
  outcomes,
  PASSWORD,
  passwords,
  registered,
  secret,
  sessionOf,
  tryToEnter,
  withAccounts,
} from './accounts-set-up.ts';

withAccounts();

const challengeOf = async (email: string, password = PASSWORD, userToken?: string) => {
  const entered = await tryToEnter(email, password, userToken);
  if (!('challenge' in entered)) throw new Error('A challenge was expected.');
  return entered.challenge;
};
const answer = (word: string, code: string) =>
  answerChallenge(base.db, { word, code, vault, secret }, HERE);
const begin = (by: Customer) =>
  transaction(base.db, (tx) => beginSecondFactor(tx, by, { market: 'Souk', vault }));
const confirm = (by: Customer, code: string) =>
  transaction(base.db, (tx) => confirmSecondFactor(tx, by, { code, vault }));
const guardLetters = async (email: string) =>
  (await lettersTo(base.db, email))
    .filter(({ kind }) => kind === 'account-guarded')
    .map(({ data }) => data.what);

/** A person with an app whose present code was used to set it up. */
async function guardedPerson() {
  const { email, id } = await registered();
  const by = await asCustomer((await enter(email)).token);
  const { secret: own } = await begin(by);
  const { recovery_codes: codes } = await confirm(by, codeOf(own));
  return { email, id, by, own, codes };
}

describe('setting it up', () => {
  it('counts once a code confirmed it, and ends every other session', async () => {
    const { email } = await registered();
    const other = (await enter(email)).token;
    const by = await asCustomer((await enter(email)).token);
    const { secret: own, uri } = await begin(by);
    expect(uri).toContain(own);
    expect((await begin(by)).secret).toBe(own); // a second tab shows the same
    expect(await enter(email)).toHaveProperty('token'); // not confirmed: not required
    await expect(confirm(by, '000000')).rejects.toMatchObject({ code: 'factor-wrong' });
    const { recovery_codes: codes } = await confirm(by, codeOf(own));
    expect(new Set(codes).size).toBe(10);
    expect(await readSecondFactor(base.db, by)).toMatchObject({
      on: true,
      recovery_codes_left: 10,
    });
    expect(await sessionOf(other)).toBeNull();
    expect(await tryToEnter(email)).not.toHaveProperty('token');
    expect(await guardLetters(email)).toEqual(['on']);
    await expect(begin(by)).rejects.toMatchObject({ code: 'factor-on' });
    const hashes = await sql<{ text: string }>`
      select string_agg(hash, ' ') as text from recovery_codes where account_id = ${by.accountId}
    `.execute(base.db);
    for (const code of codes) expect(hashes.rows[0]?.text).not.toContain(code);
  });
  it('that nobody confirmed is over within an hour, and swept', async () => {
    const { email, id } = await registered();
    const by = await asCustomer((await enter(email)).token);
    const { secret: own } = await begin(by);
    await sql`
      update second_factors set created_at = now() - interval '3 hours' where account_id = ${id}
    `.execute(base.db);
    await expect(confirm(by, codeOf(own))).rejects.toMatchObject({ code: 'factor-off' });
    await clearStale(base.db);
    expect((await begin(by)).secret).not.toBe(own);
  });
});

describe('signing in', () => {
  it('takes the next code of the app, once, and what the visitor gathered comes along', async () => {
    const { email, own } = await guardedPerson();
    const word = await challengeOf(email);
    const spaced = codeOf(own, 1).replace(/^.../, '$& ');
    const { token, user } = await answer(word, spaced);
    expect(user.email).toBe(email);
    expect(await sessionOf(token)).toBe(user.id);
    await expect(answer(word, spaced)).rejects.toMatchObject({ code: 'challenge-over' });
    await expect(answer(await challengeOf(email), spaced)).rejects.toMatchObject({
      code: 'code-used',
    });
  });
  it('of two that bring the same code at the same moment lets one in', async () => {
    const { email, own, codes } = await guardedPerson();
    const words = await Promise.all(Array.from({ length: 4 }, () => challengeOf(email)));
    const code = codeOf(own, 1);
    expect((await outcomes(words.map((word) => answer(word, code)))).toSorted()).toEqual([
      'code-used',
      'code-used',
      'code-used',
      'done',
    ]);
    const [one, two] = [await challengeOf(email), await challengeOf(email)];
    const [recovery = ''] = codes;
    expect((await outcomes([answer(one, recovery), answer(two, recovery)])).toSorted()).toEqual([
      'done',
      'factor-wrong',
    ]);
    const word = await challengeOf(email);
    const same = [codes[1] ?? '', codes[2] ?? ''].map((each) => answer(word, each));
    expect((await outcomes(same)).toSorted()).toEqual(['challenge-over', 'done']);
  });
  it('accepts a recovery code however it is typed, and mails its owner', async () => {
    const { email, by, codes } = await guardedPerson();
    const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    expect(await answer(await challengeOf(email), typed)).toHaveProperty('token');
    expect(await readSecondFactor(base.db, by)).toMatchObject({ recovery_codes_left: 9 });
    expect(await guardLetters(email)).toEqual(['on', 'recovery-code']);
  });
  it('is over after five wrong codes, and its owner gets a letter once an hour', async () => {
    const { email, own } = await guardedPerson();
    for (const word of [await challengeOf(email), await challengeOf(email)]) {
      const tries = await outcomes(Array.from({ length: 7 }, () => answer(word, '000000')));
      expect(tries.filter((one) => one === 'factor-wrong')).toHaveLength(5);
      await expect(answer(word, codeOf(own, 1))).rejects.toMatchObject({ code: 'challenge-over' });
    }
    expect(await guardLetters(email)).toEqual(['on', 'guessed']);
  });
  it.each(['expired', 'password changed', 'second factor reset'])(
    'is over when it is late: %s',
    async (why) => {
      const { email, by, own, id } = await guardedPerson();
      const word = await challengeOf(email);
      if (why === 'expired')
        await sql`
          update sign_in_challenges set expires_at = now() where account_id = ${id}
        `.execute(base.db);
      else if (why === 'password changed')
        await changePassword(base.db, passwords, by, { before: PASSWORD, password: NEXT });
      else await transaction(base.db, (tx) => resetAtTerminal(tx, email));
      await expect(answer(word, codeOf(own, 1))).rejects.toMatchObject({ code: 'challenge-over' });
    },
  );
});

describe('losing it', () => {
  it('asks for a code, and for one that was not used', async () => {
    const { email, by, own, codes } = await guardedPerson();
    const remove = (code: string) =>
      transaction(base.db, (tx) => removeSecondFactor(tx, by, { code, vault }));
    await expect(remove('123456')).rejects.toMatchObject({ code: 'factor-wrong' });
    const { recovery_codes: anew } = await transaction(base.db, (tx) =>
      renewRecoveryCodes(tx, by, { code: codeOf(own, 1), vault }),
    );
    await expect(remove(codes[0] ?? '')).rejects.toMatchObject({ code: 'factor-wrong' });
    await remove(anew[0] ?? '');
    expect(await enter(email)).toHaveProperty('token');
    await expect(remove(anew[1] ?? '')).rejects.toMatchObject({ code: 'factor-off' });
    expect(await guardLetters(email)).toEqual(['on', 'codes', 'recovery-code', 'off']);
  });
  it('a colleague resets it, never their own, and never of who may do more', async () => {
    const { email, id } = await guardedPerson();
    const { staff: owner } = await makeStaff(base, 'owner');
    const reset = (by: typeof owner, account: number) =>
      transaction(base.db, (tx) => resetSecondFactor(tx, by, account));
    await expect(reset(owner, owner.accountId)).rejects.toMatchObject({ code: 'factor-own' });
    const { staff: support } = await makeStaff(base, 'support');
    await expect(reset(support, id)).rejects.toMatchObject({ code: 'not-allowed' });
    await reset(owner, id);
    await expect(reset(owner, id)).rejects.toMatchObject({ code: 'factor-off' });
    expect(await enter(email)).toHaveProperty('token');
    expect(await auditOf(base.db, `account:${id}`)).toMatchObject([
      { account_id: owner.accountId, action: 'second-factor.reset' },
    ]);
    expect(await guardLetters(email)).toEqual(['on', 'reset']);
  });
  it('happens when its account is erased', async () => {
    const { by, id } = await guardedPerson();
    await transaction(base.db, (tx) => eraseAccount(tx, by));
    const { rows } = await sql`
      select from second_factors where account_id = ${id}
      union all select from recovery_codes where account_id = ${id}
      union all select from sign_in_challenges where account_id = ${id}
    `.execute(base.db);
    expect(rows).toEqual([]);
  });
});

it('the schema keeps a used step from coming back', async () => {
  const { id } = await guardedPerson();
  await expect(
    sql`update second_factors set last_step = last_step where account_id = ${id}`.execute(base.db),
  ).rejects.toThrow(/was used already/);
});
