// An account from its first day to its last: in English on a wide screen, in Arabic on a phone.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import { codeTo, FIRST, journeyOf, type Thing } from './account-journey.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { openPage, reload, settled } from './settled.ts';

let site: Site;
let thing: Thing;

describe.skipIf(missing !== null)(`accounts${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite('all');
    const {
      rows: [found],
    } = await sql<Thing>`
      select p.id, p.slug, p.title
      from products p
      where p.public
        and (select count(*) from inventories i where i.product_id = p.id) = 1
        and (select min(quantity) from inventories i where i.product_id = p.id) > 20
      order by p.id
      limit 1`.execute(site.database.db);
    if (!found) throw new Error('The demo market is empty.');
    thing = found;
  });
  afterAll(() => site?.close());

  it.each([
    ['en', '', 1280],
    ['ar', '/ar', 360],
  ] as const)(
    'register, sign in and out, forget the password, leave for good: in %s',
    async (language, prefix, width) => {
      const visitor = await site.visit({ viewport: { width, height: 800 }, acceptDownloads: true });
      const journey = journeyOf(site, visitor, { thing, language, prefix });
      await journey.fillCart();
      await journey.register();
      await journey.seeOwnCart();
      await journey.signOut();
      await journey.signIn();
      await journey.forget();
      await journey.changeProfile();
      await journey.leave();
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    },
    600_000,
  );

  it('signing in leads on to the page that asked for it, and only on this site', async () => {
    const { page, close } = await site.visit();
    await page.goto('/user/profile');
    await page.waitForURL('**/login?next=%2Fuser%2Fprofile');
    const register = page.getByRole('link', { name: wordsOf('en').account?.register ?? '' });
    // A cached page learns its query in the browser.
    await expect.poll(() => register.getAttribute('href')).toBe('/register?next=%2Fuser%2Fprofile');
    await reload(page);
    await page.locator('summary', { hasText: 'English' }).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/login?next=%2Fuser%2Fprofile');
    await openPage(page, '/login?next=//evil.example/x');
    expect(await register.getAttribute('href')).toBe('/register');
    await close();
  });

  it('registering leads on to the page that asked for it, once the code is entered', async () => {
    const { page, complaints, close } = await site.visit();
    const words = wordsOf('en').account ?? {};
    const email = 'omar@example.com';
    await page.goto('/user/profile');
    await page.waitForURL('**/login?next=%2Fuser%2Fprofile');
    await settled(page);
    await page.getByRole('link', { name: words.register ?? '' }).click();
    for (const [key, value] of [
      ['name', 'Omar Haddad'],
      ['email', email],
      ['password', FIRST],
      ['again', FIRST],
    ] as const)
      await page.getByRole('textbox', { name: words[key] ?? '', exact: true }).fill(value);
    await page.getByRole('button', { name: words['register-submit'] ?? '' }).click();
    await page
      .getByRole('textbox', { name: words.code ?? '' })
      .fill(await codeTo(site, email, 'verify'));
    await page.getByRole('button', { name: words.confirm ?? '' }).click();
    await page.waitForURL('**/user/profile');
    expect(await page.getByRole('textbox', { name: words.name ?? '' }).inputValue()).toBe(
      'Omar Haddad',
    );
    expect(complaints).toEqual([]);
    await close();
  });

  it('a customer with an unverified address is asked for the emailed code at sign-in', async () => {
    const { page, close } = await site.visit();
    const words = wordsOf('en').account ?? {};
    const email = 'leila@example.com';
    await openPage(page, '/login?next=/cart');
    // In this browser: a code works only where it was requested.
    await page.evaluate(
      async (who) => {
        const body = JSON.stringify({ ...who, user_token: localStorage.getItem('user_token') });
        await fetch('/api/v1/user/signup', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
      },
      { name: 'Leila', email, password: FIRST },
    );
    const code = await codeTo(site, email, 'verify');
    await page.getByRole('textbox', { name: words.email ?? '' }).fill(email);
    await page.getByRole('textbox', { name: words.password ?? '', exact: true }).fill(FIRST);
    await page.getByRole('button', { name: words['sign-in'] ?? '' }).click();
    await page.getByRole('textbox', { name: words.code ?? '' }).fill(code);
    await page.getByRole('button', { name: words.confirm ?? '' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/cart');
    expect((await page.context().cookies()).some(({ name }) => name === 'frontend_token')).toBe(
      true,
    );
    await close();
  });

  it('an application to sell reaches the owner, who decides it', async () => {
    const { page, complaints, close } = await site.visit({ viewport: { width: 360, height: 780 } });
    const words = wordsOf('en').account ?? {};
    const email = 'seller@example.com';
    await openPage(page, '/seller/register');
    for (const [key, value] of [
      ['store_name', 'Cedar & Clay'],
      ['name', 'Nadia Aziz'],
      ['email', email],
      ['password', 'eight sig'],
      ['again', 'eight sig'],
    ] as const)
      await page.getByRole('textbox', { name: words[key] ?? '', exact: true }).fill(value);
    await page.getByRole('button', { name: words['seller-submit'] ?? '' }).click();
    await page
      .getByText(wordsOf('en').refusal?.['password-too-short']?.replace('{least}', '10') ?? '')
      .waitFor();
    for (const key of ['password', 'again'] as const)
      await page.getByRole('textbox', { name: words[key] ?? '', exact: true }).fill(FIRST);
    await page.getByRole('button', { name: words['seller-submit'] ?? '' }).click();
    await page
      .getByRole('textbox', { name: words.code ?? '' })
      .fill(await codeTo(site, email, 'seller-verify'));
    await page.getByRole('button', { name: words.confirm ?? '' }).click();
    await page.getByRole('heading', { name: words['seller-done-title'] ?? '' }).waitFor();
    const { rows } = await sql`
      select a.store_name, a.state
      from applications a
      join accounts c on c.id = a.account_id
      where c.email = ${email}`.execute(site.database.db);
    expect(rows).toEqual([{ store_name: 'Cedar & Clay', state: 'received' }]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('where guests may not buy, cart and checkout lead to sign-in and back', async () => {
    const { page, close } = await site.visit();
    const guests = (on: boolean) =>
      transaction(site.database.db, async (tx) => {
        await tx.updateTable('settings').set({ guest_checkout: on }).execute();
        await touch(tx, 'settings');
      });
    const waitForGuests = (on: boolean) =>
      vi.waitFor(
        async () =>
          expect(
            (await (await fetch(`${site.origin}/api/v1/common`)).json()).data.setting
              .guest_checkout,
          ).toBe(on ? 1 : 0),
        { timeout: 60_000, interval: 50 },
      );
    await guests(false);
    await waitForGuests(false);
    for (const screen of ['/cart', '/shipping', '/checkout']) {
      await page.goto(screen);
      await page
        .getByRole('main')
        .getByRole('link', { name: wordsOf('en').header?.['sign-in'] ?? '' })
        .click();
      await page.waitForURL(`**/login?next=${encodeURIComponent(screen)}`);
    }
    await guests(true);
    await waitForGuests(true);
    await close();
  });
});
