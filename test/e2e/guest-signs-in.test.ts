// A guest who remembers an account at checkout: they sign in and continue where they were, with the
// contents of both carts. The same for a customer whose session ends there.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { setPassword } from '#market/accounts/set-password.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { makeCustomer } from '../customer.ts';
import { openPage, settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { twoThings } from './two-things.ts';

const skipped = missing ? ` (skipped: ${missing})` : '';
const PASSWORD = 'three loose words';

let site: Site;
beforeAll(async () => {
  if (!missing) site = await openSite();
});
afterAll(() => site?.close());

/** A person with a password and one product in their cart. */
async function somebody(thing: { id: number; inventory: number }) {
  const { db } = site.database;
  const made = await makeCustomer(site.database);
  const sealed = await openPasswords().seal(PASSWORD);
  await transaction(db, async (tx) => {
    await setPassword(tx, made.email, sealed);
    await addToCart(tx, made.customer, {
      product_id: thing.id,
      inventory_id: thing.inventory,
      quantity: 1,
    });
  });
  return made;
}

async function signIn(page: Page, email: string): Promise<void> {
  await settled(page); // the page before may have an email field, too
  await page.locator('main [name=email]').fill(email);
  await page.locator('main [name=password]').fill(PASSWORD);
  await page.locator('main [name=password]').press('Enter');
}

describe.skipIf(missing !== null)(`a guest at checkout${skipped}`, () => {
  it.each([
    ['en', '', 1280],
    ['ar', '/ar', 360],
  ] as const)(
    'signs in and comes back to it with both carts: in %s',
    async (language, prefix, width) => {
      const say = wordsOf(language);
      const [one, two] = await twoThings(site, 20, true);
      if (!one || !two) throw new Error('The demo market sells too little.');
      const { email, customer } = await somebody(two);
      const { page, close } = await site.visit({ viewport: { width, height: 800 } });
      await openPage(page, `${prefix}/x/product/${one.id}`);
      await page.locator('button:visible', { hasText: say['product-page']?.add }).first().click();
      await page
        .getByText(say['product-page']?.added ?? '?')
        .first()
        .waitFor();
      await openPage(page, `${prefix}/shipping`);
      await page.getByText(say.shipping?.guest ?? '?').waitFor();
      await page.getByRole('main').locator(`a[href^="${prefix}/login"]`).click();
      await page.waitForURL(`**${prefix}/login?next=%2Fshipping`);
      await signIn(page, email);
      await page.waitForURL((url) => url.pathname === `${prefix}/shipping`);
      await settled(page);
      expect(await page.getByText(say.shipping?.guest ?? '?').count()).toBe(0);
      const { rows } = await sql<{ inventory: number }>`
      select inventory_id as inventory from cart_lines
      where shopper = ${customer.key}
      order by inventory_id`.execute(site.database.db);
      expect(rows.map(({ inventory }) => inventory)).toEqual(
        [one.inventory, two.inventory].sort((a, b) => a - b),
      );
      await openPage(page, `${prefix}/cart`);
      for (const { id } of [one, two])
        await page.getByRole('main').locator(`a[href$="/product/${id}"]`).first().waitFor();
      await close();
    },
  );
});

describe.skipIf(missing !== null)(`a customer at checkout${skipped}`, () => {
  it.each([
    ['en', '', 1280],
    ['ar', '/ar', 360],
  ] as const)(
    'whose session ended signs in and goes on with their cart and address: in %s',
    async (language, prefix, width) => {
      const say = wordsOf(language);
      const [thing] = await twoThings(site, 20, true);
      if (!thing) throw new Error('The demo market sells too little.');
      const { accountId, email } = await somebody(thing);
      const { page, close } = await site.visit({ viewport: { width, height: 800 } });
      await openPage(page, `${prefix}/login?next=/shipping`);
      await signIn(page, email);
      const field = (name: string) => page.locator(`#address-form-fields [name=${name}]`);
      await expect.poll(() => field('email').inputValue()).toBe(email);
      expect(await field('name').inputValue()).toBe('Amal Haddad');
      await field('country').selectOption('GB');
      await field('phone').fill('07700 900142');
      await field('city').fill('Bristol');
      await field('zip').fill('bs1 4dj');
      await field('address_1').fill('14 Corn Street');
      await sql`delete from sessions where account_id = ${accountId}`.execute(site.database.db);
      await page.getByRole('button', { name: say.shipping?.['save-and-continue'] ?? '?' }).click();
      await page.getByText(say.cart?.['session-over'] ?? '?').waitFor();
      await page.getByRole('main').locator(`a[href^="${prefix}/login"]`).click();
      await signIn(page, email);
      // shown only beside something to buy
      await page.getByText('14 Corn Street').first().waitFor();
      await close();
    },
  );
});

describe.skipIf(missing !== null)(`a customer who signs out${skipped}`, () => {
  it.each(['here', 'in another tab'])(
    'leaves no half-written address to who signs in after them: %s',
    async (where) => {
      const [thing] = await twoThings(site, 20, true);
      if (!thing) throw new Error('The demo market sells too little.');
      const [first, second] = [await somebody(thing), await somebody(thing)];
      const { page, close } = await site.visit();
      await openPage(page, '/login?next=/user/addresses');
      await signIn(page, first.email);
      const field = (name: string) => page.locator(`#address-form-fields [name=${name}]`);
      await field('address_1').fill('14 Corn Street');
      const leaving = where === 'here' ? page : await page.context().newPage();
      if (leaving !== page) await openPage(leaving, '/user/addresses');
      const out = wordsOf('en').header?.['sign-out'] ?? '?';
      await leaving.getByRole('main').getByRole('button', { name: out }).click();
      await leaving.waitForURL((url) => url.pathname === '/');
      if (leaving === page) await openPage(page, '/login?next=/user/addresses');
      else await page.waitForURL((url) => url.pathname === '/login'); // it hears of it
      await signIn(page, second.email);
      await expect.poll(() => field('email').inputValue()).toBe(second.email);
      expect(await field('address_1').inputValue()).toBe('');
      await close();
    },
  );
});
