// Accounts: registration, and what is erased when one is deleted.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { readOwnData } from '#market/accounts/read-own-data.ts';
import { signUp, verifyAccount } from '#market/accounts/sign-up.ts';
import { deliver } from '../deliver.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { makeProduct, unique } from '../make.ts';
import { fillCart, makeAddress, order } from '../carts.ts';
import { placesBesidePapers, placesWith } from './search-all.ts';
import {
  asCustomer,
  base,
  enter,
  FROM,
  mail,
  market,
  NEXT,
  outcomes,
  PASSWORD,
  passwords,
  registered,
  sessionOf,
  signUpAs,
  withAccounts,
} from './accounts-set-up.ts';

withAccounts();

const HERS = { ...FROM, browser: 'her-browser' };

describe('registering', () => {
  it('signs in with the mailed code, however the address is written', async () => {
    const email = await signUpAs();
    await expect(enter(email)).rejects.toMatchObject({ code: 'not-verified' });
    await expect(enter(email, 'wrong')).rejects.toMatchObject({ code: 'signin-failed' });
    expect(
      await verifyAccount(base.db, email.toUpperCase(), await codeTo(base.db, email), FROM),
    ).toMatchObject({
      email,
      verified: 1,
      has_password: true,
      cart_count: 0,
      staff: null,
      stores: [],
    });
    expect((await enter(` ${email.toUpperCase()} `)).user).toMatchObject({ email, name: 'Amal' });
    expect((await lettersTo(base.db, email)).map(({ kind }) => kind)).toEqual([
      'verify',
      'welcome',
    ]);
  });
  it('answers alike for an address that has an account, and mails its owner', async () => {
    const { email } = await registered();
    expect(await signUp(base.db, passwords, { name: 'Thief', email, password: NEXT }, FROM)).toBe(
      email,
    );
    expect((await lettersTo(base.db, email)).at(-1)?.kind).toBe('already-registered');
    expect((await enter(email)).user.name).toBe('Amal');
    await expect(enter(email, NEXT)).rejects.toMatchObject({ code: 'signin-failed' });
  });
  it('again, before the address is proven, replaces the first; its code is dead', async () => {
    const email = await signUpAs();
    const before = await codeTo(base.db, email);
    await signUp(base.db, passwords, { name: 'Second', email, password: NEXT }, FROM);
    await expect(verifyAccount(base.db, email, before, FROM)).rejects.toMatchObject({
      code: 'code-wrong',
    });
    await verifyAccount(base.db, email, await codeTo(base.db, email), FROM);
    expect((await enter(email, NEXT)).user.name).toBe('Second');
  });
  it('begun by another for one’s address is not proven by one’s own hands', async () => {
    const email = mail();
    await signUp(base.db, passwords, { name: 'Amal', email, password: PASSWORD }, HERS);
    await signUp(
      base.db,
      passwords,
      { name: 'Thief', email, password: NEXT },
      { ...FROM, browser: 'his-browser' },
    );
    for (const browser of [HERS, FROM])
      await expect(
        verifyAccount(base.db, email, await codeTo(base.db, email), browser),
      ).rejects.toMatchObject({ code: 'code-wrong' });
    await signUp(base.db, passwords, { name: 'Amal', email, password: PASSWORD }, HERS);
    expect((await verifyAccount(base.db, email, await codeTo(base.db, email), HERS)).name).toBe(
      'Amal',
    );
    await expect(enter(email, NEXT)).rejects.toMatchObject({ code: 'signin-failed' });
  });
  it.each([
    ['12345', 'password-too-short'],
    ['', 'password-too-short'],
    ['🌙🌙', 'password-too-short'],
    ['password', 'password-common'],
    ['Password1!', 'password-common'],
    ['aaaaaaaa', 'password-common'],
    ['abababab', 'password-common'],
    ['23456789', 'password-common'],
    ['qwertyuiop', 'password-common'],
    ['lkjhgfdsa', 'password-common'],
  ])('refuses %j', async (password, code) => {
    await expect(
      signUp(base.db, passwords, { name: 'A', email: mail(), password }, FROM),
    ).rejects.toMatchObject({ code });
  });
  it('refuses a password that is the address', async () => {
    const email = mail();
    await expect(
      signUp(base.db, passwords, { name: 'A', email, password: email }, FROM),
    ).rejects.toMatchObject({ code: 'password-common' });
  });
  it.each([
    'بحر هادئ وقمر '.repeat(6),
    '🌙🐪🌴⛺🌊🏜',
    'x1'.padEnd(150, '🐪 tail'),
    '  two spaces  ',
  ])('takes %j whole', async (password) => {
    const email = mail();
    await signUp(base.db, passwords, { name: 'A', email, password }, FROM);
    await verifyAccount(base.db, email, await codeTo(base.db, email), FROM);
    expect((await enter(email, password)).user.email).toBe(email);
    await expect(enter(email, password.slice(0, -1))).rejects.toMatchObject({
      code: 'signin-failed',
    });
  });
  it('twenty times at once leaves one account', async () => {
    const email = mail();
    expect(
      new Set(
        await outcomes(
          Array.from({ length: 20 }, () =>
            signUp(base.db, passwords, { name: 'A', email, password: PASSWORD }, FROM),
          ),
        ),
      ),
    ).toEqual(new Set(['done']));
    expect(
      await base.db.selectFrom('accounts').select('id').where('email', '=', email).execute(),
    ).toHaveLength(1);
  });
});

describe('an account that is deleted', () => {
  it('leaves numbers without a person', async () => {
    const email = mail();
    const name = unique('Zubaida');
    await signUp(base.db, passwords, { name, email, password: PASSWORD }, FROM);
    await verifyAccount(base.db, email, await codeTo(base.db, email), FROM);
    const { token } = await enter(email);
    const own = await asCustomer(token);
    const product = await makeProduct(base.db);
    await makeAddress(base.db, own, {
      name,
      email,
      phone: '+33 6 99 88 77 66',
      address_1: '77, rue Zubaida',
    });
    await fillCart(base.db, own, { product });
    const placed = await order(base.db, market, own);
    await deliver(base.db, placed.id);
    expect(JSON.stringify(await readOwnData(base.db, own))).toMatch(
      new RegExp(`${name}.*${placed.code}`, 's'),
    );
    await transaction(base.db, (tx) => eraseAccount(tx, own));
    expect(await sessionOf(token)).toBeNull();
    await expect(enter(email)).rejects.toMatchObject({ code: 'signin-failed' });
    expect(await placesBesidePapers(base.db, new RegExp(`${name}|rue Zubaida`))).toEqual([]);
    expect(await placesWith(base.db, new RegExp(`${email}|99 88 77 66`))).toEqual([]);
    expect(
      await base.db
        .selectFrom('orders')
        .select(['code', 'total'])
        .where('id', '=', placed.id)
        .executeTakeFirst(),
    ).toEqual({ code: placed.code, total: placed.total });
  });
  it('can be registered again', async () => {
    const { email } = await registered();
    const own = await asCustomer((await enter(email)).token);
    await transaction(base.db, (tx) => eraseAccount(tx, own));
    await signUpAs(email);
    await verifyAccount(base.db, email, await codeTo(base.db, email), FROM);
    expect((await enter(email)).user.id).not.toBe(own.accountId);
  });
});
