// The home page arranged on its screen: blocks moved by the keyboard, shown in the page itself,
// saved automatically and published. In English on a laptop, in Arabic on a phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const VIEWS = [
  ['en', 1440],
  ['ar', 390],
] as const;

let site: Site;
let owner: MadeStaff;

async function at(language: string, width: number, person = owner) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: person.bearer, url: site.origin },
  ]);
  return visitor;
}
const blocksIn = (html: string) =>
  [...html.matchAll(/data-block="([\w-]+)"/g)].map(([, id]) => id ?? '');
const shop = async (): Promise<string[]> => {
  const { data } = await (await fetch(`${site.origin}/api/v1/home`)).json();
  return data.blocks.map(({ id }: { id: string }) => id);
};

describe.skipIf(missing !== null)(`the home page${missing ? ` (${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it.each(VIEWS)(
    'in %s at %d: staff move a block by keyboard, preview it and publish it',
    async (...view) => {
      const [language, width] = view;
      const words = wordsOf(language)['desk-home'] ?? {};
      const { page, complaints, close } = await at(language, width);
      const before = await shop();
      await page.goto('/admin/home-page');
      const rows = page.getByRole('region', { name: words.blocks ?? '' }).getByRole('listitem');
      await rows.nth(0).getByRole('button').first().focus();
      await page.keyboard.press('Alt+ArrowDown');
      await page.getByText(words.draft ?? '', { exact: true }).waitFor();
      expect(await axe(page)).toEqual([]);
      expect(await shop()).toEqual(before);
      const [first = '', second = '', ...rest] = before;
      if (width < 992) await page.getByRole('button', { name: words.preview ?? '' }).click();
      const preview = page.frameLocator('iframe[name=home-preview]');
      await preview.locator(`[data-block=${second}] + [data-block=${first}]`).waitFor({
        state: 'attached',
      });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      if (width > 992) {
        // a click at a position misses in a scaled page
        await preview.locator('[data-block=banners] a').first().dispatchEvent('click');
        await page.getByRole('heading', { name: words['kind-banners'] ?? '' }).waitFor();
        expect(await axe(page)).toEqual([]);
      }
      await page.getByRole('button', { name: words.publish ?? '' }).click();
      await page.getByText(words['as-in-shop'] ?? '', { exact: true }).waitFor();
      expect(await shop()).toEqual([second, first, ...rest]);
      await page.getByRole('button', { name: words.versions ?? '', exact: true }).click();
      await page.getByRole('dialog').getByText('Leila Haddad').first().waitFor();
      expect(await axe(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('lets staff open a block while the preview is still loading', async () => {
    const home = wordsOf('en')['desk-home'] ?? {};
    const { page, complaints, close } = await at('en', 1440);
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() && route.request().frame() !== page.mainFrame()
        ? undefined // under way for as long as this test takes
        : route.fallback(),
    );
    await page.goto('/admin/home-page', { waitUntil: 'domcontentloaded' });
    const row = page.getByRole('button', { name: home['kind-discover'] ?? '' }).first();
    await row.waitFor();
    await page.evaluate(() => {
      // the state for a moment: the frame has a document without a root
      const frame = document.querySelector('iframe');
      frame?.contentDocument?.documentElement.remove();
    });
    await row.click();
    await page.locator('[name="title.en"]').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('when two people change one block, the second sees both texts and chooses', async () => {
    const words = wordsOf('en');
    const home = words['desk-home'] ?? {};
    const say = words.desk ?? {};
    const others = await makeStaff(site.database, 'manager', { name: 'Omar Said' });
    const [first, second] = [await at('en', 1440), await at('en', 1440, others)];
    const title = ({ page }: typeof first) => page.locator('[name="title.en"]');
    for (const { page } of [first, second]) {
      await page.goto('/admin/home-page');
      const rows = page.getByRole('region', { name: home.blocks ?? '' });
      await rows
        .getByRole('button', { name: home['kind-discover'] ?? '' })
        .first()
        .click();
    }
    await title(first).fill('Fresh today');
    await first.page.getByText(home.draft ?? '', { exact: true }).waitFor();
    await title(second).fill('New here');
    const alert = second.page.getByRole('alert').filter({ hasText: 'Leila Haddad' });
    await alert.getByText('Fresh today').waitFor();
    await alert.getByText('New here').waitFor();
    expect(await axe(second.page)).toEqual([]);
    await alert.getByRole('button', { name: say['take-theirs'] ?? '' }).click();
    await alert.waitFor({ state: 'detached' });
    await second.page.getByText(home.draft ?? '', { exact: true }).waitFor();
    expect(await title(second).inputValue()).toBe('Fresh today');
    await second.page.locator('[name=count]').fill('4'); // typing on reverts nothing
    await expect
      .poll(async () => {
        const { data } = await (
          await fetch(`${site.origin}/api/v1/admin/home-page`, { headers: owner.headers })
        ).json();
        return data.blocks.find(({ kind }: { kind: string }) => kind === 'discover');
      })
      .toMatchObject({ title: { en: 'Fresh today' }, count: 4 });
    for (const { complaints, close } of [first, second]) {
      expect(complaints).toEqual([]);
      await close();
    }
  });

  it('previews countdowns from the chosen moment', async () => {
    const { page, complaints, close } = await at('en', 1440);
    const { data } = await (await fetch(`${site.origin}/api/v1/home`)).json();
    const end = Date.parse(`${String(data.flash_sales[0].end_time).replace(' ', 'T')}Z`);
    const moment = new Date(end - 90 * 60_000).toISOString();
    const answer = await fetch(`${site.origin}/api/v1/admin/home-page/preview`, {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ moment }),
    });
    const { token } = (await answer.json()).data;
    await page.goto('/');
    await page.evaluate((preview) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/' });
      form.append(
        Object.assign(document.createElement('input'), { name: 'preview', value: preview }),
      );
      document.body.append(form);
      form.submit();
    }, token);
    await page.locator('html[data-moment]').waitFor({ state: 'attached' });
    const timer = page.locator('[data-block=flash-sales] [role=timer]').first();
    await timer.filter({ hasText: /^01.*(29|30)/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows its preview only to the person who asked for it, and never caches it', async () => {
    const call = async (path: string, input: object) =>
      (
        await (
          await fetch(`${site.origin}/api/v1/admin/home-page${path}`, {
            method: 'POST',
            headers: { ...owner.headers, 'content-type': 'application/json' },
            body: JSON.stringify(input),
          })
        ).json()
      ).data;
    const openPreview = (preview: string) =>
      fetch(`${site.origin}/`, { method: 'POST', body: new URLSearchParams({ preview }) });
    const before = await shop();
    const { version, blocks } = await (
      await fetch(`${site.origin}/api/v1/admin/home-page`, { headers: owner.headers })
    )
      .json()
      .then(({ data }) => data);
    const soon = { id: 'soon', kind: 'text', public: true, text: { en: '<p>Soon here</p>' } };
    const later = { ...soon, shown_from: '2100-01-01T00:00:00Z' };
    await call('/save', { version, blocks: [later, ...blocks] });
    const now = await openPreview((await call('/preview', {})).token);
    expect(blocksIn(await now.text())).toEqual(before);
    const then = await openPreview(
      (await call('/preview', { moment: '2101-01-01T00:00:00Z' })).token,
    );
    expect(await then.text()).toContain('Soon here');
    expect(then.headers.get('cache-control')).toBe('private, no-store');
    expect(then.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(then.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(then.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(await (await fetch(`${site.origin}/`)).text()).not.toContain('Soon here');
    const { token } = await call('/preview', {});
    for (const wrong of ['', 'nothing', `${token}x`, owner.bearer, 'x'.repeat(5000)])
      expect((await openPreview(wrong)).status).toBe(403);
    await site.database.db.deleteFrom('staff').where('account_id', '=', owner.accountId).execute();
    expect((await openPreview(token)).status).toBe(403);
  });
});
