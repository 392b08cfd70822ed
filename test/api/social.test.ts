// Signing in by Google and Facebook: whose account somebody gets, and what they must prove for it.
// A real OpenID provider stands beside the shop.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, verifyAccount } from '#market/accounts/sign-up.ts';
import { customerKey } from '#market/settings/actor.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { makeCustomer } from '../customer.ts';
import { makeProduct, makeVisitor, unique } from '../make.ts';
import { fillCart } from '../carts.ts';
import { openSocialShop, type Browser, type SocialShop } from './social-browser.ts';

let all: SocialShop;
beforeAll(async () => {
  all = await openSocialShop();
});
afterAll(() => all.close());

const FROM = { network: '', language: 'en' };
const PASSWORD = 'a quiet harbour at dawn';
const accountOf = (email: string) =>
  all.base.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
const mailOf = (who: string) => `${who}@example.com`;
type SignedIn = {
  token: string;
  user: { id: number; email: string; name: string; cart_count: number };
};
const signedIn = (data: unknown) => data as SignedIn;
const enter = async (browser: Browser, who: string, user_token = unique('visitor')) =>
  signedIn(
    (
      await all.post(browser, 'exchange', {
        code: (await all.byGoogle(browser, who)).get('code'),
        user_token,
      })
    ).data,
  );

describe('by Google', () => {
  it('somebody new gets an account that is proven and has no password; cart and next page come along', async () => {
    const who = all.someone();
    const browser = all.newBrowser();
    const visitor = makeVisitor();
    await fillCart(all.base.db, visitor, { product: await makeProduct(all.base.db), quantity: 2 });
    const back = await all.comeBack(
      browser,
      await all.toGoogle(browser, who, { next: '/user/orders?page=2', language: 'ar' }),
    );
    expect(back.pathname).toBe('/ar/social-callback');
    expect([...back.searchParams.keys()]).toEqual(['code', 'next']);
    expect(back.searchParams.get('next')).toBe('/user/orders?page=2');
    const { token, user } = signedIn(
      (
        await all.post(browser, 'exchange', {
          code: back.searchParams.get('code'),
          user_token: visitor.token,
        })
      ).data,
    );
    expect(user).toMatchObject({ name: 'Leyla Demir', email: mailOf(who), cart_count: 2 });
    expect(
      await all.shop.ask('profile.read', {}, { authorization: `Bearer ${token}` }),
    ).toMatchObject({
      is_logged_in: true,
      google_id: who,
      facebook_id: null,
      has_password: false,
      verified: 1,
    });
    expect(await accountOf(mailOf(who))).toMatchObject({ language: 'ar', password: null });
    expect(
      (await lettersTo(all.base.db, mailOf(who))).map(({ kind, language }) => [kind, language]),
    ).toEqual([['welcome', 'ar']]);
  });
  it('takes the visitor that was named when they left, when the browser names none', async () => {
    const browser = all.newBrowser();
    const visitor = makeVisitor();
    await fillCart(all.base.db, visitor, { product: await makeProduct(all.base.db) });
    const code = (await all.byGoogle(browser, all.someone(), { user_token: visitor.token })).get(
      'code',
    );
    expect(signedIn((await all.post(browser, 'exchange', { code })).data).user.cart_count).toBe(1);
  });
  it('knows somebody again by who they are, not by their address', async () => {
    const who = all.someone();
    const first = await enter(all.newBrowser(), who);
    all.google.people.set(who, {
      email: `${unique('other')}@example.com`,
      email_verified: true,
      name: 'Another Name',
    });
    expect((await enter(all.newBrowser(), who)).user).toMatchObject({
      id: first.user.id,
      email: mailOf(who),
      name: 'Leyla Demir',
    });
  });
  it('leads to the account of a vouched-for address that is proven here too; its password stays', async () => {
    const who = unique('person');
    const email = mailOf(who);
    const { passwords } = all.shop.services;
    await signUp(all.base.db, passwords, { name: 'Amal', email, password: PASSWORD }, FROM);
    const { id } = await verifyAccount(all.base.db, email, await codeTo(all.base.db, email), FROM);
    all.google.people.set(who, { email: email.toUpperCase(), email_verified: true, name: 'Else' });
    expect((await enter(all.newBrowser(), who)).user).toMatchObject({ id, name: 'Amal' });
    expect((await all.shop.ask('auth.signIn', { email, password: PASSWORD })).user.id).toBe(id);
  });
  it('takes an account over that somebody made with their address and never proved: its password and code are dead', async () => {
    const who = all.someone();
    const email = mailOf(who);
    await signUp(
      all.base.db,
      all.shop.services.passwords,
      { name: 'Somebody Else', email, password: PASSWORD },
      FROM,
    );
    const before = await accountOf(email);
    const code = await codeTo(all.base.db, email);
    expect((await enter(all.newBrowser(), who)).user).toMatchObject({
      id: before?.id,
      name: 'Leyla Demir',
    });
    expect((await all.shop.call('POST', 'user/signin', { email, password: PASSWORD })).status).toBe(
      201,
    );
    await expect(verifyAccount(all.base.db, email, code, FROM)).rejects.toMatchObject({
      code: 'code-wrong',
    });
  });
  it('is asked for proof when Google does not vouch for the address, though it has an account here', async () => {
    const { accountId, email } = await makeCustomer(all.base);
    const browser = all.newBrowser();
    const answer = await all.byGoogle(browser, all.someone({ email, email_verified: false }));
    expect([...answer.keys()]).toEqual(['ask']);
    expect((await all.post(browser, 'exchange', { code: answer.get('ask') })).message).toMatch(
      /begin again/,
    );
    expect(
      await all.base.db
        .selectFrom('identities')
        .select('subject')
        .where('account_id', '=', accountId)
        .execute(),
    ).toEqual([]);
  });
  it('once for two browsers at the same moment makes one account', async () => {
    const who = all.someone();
    const browsers = [all.newBrowser(), all.newBrowser(), all.newBrowser()];
    const callbacks = await Promise.all(browsers.map((browser) => all.toGoogle(browser, who)));
    const backs = await Promise.all(
      browsers.map(async (browser, at) => ({
        browser,
        code: (await all.comeBack(browser, callbacks[at] ?? '')).searchParams.get('code'),
      })),
    );
    const entered = await Promise.all(
      backs.map(
        async ({ browser, code }) =>
          signedIn((await all.post(browser, 'exchange', { code })).data).user.id,
      ),
    );
    expect(new Set(entered).size).toBe(1);
  });
  it('says a name that fits, whatever Google says', async () => {
    for (const [name, kept] of [
      [' \u0007 ', null],
      ['x'.repeat(300), 'x'.repeat(100)],
      ['🐪'.repeat(90), null],
    ] as const) {
      const who = all.someone({ name });
      const { user } = await enter(all.newBrowser(), who);
      expect(user.name.length).toBeLessThanOrEqual(100);
      expect(user.name.isWellFormed() && user.name).toBe(
        kept ?? (name.includes('🐪') ? '🐪'.repeat(50) : who),
      );
    }
  });
});

describe('by Facebook', () => {
  const me = (email?: string) => {
    all.facebook.me = { id: unique('10'), name: 'Leyla Demir', ...(email ? { email } : {}) };
    return all.facebook.me;
  };

  it('an address that has an account here is no way into it: digits go there first, and then it is theirs for good', async () => {
    const { accountId, email } = await makeCustomer(all.base);
    const browser = all.newBrowser();
    const { id } = me(email);
    const answer = await all.byFacebook(browser);
    const ask = answer.get('ask');
    expect([...answer.keys()]).toEqual(['ask']);
    expect((await all.post(browser, 'address', { code: ask })).data).toEqual({
      service: 'facebook',
      email,
    });
    expect(await lettersTo(all.base.db, email)).toEqual([]);
    await all.post(browser, 'address', { code: ask, email: email.toUpperCase() });
    expect((await lettersTo(all.base.db, email)).map(({ kind }) => kind)).toEqual(['social-code']);
    const digits = await codeTo(all.base.db, email);
    expect(
      (
        await all.post(browser, 'confirm', {
          code: ask,
          email,
          digits: digits === '111111' ? '222222' : '111111',
        })
      ).status,
    ).toBe(201);
    expect(
      signedIn((await all.post(browser, 'confirm', { code: ask, email, digits })).data).user.id,
    ).toBe(accountId);
    expect((await all.post(browser, 'confirm', { code: ask, email, digits })).message).toMatch(
      /begin again/,
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
  it('somebody without an address says one; the cart comes along', async () => {
    me();
    const browser = all.newBrowser();
    const visitor = makeVisitor();
    const email = `${unique('new')}@example.com`;
    const ask = (await all.byFacebook(browser)).get('ask');
    await fillCart(all.base.db, visitor, { product: await makeProduct(all.base.db) });
    expect((await all.post(browser, 'address', { code: ask })).data).toEqual({
      service: 'facebook',
      email: '',
    });
    await all.post(browser, 'address', { code: ask, email });
    const { user } = signedIn(
      (
        await all.post(browser, 'confirm', {
          code: ask,
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
  it('the address is proven only in the browser that came back, and by digits for this', async () => {
    me();
    const browser = all.newBrowser();
    const email = `${unique('new')}@example.com`;
    const ask = (await all.byFacebook(browser)).get('ask');
    await all.post(browser, 'address', { code: ask, email });
    const digits = await codeTo(all.base.db, email);
    const thief = all.newBrowser();
    for (const call of ['address', 'confirm'] as const)
      expect((await all.post(thief, call, { code: ask, email, digits })).message).toMatch(
        /begin again/,
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
          code: ask,
          email,
          digits: await codeTo(all.base.db, email),
        })
      ).message,
    ).toMatch(/code is not right/);
    await sql`update social_visits set expires_at = now() - interval '1 second'`.execute(
      all.base.db,
    );
    expect((await all.post(browser, 'confirm', { code: ask, email, digits })).message).toMatch(
      /begin again/,
    );
  });
  it('one person with two addresses at the same moment gets one account', async () => {
    me();
    const tries = await Promise.all(
      ['one', 'two', 'three'].map(async (word) => {
        const browser = all.newBrowser();
        const email = `${unique(word)}@example.com`;
        const ask = (await all.byFacebook(browser)).get('ask');
        await all.post(browser, 'address', { code: ask, email });
        return { browser, input: { code: ask, email, digits: await codeTo(all.base.db, email) } };
      }),
    );
    const answers = await Promise.all(
      tries.map(({ browser, input }) => all.post(browser, 'confirm', input)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => signedIn(data).user.id)).size).toBe(1);
  });
  it('the digits die with the fifth wrong try', async () => {
    me();
    const browser = all.newBrowser();
    const email = `${unique('new')}@example.com`;
    const ask = (await all.byFacebook(browser)).get('ask');
    await all.post(browser, 'address', { code: ask, email });
    const digits = await codeTo(all.base.db, email);
    const wrong = digits === '111111' ? '222222' : '111111';
    for (let at = 0; at < 5; at++)
      expect((await all.post(browser, 'confirm', { code: ask, email, digits: wrong })).status).toBe(
        201,
      );
    expect((await all.post(browser, 'confirm', { code: ask, email, digits })).message).toMatch(
      /code is not right/,
    );
    expect(await accountOf(email)).toBeUndefined();
  });
});
