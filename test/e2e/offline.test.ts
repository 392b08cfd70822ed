// Without a network: visited pages open, others say so in their language, no personal data is
// cached, and what could not be sent can be tried again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Page } from 'playwright-core';
import { makeCustomer } from '../customer.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { twoThings, type Thing } from './two-things.ts';
import { takeRadio } from './take-radio.ts';

const skipped = missing ? ` (skipped: ${missing})` : '';
const words = wordsOf('en');
const title = (language: string) => wordsOf(language).offline?.title ?? '?';

let site: Site;
let thing: Thing | undefined;
beforeAll(async () => {
  if (missing) return;
  site = await openSite();
  [thing] = await twoThings(site, 20);
});
afterAll(() => site?.close());

/** A visitor whose own connection to the shop can be cut and restored. */
async function visitByLine() {
  const open = new Set<Socket>();
  let cut = false;
  const line = createServer((socket) => {
    if (cut) return void socket.destroy();
    const shop = connect(Number(new URL(site.origin).port), '127.0.0.1');
    for (const [one, other] of [
      [socket, shop],
      [shop, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((ready) => {
    line.listen(0, '127.0.0.1', ready);
  });
  const baseURL = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  const { page, close } = await site.visit({ serviceWorkers: 'allow', baseURL });
  page.context().setDefaultTimeout(30_000);
  return {
    page,
    cut: () => {
      cut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      cut = false;
    },
    close: async () => {
      await close();
      line.close();
    },
  };
}

/** Whether a page works, or can only be read. */
const works = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Every address cached in this browser. */
const cachedIn = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Opens a page, and waits until it is cached with all its files. */
async function see(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const whole = () =>
    page.evaluate(async (address) => {
      const html = await (await caches.match(address))?.text();
      const files = html?.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? [];
      const there = await Promise.all(files.map((file) => caches.match(file)));
      return files.length > 0 && there.every(Boolean);
    }, path);
  await expect.poll(whole, { timeout: 30_000 }).toBe(true);
}

const product = () => `/x/product/${thing?.id}`;
const realPath = async (page: Page) => {
  await openPage(page, product());
  return new URL(page.url()).pathname;
};

describe.skipIf(missing !== null)(`without a network${skipped}`, () => {
  it('visited pages still open, and others show an offline page in their language', async () => {
    const { page, cut, mend, close } = await visitByLine();
    await see(page, '/');
    await see(page, '/all/kitchen');
    const own = await realPath(page);
    await see(page, own);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    cut();
    await page.goto('/all/kitchen');
    await expect.poll(() => works(page)).toBe(true);
    await page.goto(own);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
    await page.goto('/');
    expect(await page.locator('main a[href*="/product/"]').count()).toBeGreaterThan(0);
    await expect.poll(() => works(page)).toBe(true);
    await page.locator('header a[href="/brands"]').first().click();
    await page.getByRole('heading', { level: 1, name: title('en') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/brands');
    for (const [path, language] of [
      ['/cart', 'en'],
      ['/fr/brands', 'fr'],
      ['/ar/all/kitchen', 'ar'],
      ['/tr/cart', 'tr'],
      ['/hi', 'hi'],
    ] as const) {
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title(language));
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    }
    mend();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('banner').waitFor(); // it loads by itself
    await close();
  });

  it('no API answer and no personal page is cached, and signing out clears the cache', async () => {
    const { page, close } = await site.visit({ serviceWorkers: 'allow' });
    const { bearer: value } = await makeCustomer(site.database, { name: 'Noor' });
    await page.context().addCookies([{ name: 'frontend_token', value, url: site.origin }]);
    await see(page, '/categories');
    for (const path of ['/user/orders', '/user/profile', '/cart', '/shipping', '/search?q=tea'])
      await openPage(page, path);
    await see(page, '/brands');
    const cached = await cachedIn(page);
    expect(cached).toContain('/brands');
    const anybodys = /^\/(assets\/|media\/|brands$|categories$)/;
    expect(cached.filter((path) => !anybodys.test(path))).toEqual([]);
    const top = page.getByRole('banner');
    await top.locator('summary', { hasText: words.header?.account ?? '?' }).click();
    await top.getByRole('button', { name: words.header?.['sign-out'] ?? '?' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await cachedIn(page)).filter((path) => /brands|categories/.test(path))).toEqual([]);
    await close();
  });

  it('adding to the cart fails visibly, and can be retried with one press', async () => {
    const { page, close } = await site.visit();
    await openPage(page, product());
    const radios = page.locator('#options fieldset');
    for (let at = 0; at < (await radios.count()); at++)
      await takeRadio(radios.nth(at).getByRole('radio').first());
    await page.context().setOffline(true);
    await page
      .getByRole('button', { name: words['product-page']?.add ?? '?' })
      .first()
      .click();
    await page.getByText(words.offline?.cart ?? '?').waitFor();
    expect(await page.getByText(words.trouble?.['api-down'] ?? '?').count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByText(words.offline?.back ?? '?').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: words.offline?.again ?? '?' }).click();
    await page.getByRole('link', { name: 'Cart, 1 ' }).first().waitFor({ state: 'attached' });
    await close();
  });
});

describe.skipIf(missing !== null)(`messages that cannot be fetched${skipped}`, () => {
  /** A page in Arabic whose messages fail this many times, and the language that it ends up in. */
  const spoken = async (failures: number) => {
    const { page, close } = await site.visit({}, false);
    let failed = 0;
    await page.route(/words-shop-ar/, (route) =>
      failed++ < failures ? route.abort() : route.fallback(),
    );
    await page.goto('/ar');
    await expect.poll(() => works(page)).toBe(true);
    const text = await page.locator('body').innerText();
    await close();
    return ['ar', 'en'].filter((one) => text.includes(wordsOf(one).notice?.cookies ?? '?'));
  };
  it('leave the page usable, in English', async () => expect(await spoken(99)).toEqual(['en']));
});

describe.skipIf(missing !== null)(`on a home screen${skipped}`, () => {
  it('the shop has a name, a start by language, and icons of their sizes', async () => {
    const { page, close } = await site.visit();
    await page.goto('/ar');
    const link = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await fetch(`${site.origin}${link}`);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await answer.json()) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({
      name: 'Souk',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/ar',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    for (const { src, sizes } of [...manifest.icons, { src: touch ?? '', sizes: '180x180' }]) {
      const png = Buffer.from(await (await fetch(site.origin + src)).arrayBuffer());
      expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
        'PNG',
        ...sizes.split('x').map(Number),
      ]);
    }
    expect((await fetch(`${site.origin}/icon/7.png`)).status).toBe(404);
    await close();
  });
});
