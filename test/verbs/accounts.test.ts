// Accounts: registering, signing in, codes, sessions, what moves in, what is erased.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { changePassword, forgetPassword, renewPassword } from '#market/accounts/change-password.ts';
import { eraseAccount } from '#market/accounts/change-account.ts';
import { readBearer, signBearer } from '#market/accounts/bearer.ts';
import { readOwnData } from '#market/accounts/read-own-data.ts';
import { accountOfSession, readBearerSecret } from '#market/accounts/session.ts';
import { signIn } from '#market/accounts/sign-in.ts';
import { signUp, verifyAccount } from '#market/accounts/sign-up.ts';
import { removeLine, selectLines } from '#market/carts/change-cart.ts';
import { customer, customerKey, type Customer } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { deliver } from '../deliver.ts';
import { codeTo, lettersTo } from '../letters.ts';
import {
  fillCart,
  makeAddress,
  makeProduct,
  makeShop,
  makeVisitor,
  makeVoucher,
  order,
  unique,
} from '../make.ts';
import { placesBesidePapers, placesWith } from './search-all.ts';

let base: Fresh;
let secret: Uint8Array;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  secret = await readBearerSecret(base.db);
  market = await readMarketSettings(base.db);
});
afterAll(() => base.close());

const passwords = openPasswords();
const PASSWORD = 'a quiet harbour at dawn';
const NEXT = 'seven lanterns, one road';
const HERE = { device: 'Firefox · Linux', network: '127.0.0.0/24' };
const FROM = { network: '', language: 'en' };
const HERS = { ...FROM, browser: 'her-browser' };
const mail = () => `${unique('person')}@example.com`;
const enter = (email: string, password = PASSWORD, userToken?: string) =>
  signIn(base.db, passwords, secret, { email, password, userToken }, HERE);
const signUpAs = async (email = mail()) => {
  await signUp(base.db, passwords, { name: 'Amal', email, password: PASSWORD }, FROM);
  return email;
};
const registered = async () => {
  const email = await signUpAs();
  const { id } = await verifyAccount(base.db, email, await codeTo(base.db, email), FROM);
  return { email, id };
};
const sessionOf = async (token: string) => {
  const id = await readBearer(secret, token);
  return id === null ? null : accountOfSession(base.db, id);
};
const asCustomer = async (token: string): Promise<Customer> =>
  customer((await sessionOf(token)) ?? 0, (await readBearer(secret, token)) ?? '', {
    language: 'en',
    timeZone: 'UTC',
  });
const outcomes = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((one) =>
    one.status === 'fulfilled' ? 'done' : String(Reflect.get(one.reason, 'code')),
  );

describe('registering', () => {
  it('proves the address with the mailed code, then lets in, however the address is written', async () => {
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
  it('says the same of an address that has an account, and tells its owner by mail only', async () => {
    const { email } = await registered();
    expect(await signUp(base.db, passwords, { name: 'Thief', email, password: NEXT }, FROM)).toBe(
      email,
    );
    expect((await lettersTo(base.db, email)).at(-1)?.kind).toBe('already-registered');
    expect((await enter(email)).user.name).toBe('Amal');
    await expect(enter(email, NEXT)).rejects.toMatchObject({ code: 'signin-failed' });
  });
  it('anew by who never proved the address writes over it, and the code before is dead', async () => {
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

describe('a session', () => {
  it('is named by its bearer, and by nothing that only looks like it', async () => {
    const { email, id } = await registered();
    const { token } = await enter(email);
    const [head = '', body = '', sign = ''] = token.split('.');
    expect(await sessionOf(token)).toBe(id);
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const session = {
      id: (await readBearer(secret, token)) ?? '',
      accountId: id,
      expiresAt: new Date(Date.now() - 1000),
    };
    for (const forged of [
      '',
      token.slice(0, -4),
      `${head}.${body}.${sign.split('').reverse().join('')}`,
      `${none}.${body}.`,
      await signBearer(secret, session),
      await signBearer(new TextEncoder().encode('x'.repeat(96)), {
        ...session,
        expiresAt: new Date(Date.now() + 9e6),
      }),
    ])
      expect(await readBearer(secret, forged)).toBeNull();
  });
  it('ends with a new password for the others, with a forgotten one for all', async () => {
    const { email } = await registered();
    const [one, two] = [await enter(email), await enter(email)];
    await changePassword(base.db, passwords, await asCustomer(one.token), PASSWORD, NEXT);
    expect([(await sessionOf(one.token)) === null, await sessionOf(two.token)]).toEqual([
      false,
      null,
    ]);
    await expect(enter(email)).rejects.toMatchObject({ code: 'signin-failed' });
    await forgetPassword(base.db, email, FROM);
    const code = await codeTo(base.db, email);
    await renewPassword(base.db, passwords, { email, code, password: PASSWORD }, FROM);
    expect(await sessionOf(one.token)).toBeNull();
    expect((await enter(email)).user.email).toBe(email);
    await expect(
      renewPassword(base.db, passwords, { email, code, password: NEXT }, FROM),
    ).rejects.toMatchObject({ code: 'code-wrong' });
  });
  it('keeps its password from who does not know it', async () => {
    const { email } = await registered();
    const { token } = await enter(email);
    await expect(
      changePassword(base.db, passwords, await asCustomer(token), 'not it at all', NEXT),
    ).rejects.toMatchObject({ code: 'password-wrong' });
    await expect(
      changePassword(base.db, passwords, await asCustomer(token), PASSWORD, '12345'),
    ).rejects.toMatchObject({ code: 'password-too-short' });
  });
  it('asked for by who has no account gets no letter and the same answer', async () => {
    const email = mail();
    expect(await forgetPassword(base.db, email, FROM)).toBe(email);
    expect(await lettersTo(base.db, email)).toEqual([]);
  });
});

describe('signing in', () => {
  it('takes along what the visitor gathered: cart, addresses, orders, voucher uses', async () => {
    const { email, id } = await registered();
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { stock: 5 });
    const other = await makeProduct(base.db);
    const code = await makeVoucher(base.db, { perCustomer: 1 });
    await fillCart(base.db, visitor, { product: other });
    const { id: orderId } = await order(base.db, market, visitor, { voucher: code });
    await fillCart(base.db, visitor, { product, quantity: 4 }, { product: other });
    const { token } = await enter(email);
    const own = await asCustomer(token);
    await makeAddress(base.db, own);
    await fillCart(base.db, own, { product, quantity: 3 });
    // three and four of five in stock are five, and the other
    expect((await enter(email, PASSWORD, visitor.token)).user.cart_count).toBe(6);
    const rows = async (
      table: 'cart_lines' | 'addresses' | 'orders' | 'voucher_uses',
      key: string,
    ) =>
      (
        await base.db
          .selectFrom(table)
          .select(sql<number>`count(*)`.as('count'))
          .where('shopper', '=', key)
          .executeTakeFirstOrThrow()
      ).count;
    for (const table of ['cart_lines', 'addresses', 'orders', 'voucher_uses'] as const)
      expect(await rows(table, visitor.key)).toBe(0);
    expect(
      await base.db
        .selectFrom('orders')
        .select('id')
        .where('shopper', '=', customerKey(id))
        .execute(),
    ).toEqual([{ id: orderId }]);
    expect(
      await base.db
        .selectFrom('addresses')
        .select('id')
        .where('shopper', '=', customerKey(id))
        .where('chosen', '=', true)
        .execute(),
    ).toHaveLength(1);
    await fillCart(base.db, own, { product: other });
    await expect(order(base.db, market, own, { voucher: code })).rejects.toMatchObject({
      code: 'voucher-used-up',
    });
  });
  it('with a password that is changed while it is looked at opens no session: what ended all sessions ends this one too', async () => {
    const { email, id } = await registered();
    const slow = {
      ...passwords,
      fits: async (typed: string, kept: string | null) => {
        const right = await passwords.fits(typed, kept);
        const password = await passwords.seal(NEXT);
        await base.db.updateTable('accounts').set({ password }).where('id', '=', id).execute();
        return right;
      },
    };
    const entering = signIn(
      base.db,
      slow,
      secret,
      { email, password: PASSWORD, userToken: undefined },
      HERE,
    );
    await expect(entering).rejects.toMatchObject({ code: 'signin-failed' });
    expect(
      await base.db.selectFrom('sessions').select('id').where('account_id', '=', id).execute(),
    ).toEqual([]);
  });
  it('on two devices at once moves everything once', async () => {
    const { email, id } = await registered();
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    await fillCart(base.db, visitor, { product, quantity: 2 });
    expect(
      new Set(
        await outcomes(Array.from({ length: 8 }, () => enter(email, PASSWORD, visitor.token))),
      ),
    ).toEqual(new Set(['done']));
    expect(
      await base.db
        .selectFrom('cart_lines')
        .select(['quantity'])
        .where('shopper', '=', customerKey(id))
        .execute(),
    ).toEqual([{ quantity: 2 }]);
  });
  it('keeps the lines of a customer from who only knows their numbers', async () => {
    const { email } = await registered();
    const own = await asCustomer((await enter(email)).token);
    const product = await makeProduct(base.db);
    const [line = 0] = await fillCart(base.db, own, { product });
    for (const caller of [null, makeVisitor()]) {
      await expect(
        transaction(base.db, (tx) => removeLine(tx, caller, line)),
      ).rejects.toMatchObject({ code: 'cart-line-not-found' });
      await transaction(base.db, (tx) => selectLines(tx, caller, [], [line]));
    }
    expect(
      await base.db
        .selectFrom('cart_lines')
        .select('selected')
        .where('id', '=', line)
        .executeTakeFirst(),
    ).toEqual({ selected: true });
    await transaction(base.db, (tx) => removeLine(tx, own, line));
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
