// Open invitations for the market or a store: one press alone withdraws none.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSeller, makeStaff } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
const say = (key: string, section = 'desk-staff') =>
  wordsOf('en')[section]?.[key] ?? `${section}.${key}`;
const EMAIL = 'nour@example.com';

const WORKPLACES = {
  'the market': {
    path: '/admin/staff',
    send: 'admin/invitation/send',
    input: { email: EMAIL, role: 'support' },
    make: async () => makeStaff(site.database, 'owner'),
  },
  'a store': {
    path: '/seller/people',
    send: 'seller/invitation/send',
    input: { email: EMAIL, role: 'manager' },
    make: async () => makeSeller(site.database, await makeStore(site.database.db)),
  },
};

describe.skipIf(missing !== null)(`invitations${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it.each(Object.entries(WORKPLACES))('to work for %s', async (_, { path, send, input, make }) => {
    const person = await make();
    const sent = await fetch(`${site.origin}/api/v1/${send}`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    expect(await sent.json()).toMatchObject({ status: 200 });
    const { page, close } = await site.visit();
    await page
      .context()
      .addCookies([{ name: 'frontend_token', value: person.bearer, url: site.origin }]);
    await page.goto(path);
    const row = page.getByRole('listitem').filter({ hasText: EMAIL });
    const withdraw = row.getByRole('button', { name: `${say('withdraw')} ${EMAIL}` });
    const dialog = page.getByRole('dialog').filter({ hasText: EMAIL });
    await withdraw.click();
    await dialog.getByRole('button', { name: say('stay', 'desk') }).click();
    await dialog.waitFor({ state: 'detached' });
    await withdraw.click();
    await dialog.getByRole('button', { name: say('withdraw') }).click();
    await page.getByText(say('invitation-withdrawn', 'toast')).waitFor();
    await row.waitFor({ state: 'detached' });
    await close();
  });
});
