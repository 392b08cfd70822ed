// A device is signed out only after a question with its name: one press ends no session.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { openSession } from '#market/accounts/session.ts';
import { makeStaff } from '../at-work.ts';
import { makeCustomer, type MadeCustomer } from '../customer.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const DEVICE = 'Firefox on Linux';
let site: Site;
let owner: MadeCustomer;
const say = (section: string, key: string) => wordsOf('en')[section]?.[key] ?? `${section}.${key}`;

type Device = {
  /** The owner of the device, and the person who signs it out; the same if missing. */
  whose: () => Promise<MadeCustomer>;
  by?: () => MadeCustomer;
  path: (id: number) => string;
  press: [section: string, key: string];
  /** The name in the question. */
  named: string;
};

const DEVICES: Record<string, Device> = {
  'a customer’s own': {
    whose: () => makeCustomer(site.database),
    path: () => '/user/profile',
    press: ['account', 'end'],
    named: DEVICE,
  },
  'one’s own at work': {
    whose: () => makeStaff(site.database, 'owner'),
    path: () => '/admin/me',
    press: ['desk', 'sign-out'],
    named: DEVICE,
  },
  'a colleague’s': {
    whose: () => makeStaff(site.database, 'support'),
    by: () => owner,
    path: (id) => `/admin/staff/${id}`,
    press: ['desk', 'sign-out'],
    named: DEVICE,
  },
  'a customer’s, with all others': {
    whose: () => makeCustomer(site.database, { name: 'Nadia Rahal' }),
    by: () => owner,
    path: (id) => `/admin/customers/${id}`,
    press: ['desk-customer', 'sign-out'],
    named: 'Nadia Rahal',
  },
};

describe.skipIf(missing !== null)(`a device${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner');
  });
  afterAll(() => site?.close());

  it.each(Object.entries(DEVICES))('%s is signed out after asking', async (_, device) => {
    const { db } = site.database;
    const person = await device.whose();
    const { id } = await transaction(db, (tx) =>
      openSession(tx, person.accountId, { device: DEVICE, network: '192.0.2.0/24' }),
    );
    const isSignedIn = async () =>
      (await db.selectFrom('sessions').select('id').where('id', '=', id).execute()).length === 1;
    const { page, close } = await site.visit();
    const { bearer } = device.by?.() ?? person;
    await page.context().addCookies([{ name: 'frontend_token', value: bearer, url: site.origin }]);
    await page.goto(device.path(person.accountId));
    const word = say(...device.press);
    const press = page
      .getByRole('listitem')
      .filter({ hasText: DEVICE })
      .getByRole('button', { name: word })
      .or(page.getByRole('button', { name: word, exact: true }).and(page.locator('main ul ~ *')))
      .first();
    const dialog = page.locator('[role=dialog], [role=alertdialog], dialog[open]');
    await press.click();
    await dialog.getByText(device.named).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await isSignedIn()).toBe(true);
    await press.click();
    await dialog.getByRole('button', { name: word }).click();
    await expect.poll(isSignedIn).toBe(false);
    await dialog.waitFor({ state: 'detached' });
    await close();
  });
  it('without a known network shows only when it was last used', async () => {
    const { page, close } = await site.visit();
    await page
      .context()
      .addCookies([{ name: 'frontend_token', value: owner.bearer, url: site.origin }]);
    await page.goto('/admin/me');
    const devices = page.getByRole('region', { name: say('desk-me', 'devices') });
    const [lastUsed] = say('desk-me', 'device-used').split('{at}');
    await devices.getByText(new RegExp(`^${lastUsed}`)).waitFor();
    await close();
  });
});
