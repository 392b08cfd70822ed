// A person's use of an account, from the first day to the last; each step starts where the last one
// ended.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { wordsOf, type Site, type Visitor } from './site.ts';
import { openPage, reload, settled } from './settled.ts';

export type Thing = { id: number; slug: string; title: Record<string, string> };
type Say = (section: string, key: string, values?: Record<string, string | number>) => string;

export const FIRST = 'three loose words';
const SECOND = 'quite another sentence';
const THIRD = 'and one more of them';

type JourneyView = { thing: Thing; language: string; prefix: string };

export function journeyOf(site: Site, { page }: Visitor, { thing, language, prefix }: JourneyView) {
  const words = wordsOf(language);
  const say: Say = (section, key, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      words[section]?.[key] ?? `${section}.${key}`,
    );
  const email = `amal.${language}@example.com`;
  const name = language === 'ar' ? 'أمل حداد' : 'Amal Haddad';
  const field = (key: string) =>
    page.getByRole('textbox', { name: say('account', key), exact: true });
  const press = (key: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: say('account', key), exact: true })
      .click();
  const open = (path: string) => openPage(page, `${prefix}${path}`);
  const home = () => page.waitForURL((url) => url.pathname === (prefix || '/'));
  const signedIn = async () =>
    (await page.context().cookies()).some((cookie) => cookie.name === 'frontend_token');

  async function fillCart() {
    await open(`/${thing.slug}/product/${thing.id}`);
    await page
      .locator('button:visible', { hasText: say('product-page', 'add') })
      .first()
      .click();
    await page.getByText(say('product-page', 'added')).first().waitFor();
  }

  async function register() {
    await open('/login');
    await page.getByRole('link', { name: say('account', 'register'), exact: true }).click();
    await page.waitForURL(`**${prefix}/register`);
    await press('register-submit');
    await page
      .getByRole('alert')
      .getByText(say('refusal', 'required', { field: say('account', 'email') }))
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await field('name').fill(name);
    await field('email').fill('amal@example');
    await field('password').fill('short');
    await field('again').fill(FIRST);
    await press('register-submit');
    for (const fault of [
      say('refusal', 'invalid-email'),
      say('refusal', 'password-too-short', { least: 6 }),
      say('account', 'mismatch'),
    ])
      await page.getByRole('alert').getByText(fault).waitFor();
    expect(await describedBy(page, 'email')).toContain(say('refusal', 'invalid-email'));
    await field('email').fill(email);
    await field('password').fill('password1');
    await field('again').fill('password1');
    await press('register-submit');
    await page.getByText(say('refusal', 'password-common')).waitFor();
    expect(await field('name').inputValue()).toBe(name);
    await field('password').fill(FIRST);
    await field('again').fill(FIRST);
    await press('register-submit');
    await page.getByRole('heading', { name: say('account', 'code-title') }).waitFor();
    const code = await codeTo(site, email, 'verify');
    await field('code').fill(code === '111111' ? '222222' : '111111');
    await press('confirm');
    await page.getByText(say('refusal', 'code-wrong')).waitFor();
    // as phones do after a look into the mail program
    await reload(page);
    await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await field('code').inputValue()).toBe(code);
    await press('confirm');
    await page.getByText(say('account', 'confirmed')).waitFor();
    expect(await field('email').inputValue()).toBe(email);
    await field('password').fill(FIRST);
    await press('sign-in');
    await home();
    const cookie = (await page.context().cookies()).find(
      ({ name: own }) => own === 'frontend_token',
    );
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(366);
  }

  async function seeOwnCart() {
    await open('/cart');
    await page
      .getByText(thing.title[language] ?? '')
      .first()
      .waitFor();
    const { rows } = await sql<{ shopper: string }>`
      select c.shopper
      from cart_lines c
      join accounts a on c.shopper = 'a:' || a.id
      where a.email = ${email}`.execute(site.database.db);
    expect(rows).toHaveLength(1);
    await open('/login');
    await home();
    await settled(page);
  }

  async function signOut() {
    if (prefix) {
      await open('/user/profile');
      await page
        .getByRole('main')
        .getByRole('button', { name: say('header', 'sign-out') })
        .first()
        .click();
    } else {
      await open('/categories');
      await page.locator('summary', { hasText: say('header', 'account') }).press('Enter');
      await page.getByText(say('header', 'hello', { name })).waitFor();
      await page.getByRole('button', { name: say('header', 'sign-out') }).click();
    }
    await home();
    expect(await signedIn()).toBe(false);
    await open('/user/profile');
    await page.waitForURL(`**${prefix}/login?next=%2Fuser%2Fprofile`);
  }

  async function signIn() {
    await settled(page);
    await field('email').fill(email.toUpperCase());
    await field('password').fill('not that one');
    await press('sign-in');
    await page.getByRole('alert').getByText(say('refusal', 'signin-failed')).waitFor();
    expect(await field('password').inputValue()).toBe('not that one');
    await field('password').fill(FIRST);
    await page.getByRole('button', { name: say('account', 'show-password') }).click();
    expect(await field('password').getAttribute('type')).toBe('text');
    await field('password').press('Enter');
    await page.waitForURL(`**${prefix}/user/profile`);
    expect(await field('name').inputValue()).toBe(name);
  }

  async function forget() {
    await signOut();
    await page.getByRole('link', { name: say('account', 'forgot') }).click();
    await page.getByRole('heading', { name: say('account', 'forgot') }).waitFor();
    await field('email').fill(email);
    await press('forgot-submit');
    await page.getByRole('heading', { name: say('account', 'renew-title') }).waitFor();
    await field('code').fill(await codeTo(site, email, 'password-code'));
    await field('new_password').fill(SECOND);
    await field('again').fill(SECOND);
    await press('renew-submit');
    await page.waitForURL(`**${prefix}/user/profile`);
    expect(await signedIn()).toBe(true);
  }

  async function changeProfile() {
    await field('name').fill(`${name} ×`);
    await page.getByRole('textbox', { name: say('account', 'phone') }).fill('+33 1 23 45 67 89');
    await press('save');
    await page.getByText(say('toast', 'profile-saved')).waitFor();
    await field('current_password').fill(FIRST);
    await field('new_password').fill(THIRD);
    await field('again').fill(THIRD);
    await press('password-change');
    await page.getByText(say('refusal', 'password-wrong')).waitFor();
    await field('current_password').fill(SECOND);
    await press('password-change');
    await page.getByText(say('toast', 'password-saved')).waitFor();
    await page.getByText(say('account', 'device-this')).waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), press('data-download')]);
    const ownData = JSON.parse(await text(await file.createReadStream()));
    expect(ownData.account).toMatchObject({ email, name: `${name} ×`, phone: '+33 1 23 45 67 89' });
    expect(JSON.stringify(ownData)).not.toMatch(/argon2/);
  }

  async function leave() {
    await press('delete-open');
    await page.getByText(say('account', 'delete-final')).waitFor();
    await page.getByRole('button', { name: say('account', 'delete-keep') }).click();
    await press('delete-open');
    await page.getByRole('button', { name: say('account', 'delete-yes') }).click();
    await page.getByRole('heading', { name: say('account', 'deleted') }).waitFor();
    await page.keyboard.press('Escape');
    await home();
    await open('/login');
    await field('email').fill(email);
    await field('password').fill(THIRD);
    await press('sign-in');
    await page.getByRole('alert').getByText(say('refusal', 'signin-failed')).waitFor();
    const { rows } =
      await sql`select id from accounts where email = ${email} or name = ${`${name} ×`}`.execute(
        site.database.db,
      );
    expect(rows).toEqual([]);
  }

  return { fillCart, register, seeOwnCart, signOut, signIn, forget, changeProfile, leave };
}

/** The code in the letter to an address, once it is written. */
export async function codeTo(site: Site, email: string, kind: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const mail = await site.database.db
        .selectFrom('mails')
        .select('plain')
        .where('recipient', '=', email)
        .where('kind', '=', kind)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      const [, code] = /(?<!\d)(\d{6})(?!\d)/.exec(mail?.plain ?? '') ?? [];
      if (!code) throw new Error(`No code has come to ${email}.`);
      return code;
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** Pastes into the focused element, as a person would. */
async function paste(page: Page, words: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), words);
  await page.locator('input[name=code]').focus();
  await page.keyboard.press('ControlOrMeta+V');
}

const describedBy = (page: Page, name: string) =>
  page.locator(`input[name=${name}]`).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

async function text(stream: AsyncIterable<Buffer | string>): Promise<string> {
  let whole = '';
  for await (const part of stream) whole += part.toString();
  return whole;
}
