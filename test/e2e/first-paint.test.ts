// What a browser fetches first, in every language: the page and its stylesheet, a small font, and
// scripts when there is time.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from './settled.ts';
import { missing, openSite, type Site } from './site.ts';

const MOST_ELEMENTS = 1500;
const MOST_FONT_BYTES = 100_000;

let site: Site;

describe.skipIf(missing !== null)(`first paint${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it.each(['', '/all/kitchen', '/cart'])(
    'the stylesheet of %s/ is named before fonts and scripts, and scripts are in no hurry',
    async (path) => {
      const html = await (await fetch(`${site.origin}${path || '/'}`)).text();
      const head = html.slice(0, html.indexOf('</head>'));
      const links = [...head.matchAll(/<link ([^>]*rel="(\w+)"[^>]*)>/g)];
      const kinds = links.map(([, , rel]) => rel);
      expect(kinds.indexOf('stylesheet')).toBeGreaterThanOrEqual(0);
      expect(kinds.indexOf('stylesheet')).toBeLessThan(kinds.indexOf('preload'));
      expect(kinds.indexOf('stylesheet')).toBeLessThan(kinds.indexOf('modulepreload'));
      const scripts = links.filter(([, , rel]) => rel === 'modulepreload');
      expect(scripts.filter(([, link]) => !link?.includes('fetchpriority="low"'))).toEqual([]);
      expect(scripts.some(([, link]) => link?.includes('/assets/words-shop-en-'))).toBe(true);
    },
  );

  it.each(['en', 'fr', 'ar', 'tr', 'hi'])(
    'the home page in %s needs no font file that is not cut, and few elements',
    async (language) => {
      const { page, complaints, close } = await site.visit();
      const fonts: { name: string; bytes: Promise<Buffer> }[] = [];
      page.on('response', (response) => {
        const name = response.url().split('/').at(-1) ?? '';
        if (name.endsWith('.woff2')) fonts.push({ name, bytes: response.body() });
      });
      await openPage(page, language === 'en' ? '/' : `/${language}`);
      expect(fonts.filter(({ name }) => name.includes('wght'))).toEqual([]);
      const bytes = await Promise.all(fonts.map((font) => font.bytes));
      expect(bytes.length).toBeGreaterThan(0);
      expect(bytes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(MOST_FONT_BYTES);
      const elements = await page.evaluate(() => document.body.querySelectorAll('*').length);
      expect(elements).toBeLessThan(MOST_ELEMENTS);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
