// A device makes a passkey and signs in with it; a sensitive change asks for the password.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { PASSWORD, type Desk } from './second-factor-journey.ts';
import type { Site } from './site.ts';

/** Gives a browser its own device that unlocks automatically. */
export async function giveDevice({ page }: Pick<Desk, 'page'>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Creates a passkey on the page of the own account. */
export async function makePasskey({ page, words }: Desk, local: string): Promise<void> {
  const me = (key: string) => words(key, 'desk-me');
  await page.goto(`${local}/admin/me`);
  await page
    .getByRole('region', { name: me('passkeys') })
    .locator('[name=name]')
    .fill('Work laptop');
  await page.getByRole('button', { name: me('passkey-add') }).click();
  await page.getByRole('button', { name: me('codes-done') }).click();
  await page.getByRole('listitem').filter({ hasText: 'Work laptop' }).waitFor();
  expect(await axe(page)).toEqual([]);
}

/** Signs out, and in again with the passkey. */
export async function enterByPasskey({ page, words }: Desk, local: string): Promise<void> {
  await page.context().clearCookies({ name: 'frontend_token' });
  await page.goto(`${local}/admin`);
  await page.getByRole('button', { name: words('passkey-use', 'desk') }).click();
  await page.locator('#content').waitFor();
}

/** Signs in at the shop: with the password, and then the passkey instead of a code. */
export async function enterShopByPasskey(
  { page, words }: Desk,
  { origin, email }: { origin: string; email: string },
): Promise<void> {
  await page.context().clearCookies({ name: 'frontend_token' });
  await page.goto(`${origin}/login?next=%2Fuser%2Fprofile`);
  await page.locator('main [name=email]').fill(email);
  await page.locator('main [name=password]').fill(PASSWORD);
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('button', { name: words('passkey-use', 'account') }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: words('passkey-use', 'account') }).click();
  await page.getByRole('heading', { name: words('profile-title', 'account') }).waitFor();
}

/** Removes it minutes later: the password is asked for over the dialog, and nothing is lost. */
export async function removePasskey(
  { page, words }: Desk,
  { site, accountId }: { site: Site; accountId: number },
): Promise<void> {
  const me = (key: string) => words(key, 'desk-me');
  await page.goto(`${site.origin.replace('127.0.0.1', 'localhost')}/admin/me`);
  await sql`
    update sessions set proved_at = now() - interval '11 minutes' where account_id = ${accountId}
  `.execute(site.database.db);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Work laptop' })
    .getByRole('button', { name: me('passkey-remove') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: me('passkey-remove') })
    .click();
  const proof = page.getByRole('dialog', { name: words('prove-title', 'desk') });
  await proof.locator('[name=password]').fill('wrong');
  await proof.getByRole('button', { name: words('prove-done', 'desk') }).click();
  await proof.locator('[name=password][aria-invalid=true]').waitFor();
  expect(await axe(page)).toEqual([]);
  await proof.locator('[name=password]').fill(PASSWORD);
  await proof.getByRole('button', { name: words('prove-done', 'desk') }).click();
  await page.getByText(me('passkey-none')).waitFor();
}
