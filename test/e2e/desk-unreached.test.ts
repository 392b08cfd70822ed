// Whatever could not be loaded says so, with a button to try again: no placeholder stays for ever.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSeller, makeStaff } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
const say = (key: string, section = 'desk') => wordsOf('en')[section]?.[key] ?? `${section}.${key}`;
const staff = async () => makeStaff(site.database, 'owner');
const seller = async () => makeSeller(site.database, await makeStore(site.database.db));
const manager = async () =>
  makeSeller(site.database, await makeStore(site.database.db), { role: 'manager' });

/** The path, the call that fails at first, and what is shown once it succeeds. */
const VIEWS = [
  ['/seller/roles', 'seller/roles', () => say('given-hint', 'seller-people'), seller],
  ['/seller/people', 'seller/invitations', () => say('no-invitations', 'desk-staff'), seller],
  ['/seller/payee', 'seller/payee', () => say('payee-text', 'seller-money'), seller],
  ['/seller/balance', 'seller/balance', () => say('nothing', 'seller-money'), seller],
  ['/seller/closing', 'seller/closing', () => say('intro', 'seller-closing'), seller],
  ['/seller/trader', 'seller/trader', () => say('owners', 'trader'), manager],
  [
    '/seller/parcels/999999',
    'seller/parcels/open/999999',
    () => say('parcel-not-found', 'refusal'),
    seller,
  ],
  ['/admin/staff', 'admin/invitations', () => say('no-invitations', 'desk-staff'), staff],
  ['/admin/me', 'user/sessions', () => say('this-device', 'desk-me'), staff],
  [
    '/admin/commission-rules',
    'admin/commission-rules',
    () => say('rules-empty', 'desk-money'),
    staff,
  ],
  ['/admin/api-keys', 'admin/api-keys', () => say('keys-empty', 'desk-keys'), staff],
  ['/admin/health', 'admin/health', () => say('nav-health'), staff],
  [
    '/admin/customers/999999',
    'admin/customer/999999',
    () => say('account-not-found', 'refusal'),
    staff,
  ],
  [
    '/admin/staff/999999',
    'admin/staff-member/999999',
    () => say('account-not-found', 'refusal'),
    staff,
  ],
  ['/admin/score', 'admin/score/preview', () => say('by-these', 'desk-score'), staff],
] as const;

describe.skipIf(missing !== null)(`a call${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it.each(VIEWS)(
    'of %s that fails (%s) shows an error, and can be retried',
    async (path, call, word, who) => {
      const { bearer } = await who();
      const { page, close } = await site.visit();
      await page
        .context()
        .addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
      await page.route(`**/api/v1/${call}*`, (route) => route.abort());
      await page.goto(path);
      const alert = page.getByRole('alert').filter({ hasText: say('no-network') });
      await alert.waitFor();
      await page.unroute(`**/api/v1/${call}*`);
      await alert.getByRole('button', { name: say('again') }).click();
      await page.getByText(word()).first().waitFor();
      await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
      await close();
    },
  );
});
