// A catalogue is imported in the browser: file, columns, trial, run, refused rows, undo. In English
// on a laptop, in Arabic on a phone.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const FILE = [
  'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty',
  'reed-lamp,Reed lamp,R-1,49.90,5',
  'cane-lamp,Cane lamp,R-2,29.90,3',
  'palm-lamp,Palm lamp,R-3,cheap,3',
].join('\n');
let site: Site;
let owner: MadeStaff;

const wordIn = (language: string) => (key: string) => wordsOf(language)['desk-import']?.[key] ?? '';
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function chooseFile(page: Page, word: (key: string) => string) {
  await page.goto('/admin/imports');
  await page.getByRole('link', { name: word('new') }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await page.locator('[name=store_id]').fill('Copper Lane');
  await page.getByRole('option', { name: 'Copper Lane', exact: true }).click();
  expect(await axe(page)).toEqual([]);
  await press(page, word('upload'));
  await page.waitForURL(/\/admin\/imports\/\d+$/);
}

describe.skipIf(missing !== null)(`imports${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite('all'); // with its worker
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it.each([
    ['en', 1440],
    ['ar', 390],
  ] as const)('in %s at %d: upload, run and undo', async (language, width) => {
    const { page, complaints, close } = await site.visit({ viewport: { width, height: 900 } });
    await page.context().addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      { name: 'frontend_token', value: owner.bearer, url: site.origin },
    ]);
    const word = wordIn(language);
    const state = (key: string) => page.getByText(word(`state-${key}`), { exact: true }).first();
    await chooseFile(page, word);
    await page.getByRole('heading', { name: word('trial') }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.reload(); // the server keeps the trial
    await page.getByRole('heading', { name: word('trial') }).waitFor();
    await press(page, word('run'));
    await state('done').waitFor();
    expect(await axe(page)).toEqual([]);
    const [rows] = await Promise.all([
      page.waitForEvent('download'),
      press(page, word('bad-rows')),
    ]);
    expect(await readFile(await rows.path(), 'utf8')).toContain('Palm lamp,R-3,cheap');
    await press(page, word('undo'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('undo') })
      .click();
    await state('undone').waitFor();
    await page.goto('/admin/imports');
    await page.getByRole('link', { name: 'lamps.csv' }).first().waitFor();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
