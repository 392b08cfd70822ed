// On a phone, the chosen view of a list and the present entry of the menu are visible.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;
beforeAll(async () => {
  if (missing) return;
  site = await openSite();
  owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
});
afterAll(() => site?.close());

function isInSight(one: Element): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
}

it.skipIf(missing !== null).each(['en', 'ar'])('in %s', async (language) => {
  const { page, close } = await site.visit({ viewport: { width: 360, height: 900 } });
  await page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  await page.goto('/admin/orders?view=cancelled');
  const chosen = page.locator('[aria-pressed=true]').first();
  await expect.poll(() => chosen.evaluate(isInSight)).toBe(true);
  await page.goto('/admin/papers');
  const menu = wordsOf(language).desk?.menu ?? '';
  await page.getByRole('button', { name: menu, exact: true }).click();
  const place = page.locator('nav [aria-current=page]');
  await expect.poll(() => place.evaluate(isInSight)).toBe(true);
  await close();
});
