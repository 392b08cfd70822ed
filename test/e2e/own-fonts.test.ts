// The owner's fonts in a browser: a file is added, its languages are shown, and pages use it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const PACKAGES = 'node_modules/@fontsource-variable';
const LATIN = `${PACKAGES}/inter/files/inter-latin-wght-normal.woff2`;
const ARABIC = `${PACKAGES}/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2`;

let site: Site;
let owner: MadeStaff;

describe.skipIf(missing !== null)(`fonts of the owner${missing ? ` (${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner');
  });
  afterAll(() => site?.close());

  it.each([
    ['en', 1440, LATIN, 'Inter', ''],
    ['ar', 390, ARABIC, 'Noto Sans Arabic', '/ar'],
  ] as const)('in %s at %d', async (...view) => {
    const [language, width, file, family, prefix] = view;
    const words = wordsOf(language)['desk-shop'] ?? {};
    const say = (key: string) => words[key] ?? '';
    const { page, complaints, close } = await site.visit({ viewport: { width, height: 900 } });
    await page.context().addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      { name: 'frontend_token', value: owner.bearer, url: site.origin },
    ]);
    await page.goto('/admin/settings');
    const card = page.getByRole('region', { name: say('fonts'), exact: true });
    const field = card.locator('input[type=file]');
    await field.setInputFiles({
      name: 'no.ttf',
      mimeType: 'font/ttf',
      buffer: Buffer.from('nothing'),
    });
    await card.getByRole('alert').waitFor();
    await field.setInputFiles(file);
    const row = card.getByRole('region', { name: family, exact: true });
    await row.getByText(say('font-fits')).first().waitFor();
    await card.getByLabel(say('body-font')).selectOption({ label: family });
    const sample = card.locator(`[lang=${language}] span`).last();
    await expect.poll(() => sample.evaluate(isWritten)).toMatch(/^own-\d+ loaded$/);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await expect.poll(() => row.getByRole('button').count()).toBe(0); // it is now in use
    await page.goto(`${prefix}/`);
    const heading = page.locator('h2').first();
    await expect.poll(() => heading.evaluate(isWritten)).toBe('own-text loaded');
    expect(complaints).toEqual([]);
    await close();
  });
});

/** The first font of an element, and whether a file of it is loaded. */
function isWritten(element: Element): string {
  const [first = ''] = getComputedStyle(element).fontFamily.split(',');
  const faces = [...document.fonts].filter(({ family }) => family === first);
  return `${first} ${faces.find(({ status }) => status === 'loaded')?.status}`;
}
