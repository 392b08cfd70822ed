// Sign-in with Google: which account a person gets, and what they must prove. A real OpenID
// provider runs beside the shop.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, verifyAccount } from '#market/accounts/sign-up.ts';
import { inside } from '../entered.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { makeCustomer } from '../customer.ts';
import { fillCart } from '../carts.ts';
import { makeProduct, makeVisitor, unique } from '../make.ts';
import { openSocialShop, type Browser, type SocialShop } from './social-browser.ts';
import { signedIn, accountOf, PASSWORD, FROM } from './social-accounts.ts';

let all: SocialShop;
beforeAll(async () => {
  all = await openSocialShop();
});
afterAll(() => all.close());
const mailOf = (who: string) => `${who}@example.com`;
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
  it('opens a proven account for a new person, who keeps their cart and next page', async () => {
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
    expect(await accountOf(all, mailOf(who))).toMatchObject({ language: 'ar', password: null });
    expect(
      (await lettersTo(all.base.db, mailOf(who))).map(({ kind, language }) => [kind, language]),
    ).toEqual([['welcome', 'ar']]);
  });
  it('brings along the cart of the visitor who left for Google', async () => {
    const browser = all.newBrowser();
    const visitor = makeVisitor();
    await fillCart(all.base.db, visitor, { product: await makeProduct(all.base.db) });
    const code = (await all.byGoogle(browser, all.someone(), { user_token: visitor.token })).get(
      'code',
    );
    expect(signedIn((await all.post(browser, 'exchange', { code })).data).user.cart_count).toBe(1);
  });
  it('knows a customer again by who they are at Google, not by their address', async () => {
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
  it('calls nobody by a name that turns the texts around it', async () => {
    const who = unique('person');
    const name = '\u202eLeyla\u2066 Demir';
    all.google.people.set(who, { email: mailOf(who), email_verified: true, name });
    expect((await enter(all.newBrowser(), who)).user).toMatchObject({ name: 'Leyla Demir' });
  });
  it('leads to the account with the same proven address; its password stays', async () => {
    const who = unique('person');
    const email = mailOf(who);
    const { passwords } = all.shop.services;
    await signUp(all.base.db, passwords, { name: 'Amal', email, password: PASSWORD }, FROM);
    const { id } = await verifyAccount(all.base.db, email, await codeTo(all.base.db, email), FROM);
    all.google.people.set(who, { email: email.toUpperCase(), email_verified: true, name: 'Else' });
    expect((await enter(all.newBrowser(), who)).user).toMatchObject({ id, name: 'Amal' });
    expect(inside(await all.shop.ask('auth.signIn', { email, password: PASSWORD })).user.id).toBe(
      id,
    );
  });
  it('takes over an account that another opened with the address and never proved', async () => {
    const who = all.someone();
    const email = mailOf(who);
    await signUp(
      all.base.db,
      all.shop.services.passwords,
      { name: 'Somebody Else', email, password: PASSWORD },
      FROM,
    );
    const before = await accountOf(all, email);
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
  it('asks for proof of an address that Google does not vouch for', async () => {
    const { accountId, email } = await makeCustomer(all.base);
    const browser = all.newBrowser();
    const answer = await all.byGoogle(browser, all.someone({ email, email_verified: false }));
    expect([...answer.keys()]).toEqual(['ask']);
    expect((await all.post(browser, 'exchange', { code: answer.get('ask') })).message).toMatch(
      /start again/,
    );
    expect(
      await all.base.db
        .selectFrom('identities')
        .select('subject')
        .where('account_id', '=', accountId)
        .execute(),
    ).toEqual([]);
  });
  it('in three browsers at the same moment makes one account', async () => {
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
  it('shortens or replaces a name that does not fit, whatever Google sends', async () => {
    for (const [name, expected] of [
      [' \u0007 ', null],
      ['x'.repeat(300), 'x'.repeat(100)],
      ['🐪'.repeat(90), null],
    ] as const) {
      const who = all.someone({ name });
      const { user } = await enter(all.newBrowser(), who);
      expect(user.name.length).toBeLessThanOrEqual(100);
      expect(user.name.isWellFormed() && user.name).toBe(
        expected ?? (name.includes('🐪') ? '🐪'.repeat(50) : who),
      );
    }
  });
});
