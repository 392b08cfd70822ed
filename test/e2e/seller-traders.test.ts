// The owner of a store enters its trader, on a phone in Arabic and on a laptop in English, and
// customers see it. A form that loses input, or does not say what is missing, keeps an honest store
// off sale.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import { axe } from './axe.ts';
import { openProposing, type Proposing } from './proposing.ts';
import { openAs, wordsIn } from './seller-browser.ts';
import { openPage } from './settled.ts';
import { missing, openSite, type Site } from './site.ts';

let site: Site;
let at: Proposing;
let slug: string;

const FACTS = {
  'legal-name': 'Lantern GmbH',
  'address-1': 'Speicherstadt 4',
  city: 'Hamburg',
  phone: '+49 40 123456',
  mail: 'hello@lantern.example',
  'register-number': 'HRB 1234',
  'vat-id': 'DE123456789',
  'tax-number': '48/123/45678',
};
const VIEWS = [
  { language: 'ar', width: 390 },
  { language: 'en', width: 1280 },
] as const;

describe.skipIf(missing)('who trades', () => {
  beforeAll(async () => {
    site = await openSite();
    at = await openProposing(site);
    const { db } = site.database;
    await transaction(db, async (tx) => {
      await tx.updateTable('settings').set({ eu_pack: true }).execute();
      await touch(tx, 'settings');
    });
    const store = await db
      .updateTable('stores')
      .set({ payee_name: 'Salma', iban: 'DE89370400440532013000' })
      .where('id', '=', at.seller.seller.storeId)
      .returning('slug')
      .executeTakeFirstOrThrow();
    slug = store.slug;
  });
  afterAll(() => site?.close());

  const registered = () =>
    site.database.db
      .selectFrom('stores')
      .select(['unregistered', 'register_number'])
      .where('slug', '=', slug)
      .executeTakeFirst();

  it.each(VIEWS)('is filled in, and shown, in $language at $width', async (view) => {
    const say = (key: string, section = 'trader') => wordsIn(view.language)(key, section);
    await site.database.db
      .updateTable('stores')
      .set({
        legal_name: '',
        trader_phone: '',
        register_number: '',
        unregistered: false,
        certified: false,
      })
      .where('slug', '=', slug)
      .execute();
    const { page, complaints, close } = await openAs(site, at, { ...view, path: '/seller' });
    await page.getByRole('link', { name: say('missing-trader', 'seller') }).click();
    await page.getByText(say('held')).waitFor();
    for (const [word, value] of Object.entries(FACTS))
      await page.getByLabel(say(word), { exact: true }).fill(value);
    await page.getByLabel(say('country'), { exact: true }).selectOption('DE');
    await page.getByRole('switch', { name: say('certified') }).check();
    const unregistered = page.getByRole('switch', { name: say('unregistered') });
    await unregistered.check();
    await unregistered.uncheck(); // by mistake: its number is still there
    const number = page.getByLabel(say('register-number'), { exact: true });
    expect(await number.inputValue()).toBe(FACTS['register-number']);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: say('save', 'desk') }).click({ timeout: 20_000 });
    await page.getByText(say('complete')).waitFor();
    await openPage(page, `/shop/${slug}`);
    const shown = page.locator('details', { hasText: 'Lantern GmbH' });
    await shown.getByText('Speicherstadt 4').waitFor();
    const text = await shown.innerText();
    for (const fact of ['HRB 1234', 'DE123456789', '+49 40 123456']) expect(text).toContain(fact);
    expect(await page.content()).not.toContain('48/123/45678');
    expect(await axe(page)).toEqual([]);
    await page.goto('/seller/trader');
    await unregistered.check();
    await page.getByRole('button', { name: say('save', 'desk') }).click();
    await expect.poll(registered).toEqual({ unregistered: true, register_number: '' });
    expect(complaints).toEqual([]);
    await close();
  });
});
