// Sessions: what opens one, what ends one, and what a visitor takes into an account.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { changePassword } from '#market/accounts/change-password.ts';
import { forgetPassword } from '#market/accounts/forget-password.ts';
import { renewPassword } from '#market/accounts/renew-password.ts';
import { readBearer, signBearer } from '#market/accounts/bearer.ts';
import { signIn } from '#market/accounts/sign-in.ts';
import { removeLine, selectLines } from '#market/carts/change-cart.ts';
import { customerKey } from '#market/settings/actor.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { fillCart, makeAddress, order } from '../carts.ts';
import { makeVoucher } from '../offers.ts';
import {
  asCustomer,
  base,
  enter,
  FROM,
  HERE,
  mail,
  market,
  NEXT,
  outcomes,
  PASSWORD,
  passwords,
  registered,
  secret,
  sessionOf,
  withAccounts,
} from './accounts-set-up.ts';

withAccounts();

describe('a session', () => {
  it('is found by its bearer, and by no text that only looks like one', async () => {
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
    await changePassword(base.db, passwords, await asCustomer(one.token), {
      before: PASSWORD,
      password: NEXT,
    });
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
      changePassword(base.db, passwords, await asCustomer(token), {
        before: 'not it at all',
        password: NEXT,
      }),
    ).rejects.toMatchObject({ code: 'password-wrong' });
    await expect(
      changePassword(base.db, passwords, await asCustomer(token), {
        before: PASSWORD,
        password: '12345',
      }),
    ).rejects.toMatchObject({ code: 'password-too-short' });
  });
  it('asked for by who has no account gets no letter and the same answer', async () => {
    const email = mail();
    expect(await forgetPassword(base.db, email, FROM)).toBe(email);
    expect(await lettersTo(base.db, email)).toEqual([]);
  });
});

describe('signing in', () => {
  it('moves what the visitor collected: cart, addresses, orders, voucher uses', async () => {
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
      code: 'voucher-used-by-you',
    });
  });
  it('with a password that is changed meanwhile opens no session', async () => {
    const { email, id } = await registered();
    const slow = {
      ...passwords,
      fits: async (typed: string, hash: string | null) => {
        const right = await passwords.fits(typed, hash);
        const password = await passwords.seal(NEXT);
        await base.db.updateTable('accounts').set({ password }).where('id', '=', id).execute();
        return right;
      },
    };
    const entering = signIn(
      base.db,
      { passwords: slow, secret },
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
