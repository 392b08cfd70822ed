// Sellers and money in the browser, in English on a laptop and in Arabic on a phone: an application
// is approved, a transfer accepted, a dispute recorded and won, the week's payouts gathered and
// paid. The books are audited after each.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { application, earned, paidQuietly, reportedTransfer } from './money-things.ts';
import { openFresh } from './fresh-site.ts';
import { lettersFromLeft } from './visual-order.ts';
import { missing, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;

async function open(language: string, width: number, path: string) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  await visitor.page.goto(path);
  return visitor;
}

/** Presses a button, then the one in its dialog. */
async function press(page: Page, name: string, fill: Record<string, string> = {}) {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (const [label, value] of Object.entries(fill))
    await dialog.getByLabel(label).first().fill(value);
  await dialog.getByRole('button', { name, exact: true }).click();
  return dialog;
}

const SCREENS: [string, number][] = [
  ['en', 1440],
  ['ar', 390],
];

describe.skipIf(missing)('sellers and money', () => {
  beforeAll(async () => {
    site = await openFresh();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site.close());
  afterEach(async () => expect(await auditMarket(site.database.db)).toEqual([]));

  it.each(SCREENS)('an application is approved (%s, %i)', async (language, width) => {
    const store = await application(site.database.db);
    const { 'desk-sellers': say = {}, toast = {} } = wordsOf(language);
    const { page, close } = await open(language, width, '/admin/applications?view=received');
    await page.getByRole('link', { name: store }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: store }).click();
    await page.getByRole('heading', { name: store }).waitFor();
    expect(await axe(page)).toEqual([]);
    await press(page, say['approve-anyway'] ?? '');
    await page
      .getByText(toast['application-approved'] ?? '')
      .first()
      .waitFor();
    await page
      .getByText(say['application-approved'] ?? '')
      .first()
      .waitFor();
    await close();
  });

  it.each(SCREENS)('a transfer is accepted once (%s, %i)', async (language, width) => {
    const code = await reportedTransfer(site.database.db);
    const { 'desk-money': say = {}, toast = {}, refusal = {} } = wordsOf(language);
    const { page, close } = await open(language, width, `/admin/transfers?q=${code}`);
    await page.getByRole('link', { name: code }).click();
    await page
      .getByText(say['buyer-says'] ?? '')
      .first()
      .waitFor();
    expect(await axe(page)).toEqual([]);
    const other = await page.context().newPage(); // a colleague has it open too
    await other.goto(page.url());
    await other
      .getByText(say['buyer-says'] ?? '')
      .first()
      .waitFor();
    await page.locator('section:has(#decision) button[type=submit]').click();
    await page
      .getByText(toast['transfer-accepted'] ?? '')
      .first()
      .waitFor();
    await press(other, say.refuse ?? '', { [say.why ?? '']: 'It is not there.' });
    await other.getByText(refusal['transfer-decided'] ?? '').waitFor();
    await close();
  });

  it.each(SCREENS)('a dispute is recorded and won (%s, %i)', async (language, width) => {
    const code = await paidQuietly(site.database.db);
    const { 'desk-money': say = {} } = wordsOf(language);
    const { page, close } = await open(language, width, '/admin/disputes/new');
    await page.getByLabel(say['order-code'] ?? '').fill(code);
    await press(page, say['dispute-this'] ?? '', { [say.reference ?? '']: `CB-${code}` });
    await page.getByText(`CB-${code}`).first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: say['dispute-record'] ?? '', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say.state ?? '').selectOption('won');
    await dialog.getByRole('button', { name: say['dispute-record'] ?? '', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByText(say['dispute-won'] ?? '', { exact: true })
      .first()
      .waitFor();
    await close();
  });

  it.each(SCREENS)('payouts are gathered and paid once (%s, %i)', async (language, width) => {
    const store = await earned(site.database.db);
    const { 'desk-money': say = {}, refusal = {} } = wordsOf(language);
    const { page, close } = await open(language, width, '/admin/payouts');
    const dialog = await press(page, say.gather ?? '');
    await dialog.waitFor({ state: 'detached' });
    await page.goto(`/admin/payouts?view=open&q=${encodeURIComponent(store)}`);
    await page.getByRole('link', { name: store }).first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: store }).first().click();
    await page
      .getByText(say['made-of'] ?? '')
      .first()
      .waitFor();
    expect(await axe(page)).toEqual([]);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other
      .getByText(say['made-of'] ?? '')
      .first()
      .waitFor();
    await press(page, say['mark-paid'] ?? '');
    await page
      .getByText(say['payout-paid'] ?? '', { exact: true })
      .first()
      .waitFor();
    await press(other, say['mark-paid'] ?? '');
    await other.getByText(refusal['payout-ended'] ?? '').waitFor();
    await page.goto('/admin/ledger');
    const taken = page.locator('[data-row] .figures', { hasText: /−\D{0,2}\d/ }).first();
    await taken.waitFor();
    // the sign stays at its number, and the currency unbroken, from right to left too
    expect(await lettersFromLeft(taken)).toMatch(
      language === 'ar' ? /US\$\s−\u2060?\d[\d,]*\.\d\d/ : /−\u2060?\$\d[\d,]*\.\d\d/,
    );
    await close();
  });
});
