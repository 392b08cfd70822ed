// The shop's connections, set up by its owner in the browser: the mail server with a real email,
// the sign-in with Google, and measuring. In English on a laptop, in Arabic on a phone.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { openMailbox, type Mailbox } from '../mailbox.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const VIEWS = [
  ['en', 1440],
  ['ar', 390],
  ['en', 768],
] as const;
const PASSWORD = 'four quiet lamps';

let site: Site;
let box: Mailbox;
let owner: MadeStaff;

async function at(language: string, width: number) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  const words = (key: string, section = 'desk-connect') => wordsOf(language)[section]?.[key] ?? '';
  return { ...visitor, words };
}
/** A job and an email that failed. */
async function failed(to: string): Promise<{ job: number; mail: number }> {
  const { rows } = await sql<{ job: number; mail: number }>`
    with wrote as (
      insert into mails (kind, recipient, language, subject, html, plain, state, last_error)
      values ('welcome', ${to}, 'en', 'Welcome', '<p>Welcome</p>', 'Welcome', 'failed',
        '550 no such mailbox')
      returning id
    )
    select wrote.id as mail, j.id as job
    from wrote, graphile_worker.add_job('look-at-payment', '{"payment": 12}'::json,
      max_attempts := 1) made
    cross join lateral graphile_worker.permanently_fail_jobs(array[made.id], 'no answer') j
  `.execute(site.database.db);
  const [made] = rows;
  if (!made) throw new Error('Nothing was made.');
  return made;
}

describe.skipIf(missing !== null)(`connections${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    box = await openMailbox(PASSWORD);
    site = await openSite('web', { MAIL_PORTS: `587,465,${new URL(box.url).port}` });
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(async () => {
    await site?.close();
    await box?.close();
  });

  it.each(VIEWS)('in %s at %d: a mail server is tried and saved', async (language, width) => {
    const { page, words, complaints, close } = await at(language, width);
    await page.goto('/admin/mail');
    await page.locator('[name=host]').fill('127.0.0.1');
    await page.locator('[name=security]').selectOption('tls');
    if (width === 1440) expect(await page.locator('[name=port]').inputValue()).toBe('465');
    await page.locator('[name=security]').selectOption('none');
    await page.locator('[name=port]').fill(new URL(box.url).port);
    await page.locator('[name=username]').fill('mail@souk.example');
    await page.locator('[name=password]').fill('wrong');
    await page.locator('[name=sender_address]').fill('mail@souk.example');
    const tried = page.getByRole('region', { name: words('mail-test'), exact: true });
    await tried.getByLabel(words('mail-test-to')).fill(`${language}${width}@example.com`);
    await tried.getByRole('button').click();
    await tried.getByText(words('mail-login', 'refusal')).waitFor();
    await page.locator('[name=password][aria-invalid=true]').fill(PASSWORD);
    await tried.getByRole('button').click();
    await tried.getByText(words('mail-sent', 'toast')).waitFor();
    expect(box.received.at(-1)?.to).toEqual([`${language}${width}@example.com`]);
    await page.getByRole('switch', { name: words('mail-on') }).setChecked(true);
    // a password is never in a draft
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(PASSWORD);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByText(words('password-there')).waitFor();
    await page.reload();
    await page.locator('[name=host]').waitFor();
    expect(await page.locator('[name=host]').inputValue()).toBe('127.0.0.1');
    expect(await page.locator('[name=password]').inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: an email is changed beside its preview', async (language, width) => {
    const { page, words, complaints, close } = await at(language, width);
    await page.goto('/admin/letters');
    await page.locator('a[href="/admin/letters/welcome"]').click();
    const letter = page.frameLocator('iframe');
    await letter.getByRole('heading', { level: 1 }).waitFor();
    expect(await letter.locator('html').getAttribute('dir')).toBe(
      language === 'ar' ? 'rtl' : 'ltr',
    );
    const field = page.locator('[name="letter.welcome-text"]');
    await field.fill('Good evening {nobody}');
    await page.locator('[name="letter.welcome-text"][aria-invalid=true]').waitFor();
    const text = `Good evening at ${width}`;
    await field.fill(text);
    await letter.getByText(text).last().waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: words('letter-test', 'desk-systems') }).click();
    await page.getByText(words('mail-sent', 'toast')).first().waitFor();
    expect(box.received.at(-1)?.plain).toContain(text);
    await page.keyboard.press('Control+s');
    await page.getByText(words('saved', 'toast')).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: failed work is seen and retried', async (language, width) => {
    const { page, words, complaints, close } = await at(language, width);
    const systemsText = (key: string) => words(key, 'desk-systems');
    const { job, mail } = await failed(`${language}${width}@example.com`);
    await page.goto(`/admin/jobs?view=failed`);
    await page.getByRole('button', { name: systemsText('jobs-retry-all') }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto(`/admin/jobs/${job}`);
    await page.getByRole('button', { name: systemsText('job-retry') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: systemsText('job-retry') })
      .click();
    await page.getByText(words('job-again', 'toast')).first().waitFor();
    await page.goto(`/admin/mails?q=${language}${width}`);
    await page.getByText(systemsText('mail-failed')).last().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto(`/admin/mails/${mail}`);
    await page.getByText('550 no such mailbox').waitFor();
    await page.getByRole('button', { name: systemsText('again') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: systemsText('again') })
      .click();
    await page.getByText(words('mail-again', 'toast')).first().waitFor();
    await page.goto('/admin/health');
    await page.getByRole('heading', { name: systemsText('part-worker'), exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: a sign-in names missing keys', async (language, width) => {
    const { page, words, complaints, close } = await at(language, width);
    await page.goto('/admin/social-sign-in');
    await page.getByRole('link', { name: 'Google' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Google' }).click();
    await page.getByRole('switch', { name: words('button-on') }).check();
    const redirect = page.getByRole('textbox', { name: words('redirect'), exact: true });
    expect(await redirect.inputValue()).toBe(
      `${site.origin}/api/v1/user/social-login/callback/google`,
    );
    await page.locator('[name=client_id]').fill('not-of-google');
    await page.locator('[name=client_secret]').fill('secret');
    await page.keyboard.press('Control+s');
    await page.locator('[name=client_id][aria-invalid=true]').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('in %s at %d: CSS that is refused names its line', async (language, width) => {
    const { page, words, complaints, close } = await at(language, width);
    await page.goto('/admin/measuring');
    const css = page.locator('[name=styling]');
    await css.fill('.a {}\n.b { background: url(https://a.example/b) }');
    await page.getByRole('switch', { name: words('ga-on', 'desk-scripts') }).setChecked(true);
    await page.locator('[name=ga_id]').fill('G-ABC123');
    await page.getByText(words('kind-analytics', 'desk-scripts'), { exact: true }).waitFor();
    await page.keyboard.press('Control+s');
    await page.locator('[name=styling][aria-invalid=true]').waitFor();
    await page.getByText(/(Line|السطر) 2/).waitFor();
    // Tab leaves the field
    await css.focus();
    await page.keyboard.press('Tab');
    expect(await css.evaluate((field) => field === document.activeElement)).toBe(false);
    await css.fill(`.own${language}${width} { color: teal }`);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByText(words('saved', 'toast')).first().waitFor();
    const common = await (await fetch(`${site.origin}/api/v1/common`)).json();
    expect(common.data.site_setting.styling).toContain(`.own${language}${width}`);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)(
    'in %s at %d: two people edit a custom script without losing changes',
    async (language, width) => {
      const { page, words: of, complaints, close } = await at(language, width);
      const words = (key: string) => of(key, 'desk-scripts');
      const name = `Chat ${language}${width}`;
      await page.goto('/admin/scripts/new');
      await page.locator('[name=name]').fill(name);
      await page.locator('[name=address]').fill('http://chat.example/a.js');
      await page.keyboard.press('Control+s');
      await page.locator('[name=address][aria-invalid=true]').waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axe(page)).toEqual([]);
      await page.locator('[name=address]').fill('https://chat.example/a.js');
      await page.locator('[name=hosts]').fill('https://*.chat.example');
      await page.locator('[name="pages.all"]').uncheck();
      await page.locator('[name="pages.product"]').check();
      await page.getByRole('switch', { name: words('script-on') }).check();
      await page.keyboard.press('Control+s');
      await page.waitForURL(/\/scripts\/\d+$/);
      const common = await (await fetch(`${site.origin}/api/v1/common`)).json();
      expect(common.data.custom_scripts).toContainEqual(
        expect.objectContaining({ header_script: 'https://chat.example/a.js' }),
      );
      const other = await at(language, width);
      await other.page.goto(page.url());
      await other.page.locator('[name=hosts]').fill('');
      await other.page.keyboard.press('Control+s');
      await other.page.getByText(of('saved', 'toast')).first().waitFor();
      await other.close();
      await page.locator('[name=name]').fill(`${name} 2`);
      await page.keyboard.press('Control+s');
      await page.getByText(of('meanwhile-merged', 'desk')).waitFor();
      expect(await page.locator('[name=hosts]').inputValue()).toBe('');
      await page.keyboard.press('Control+s');
      await page.getByRole('heading', { level: 1, name: `${name} 2` }).waitFor();
      await page.goto('/admin/scripts');
      await page.getByRole('link', { name: `${name} 2` }).waitFor();
      expect(await axe(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
