// The frame of every page, and of the sign-in pages: it shows the owner's settings, and what was
// closed stays closed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCustomer } from '../customer.ts';
import { commonOf, set } from './settings.ts';
import { openPage, reload, settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { twoThings } from './two-things.ts';
import { takeRadio } from './take-radio.ts';

const skipped = missing ? ` (skipped: ${missing})` : '';
const OWN = { header_logo: 'arch.webp', footer_logo: 'foot.webp', primary_color: '#0a5c36' };
const words = wordsOf('en');
const header = words.header ?? {};

let site: Site;
beforeAll(async () => {
  if (missing) return;
  site = await openSite();
  await set(site, OWN, ({ site_setting }) => site_setting.header_logo === OWN.header_logo);
});
afterAll(() => site?.close());

describe.skipIf(missing !== null)(`the frame of every page${skipped}`, () => {
  it('has in its header the owner’s settings, and links to sign in and register', async () => {
    const { page, close } = await site.visit({ viewport: { width: 1400, height: 900 } });
    const { setting, header_links: links } = await commonOf(site);
    await openPage(page, '/categories');
    const top = page.getByRole('banner');
    expect(await top.locator(`a[href="mailto:${setting.email}"]`).isVisible()).toBe(true);
    expect(
      await top.locator(`a[href="tel:${setting.phone.replaceAll(' ', '')}"]`).isVisible(),
    ).toBe(true);
    expect(await top.locator('img').first().getAttribute('src')).toBe(`/media/${OWN.header_logo}`);
    expect(links.left.length * links.right.length).toBeGreaterThan(0);
    for (const { title, url } of [...links.left, ...links.right])
      expect(await top.getByRole('link', { name: title }).getAttribute('href')).toBe(url);
    for (const [name, path] of [
      [header['sign-in'], '/login'],
      [header.register, '/register'],
      [header.sell, '/seller/register'],
    ] as const)
      expect(
        await top.getByRole('link', { name: name ?? '', exact: true }).getAttribute('href'),
      ).toBe(path);
    await close();
  });

  it('shows customers their account and the way out', async () => {
    const { page, close } = await site.visit();
    const { bearer: value } = await makeCustomer(site.database, { name: 'Noor' });
    await page.context().addCookies([{ name: 'frontend_token', value, url: site.origin }]);
    await openPage(page, '/categories');
    const top = page.getByRole('banner');
    const link = (key: string) => top.getByRole('link', { name: header[key] ?? '', exact: true });
    expect(await link('profile').first().getAttribute('href')).toBe('/user/profile');
    expect(await top.locator('a[href="/login"]:visible').count()).toBe(0);
    await top.locator('summary', { hasText: header.account ?? '' }).click();
    await top.getByText('Hello, Noor').waitFor();
    for (const list of ['orders', 'wishlists', 'compared', 'vouchers'])
      expect(await link(list).getAttribute('href')).toBe(`/user/${list}`);
    await top.getByRole('button', { name: header['sign-out'] ?? '' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await top.locator('a[href="/login"]:visible').first().waitFor();
    await close();
  });

  it('offers selling only where the owner wants sellers', async () => {
    const { page, close } = await site.visit();
    const wanted = async (on: boolean) => {
      await set(
        site,
        { vendor_registration: on },
        ({ setting }) => setting.vendor_registration === (on ? 1 : 0),
      );
      // a page being made anew is served in its old state for a second
      await expect
        .poll(async () => {
          await openPage(page, '/brands');
          return page.locator('a[href="/seller/register"]').count();
        })
        .toBe(on ? 1 : 0);
    };
    await wanted(false);
    await wanted(true);
    await close();
  });

  it('remembers what was closed: top banner, popup and cookie notice', async () => {
    const { page, close } = await site.visit({}, false);
    const { top_banner: strip, popup_banner: popup } = await commonOf(site);
    await page.clock.install();
    const shut = (name: string) =>
      page
        .getByRole('complementary', { name })
        .getByRole('button', { name: header.close ?? '' })
        .click();
    /** The popup appears for people who have browsed for a while and scroll on. */
    const browse = async () => {
      await page.clock.fastForward(21_000);
      await page.evaluate(() => scrollTo(0, 1.5 * innerHeight));
      await settled(page);
    };
    await openPage(page, '/all/products');
    await page.getByText(strip?.title ?? '?').waitFor();
    await shut(header.announcement ?? '');
    await page.getByRole('button', { name: words.notice?.understood ?? '' }).click();
    await browse();
    await shut(popup?.title ?? '?');
    await reload(page);
    await browse();
    expect(await page.getByRole('complementary').locator('visible=true').count()).toBe(0);
    expect(await page.getByText(words.notice?.cookies ?? '').count()).toBe(0);
    await close();
  });

  it('shows no cookie notice where the owner wants none', async () => {
    const { page, close } = await site.visit({}, false);
    const wanted = (on: boolean) =>
      set(site, { cookie_banner: on }, ({ setting }) => setting.cookie_banner === (on ? 1 : 0));
    await wanted(false);
    await expect
      .poll(async () => {
        await openPage(page, '/brands');
        return page.getByText(words.notice?.cookies ?? '').count();
      })
      .toBe(0);
    await wanted(true);
    await close();
  });

  it('has in its footer newsletter, categories, pages, payment and social links, and the year', async () => {
    const { page, close } = await site.visit();
    const common = await commonOf(site);
    await openPage(page, '/categories');
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('textbox', { name: words.newsletter?.email ?? '' }).waitFor();
    expect(await foot.locator('img').first().getAttribute('src')).toBe(`/media/${OWN.footer_logo}`);
    const links = new Set(
      await foot.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    );
    const wanted = [
      ...common.categories.map(({ slug }) => `/all/${slug}`),
      ...common.categories.flatMap(({ slug, in_footer_child: children }) =>
        children.map((child) => `/all/${slug}/${child.slug}`),
      ),
      ...[...common.services, ...common.about].map(({ slug }) => `/page/${slug}`),
      ...common.social.map(({ link }) => link),
    ];
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((one) => !links.has(one))).toEqual([]);
    expect(common.payment.length).toBeGreaterThan(0);
    for (const { title } of common.payment)
      await foot.getByText(title, { exact: true }).first().waitFor();
    expect(await foot.innerText()).toContain(
      `© ${new Date().getUTCFullYear()} ${common.site_setting.copyright_text}`,
    );
    await close();
  });

  it('reloads only for another language', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/categories');
    const mark = () => page.evaluate(() => Reflect.set(window, 'marked', true));
    const marked = () => page.evaluate(() => Reflect.get(window, 'marked') === true);
    await mark();
    await page.getByRole('main').locator('a[href^="/all/"]').first().click();
    await page.waitForURL('**/all/**');
    expect(await marked()).toBe(true);
    await settled(page);
    await page.locator('summary', { hasText: 'English' }).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/all/**');
    expect(await marked()).toBe(false);
    await close();
  });

  it('keeps the header in sight when a shopper scrolls', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/categories');
    await page.evaluate(() => scrollTo(0, 1000));
    await expect
      .poll(() => page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().top))
      .toBe(-36);
    expect(await page.getByRole('combobox').first().isVisible()).toBe(true);
    await close();
  });

  it('counts the items in the cart, and hides its message after five seconds', async () => {
    const { page, close } = await site.visit();
    const [thing] = await twoThings(site, 20);
    const { bearer: value } = await makeCustomer(site.database);
    await page.context().addCookies([{ name: 'frontend_token', value, url: site.origin }]);
    await openPage(page, `/x/product/${thing?.id}`);
    const radios = page.locator('#options fieldset');
    for (let at = 0; at < (await radios.count()); at++)
      await takeRadio(radios.nth(at).getByRole('radio').first());
    await page
      .getByRole('button', { name: words['product-page']?.add ?? '' })
      .first()
      .click();
    await page.getByRole('link', { name: 'Cart, 1 ' }).first().waitFor();
    await openPage(page, '/user/profile');
    await page.getByRole('button', { name: words.account?.save ?? '', exact: true }).click();
    const toast = page
      .getByRole('listitem')
      .filter({ hasText: words.toast?.['profile-saved'] ?? '?' });
    await toast.waitFor();
    const shown = Date.now();
    await page.mouse.move(0, 0);
    await toast.waitFor({ state: 'detached' });
    expect((Date.now() - shown) / 1000).toBeGreaterThan(4);
    expect((Date.now() - shown) / 1000).toBeLessThan(15);
    await close();
  });

  it('uses the owner’s colours', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/login');
    const painted = await page
      .getByRole('button', { name: words.account?.['sign-in'] ?? '', exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(painted).toBe('rgb(10, 92, 54)');
    await close();
  });
});

describe.skipIf(missing !== null)(`the frame of signing in${skipped}`, () => {
  it('has a welcome, the privacy policy and the copyright line, and no header or footer', async () => {
    const { page, close } = await site.visit();
    const { site_setting: own } = await commonOf(site);
    for (const path of ['/login', '/register', '/forgot-password']) {
      await openPage(page, path);
      const welcome = (words.account?.welcome ?? '?').replace('{name}', own.site_name);
      await page.getByText(welcome).locator('visible=true').first().waitFor();
      expect(await page.locator('a[href="/page/privacy-policy"]').count()).toBe(1);
      expect(await page.getByRole('contentinfo').innerText()).toBe(
        `© ${new Date().getUTCFullYear()} ${own.copyright_text}`,
      );
      expect(await page.getByRole('combobox').count()).toBe(0);
      expect(await page.locator('a[href^="/all/"], a[href="/cart"]').count()).toBe(0);
    }
    await close();
  });
});
