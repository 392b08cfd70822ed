// Sign-in with Facebook, which vouches for no address: which account a person gets, and what they
// must prove.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '#market/accounts/sign-up.ts';
import { customerKey } from '#market/settings/actor.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { makeCustomer } from '../customer.ts';
import { fillCart } from '../carts.ts';
import { makeProduct, makeVisitor, unique } from '../make.ts';
import { openSocialShop, type SocialShop } from './social-browser.ts';
import { signedIn, PASSWORD, FROM, accountOf } from './social-accounts.ts';

let all: SocialShop;
beforeAll(async () => {
  all = await openSocialShop();
});
afterAll(() => all.close());

describe('by Facebook', () => {
  const me = (email?: string) => {
    all.facebook.me = { id: unique('10'), name: 'Leyla Demir', ...(email ? { email } : {}) };
    return all.facebook.me;
  };

  it('opens an account only after a code was mailed to its address', async () => {
    const { accountId, email } = await makeCustomer(all.base);
    const browser = all.newBrowser();
    const { id } = me(email);
    const answer = await all.byFacebook(browser);
    const pending = answer.get('ask');
    expect([...answer.keys()]).toEqual(['ask']);
    expect((await all.post(browser, 'address', { code: pending })).data).toEqual({
      service: 'facebook',
      email,
    });
    expect(await lettersTo(all.base.db, email)).toEqual([]);
    await all.post(browser, 'address', { code: pending, email: email.toUpperCase() });
    expect((await lettersTo(all.base.db, email)).map(({ kind }) => kind)).toEqual(['social-code']);
    const digits = await codeTo(all.base.db, email);
    expect(
      (
        await all.post(browser, 'confirm', {
          code: pending,
          email,
          digits: digits === '111111' ? '222222' : '111111',
        })
      ).status,
    ).toBe(201);
    expect(
      signedIn((await all.post(browser, 'confirm', { code: pending, email, digits })).data).user.id,
    ).toBe(accountId);
    expect((await all.post(browser, 'confirm', { code: pending, email, digits })).message).toMatch(
      /start again/,
    );
    const again = all.newBrowser();
    const code = (await all.byFacebook(again)).get('code');
    expect(signedIn((await all.post(again, 'exchange', { code })).data).user.id).toBe(accountId);
    expect(
      await all.base.db
        .selectFrom('identities')
        .select(['service', 'subject'])
        .where('account_id', '=', accountId)
        .execute(),
    ).toEqual([{ service: 'facebook', subject: id }]);
  });
  it('asks a person without an address for one, and moves their cart', async () => {
    me();
    const browser = all.newBrowser();
    const visitor = makeVisitor();
    const email = `${unique('new')}@example.com`;
    const pending = (await all.byFacebook(browser)).get('ask');
    await fillCart(all.base.db, visitor, { product: await makeProduct(all.base.db) });
    expect((await all.post(browser, 'address', { code: pending })).data).toEqual({
      service: 'facebook',
      email: '',
    });
    await all.post(browser, 'address', { code: pending, email });
    const { user } = signedIn(
      (
        await all.post(browser, 'confirm', {
          code: pending,
          email,
          digits: await codeTo(all.base.db, email),
          user_token: visitor.token,
        })
      ).data,
    );
    expect(user).toMatchObject({ email, name: 'Leyla Demir', cart_count: 1 });
    expect(
      await all.base.db
        .selectFrom('cart_lines')
        .select('id')
        .where('shopper', '=', customerKey(user.id))
        .execute(),
    ).toHaveLength(1);
  });
  it('accepts only the code mailed for this, in the browser that came back', async () => {
    me();
    const browser = all.newBrowser();
    const email = `${unique('new')}@example.com`;
    const pending = (await all.byFacebook(browser)).get('ask');
    await all.post(browser, 'address', { code: pending, email });
    const digits = await codeTo(all.base.db, email);
    const thief = all.newBrowser();
    for (const call of ['address', 'confirm'] as const)
      expect((await all.post(thief, call, { code: pending, email, digits })).message).toMatch(
        /start again/,
      );
    await signUp(
      all.base.db,
      all.shop.services.passwords,
      { name: 'Amal', email, password: PASSWORD },
      FROM,
    );
    expect(
      (
        await all.post(browser, 'confirm', {
          code: pending,
          email,
          digits: await codeTo(all.base.db, email),
        })
      ).message,
    ).toMatch(/code isn’t right/);
    await sql`update social_visits set expires_at = now() - interval '1 second'`.execute(
      all.base.db,
    );
    expect((await all.post(browser, 'confirm', { code: pending, email, digits })).message).toMatch(
      /start again/,
    );
  });
  it('gives one person with three addresses at the same moment one account', async () => {
    me();
    const tries = await Promise.all(
      ['one', 'two', 'three'].map(async (word) => {
        const browser = all.newBrowser();
        const email = `${unique(word)}@example.com`;
        const pending = (await all.byFacebook(browser)).get('ask');
        await all.post(browser, 'address', { code: pending, email });
        return {
          browser,
          input: { code: pending, email, digits: await codeTo(all.base.db, email) },
        };
      }),
    );
    const answers = await Promise.all(
      tries.map(({ browser, input }) => all.post(browser, 'confirm', input)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => signedIn(data).user.id)).size).toBe(1);
  });
  it('lets the code die with the fifth wrong try', async () => {
    me();
    const browser = all.newBrowser();
    const email = `${unique('new')}@example.com`;
    const pending = (await all.byFacebook(browser)).get('ask');
    await all.post(browser, 'address', { code: pending, email });
    const digits = await codeTo(all.base.db, email);
    const wrong = digits === '111111' ? '222222' : '111111';
    for (let at = 0; at < 5; at++)
      expect(
        (await all.post(browser, 'confirm', { code: pending, email, digits: wrong })).status,
      ).toBe(201);
    expect((await all.post(browser, 'confirm', { code: pending, email, digits })).message).toMatch(
      /code isn’t right/,
    );
    expect(await accountOf(all, email)).toBeUndefined();
  });
});
