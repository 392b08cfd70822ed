// One of the staff sets up a second factor, signs in with it, and loses the phone.
import { expect } from 'vitest';
import { makeStaff } from '../at-work.ts';
import { codeOf } from '../guarded.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { axe } from './axe.ts';
import type { Site, Visitor } from './site.ts';

export type Desk = Visitor & { words: (key: string, section?: string) => string };
export const PASSWORD = 'four quiet lamps';

/** One of the staff, with a password. */
export async function makeWorker({ database }: Site, name: string) {
  const made = await makeStaff(database, 'owner', { name });
  await database.db
    .updateTable('accounts')
    .set({ password: await openPasswords().seal(PASSWORD) })
    .where('id', '=', made.accountId)
    .execute();
  return made;
}

/** A new person accepts an invitation by its link. */
export async function join({ page, words }: Desk, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=password]').fill(PASSWORD);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: words('join-done', 'desk-staff') }).click();
}

/**
 * Sets it up on the page of the own account or, with null, on the present one; returns the secret
 * and the recovery codes.
 */
export async function setUp(
  { page, words }: Desk,
  path: string | null = '/admin/me',
): Promise<{ secret: string; codes: string[] }> {
  const me = (key: string) => words(key, 'desk-me');
  if (path) await page.goto(path);
  await page.getByRole('button', { name: me('factor-set-up') }).click();
  await page.locator('[name=password]').fill('wrong');
  await page.getByRole('button', { name: me('continue') }).click();
  await page.locator('[name=password][aria-invalid=true]').waitFor();
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: me('continue') }).click();
  await page.getByRole('img', { name: me('qr') }).waitFor();
  expect(await axe(page)).toEqual([]);
  const secret = await page.getByLabel(me('type-key')).inputValue();
  await page.locator('[name=code]').fill(codeOf(secret));
  await page.getByRole('button', { name: me('turn-on') }).click();
  const shown = page.locator('main ol > li');
  await shown.nth(9).waitFor();
  const codes = await shown.allTextContents();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: me('codes-done') }).click();
  if (path) await page.getByRole('button', { name: me('factor-off-button') }).waitFor();
  return { secret, codes };
}

/** Signs in to the back office with the password, and then the given code. */
export async function signInWith(
  { page, words }: Desk,
  email: string,
  code: { app: () => string } | { recovery: string },
): Promise<void> {
  await page.goto('/admin');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: words('sign-in', 'desk') }).click();
  await page.getByRole('heading', { name: words('factor-title', 'desk') }).waitFor();
  expect(await axe(page)).toEqual([]);
  if ('recovery' in code) {
    await page.getByRole('button', { name: words('factor-no-phone', 'desk') }).click();
    await page.getByLabel(words('factor-recovery', 'desk'), { exact: true }).fill(code.recovery);
  } else {
    await page.locator('[name=code]').fill('000000');
    await page.getByRole('button', { name: words('factor-confirm', 'desk') }).click();
    await page.locator('[name=code][aria-invalid=true]').waitFor();
    await page.locator('[name=code]').fill(code.app());
  }
  await page.getByRole('button', { name: words('factor-confirm', 'desk') }).click();
  // if it does not open, the page's message explains why
  await expect
    .poll(
      async () => (await page.locator('#content').isVisible()) || page.locator('body').innerText(),
      { timeout: 120_000 },
    )
    .toBe(true);
}

/** Signs in at the shop, with the password and a recovery code. */
export async function signInAtShop(
  { page, words }: Desk,
  { origin, email, recovery }: { origin: string; email: string; recovery: string },
): Promise<void> {
  await page.goto(`${origin}/login?next=%2Fuser%2Fprofile`);
  await page.locator('main [name=email]').fill(email);
  await page.locator('main [name=password]').fill(PASSWORD);
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('heading', { name: words('factor-title', 'account') }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: words('factor-no-phone', 'account') }).click();
  await page.getByLabel(words('factor-recovery', 'account'), { exact: true }).fill(recovery);
  await page.getByRole('button', { name: words('confirm', 'account'), exact: true }).click();
  await page.getByRole('heading', { name: words('profile-title', 'account') }).waitFor();
}
