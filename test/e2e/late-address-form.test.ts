// A country's address format arrives after some typing: errors follow the country that was chosen.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hold } from './hold.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { twoThings } from './two-things.ts';

let site: Site;

describe.skipIf(missing !== null)(`an address${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it('with a phone number that is too short shows an example for its country', async () => {
    const [thing] = await twoThings(site, 20, true);
    const { page, complaints, close } = await site.visit();
    await openPage(page, `/x/product/${thing?.id}`);
    const add = wordsOf('en')['product-page']?.add ?? '';
    await page.locator('button:visible', { hasText: add }).first().click();
    await page.getByRole('dialog').waitFor();
    await openPage(page, '/shipping');
    const field = (name: string) => page.locator(`#address-form-fields [name=${name}]`);
    const comes = await hold(page, 'address-form*');
    await field('country').selectOption('FR');
    await field('phone').fill('12');
    await field('email').fill('buyer@example.com');
    await page.locator('#address-form-fields [name=phone][aria-invalid=true]').waitFor();
    await comes();
    // as a hint, and in the error
    await page.getByText('06 12 34 56 78').nth(1).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('is saved once, however often it is pressed before phone validation loads', async () => {
    const [thing] = await twoThings(site, 20, true);
    const { page, close } = await site.visit();
    await openPage(page, `/x/product/${thing?.id}`);
    const add = wordsOf('en')['product-page']?.add ?? '';
    await page.locator('button:visible', { hasText: add }).first().click();
    await page.getByRole('dialog').waitFor();
    const { promise: come, resolve: comes } = Promise.withResolvers<void>();
    await page.route('**/assets/min-*.js', (route) => come.then(() => route.continue()));
    await openPage(page, '/shipping');
    const form = page.locator('#address-form-fields');
    await form.locator('[name=country]').selectOption('FR');
    for (const [name, value] of Object.entries({
      name: 'Amal Haddad',
      phone: '06 12 34 56 78',
      email: 'buyer@example.com',
      address_1: '1, rue de la Paix',
      zip: '75002',
      city: 'Paris',
    }))
      await form.locator(`[name=${name}]`).fill(value);
    await form.locator('[type=submit]').click();
    await form.locator('[type=submit]').click({ force: true });
    comes();
    await form.waitFor({ state: 'detached' });
    const token = await page.evaluate(() => localStorage.getItem('user_token'));
    const saved = site.database.db.selectFrom('addresses').select('id');
    expect(await saved.where('shopper', '=', `v:${token}`).execute()).toHaveLength(1);
    await close();
  });
});
