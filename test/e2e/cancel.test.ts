// An order and its end before it began: bought, then cancelled in the browser. In English on a wide
// screen by a customer, in Arabic on a phone by a visitor.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { customer, visitor, type Shopper } from '#market/settings/actor.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { makeCustomer } from '../customer.ts';
import { deliver } from '../deliver.ts';
import { unique } from '../make.ts';
import { stockOf } from '../stock.ts';
import { fillCart, makeAddress, order } from '../carts.ts';
import { missing, openSite, wordsOf, type Site, type Visitor } from './site.ts';
import { openPage, reload } from './settled.ts';
import { twoThings, type Thing } from './two-things.ts';

/**
 * Somebody in a browser with an order of two pieces and one, from two stores; `before` is what was
 * in stock without it.
 */
type Buyer = { visitor: Visitor; email: string; orderId: number; before: number[] };

let site: Site;
let things: Thing[];

const PIECES = [2, 1];
const stock = () =>
  Promise.all(things.map(({ inventory }) => stockOf(site.database.db, inventory)));
const stateOf = (id: number) =>
  site.database.db
    .selectFrom('orders as o')
    .leftJoin('cancellations as c', 'c.order_id', 'o.id')
    .select(['o.cancelled_at', 'c.title', 'c.message'])
    .where('o.id', '=', id)
    .executeTakeFirst();
const letters = (email: string) =>
  site.database.db
    .selectFrom('mails')
    .select(['kind', 'language', 'state', 'subject', 'plain'])
    .where('recipient', '=', email)
    .where('kind', '=', 'order-cancelled')
    .execute();
const KEPT = { cancelled_at: null, title: null, message: null };

describe.skipIf(missing !== null)(`cancelling${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite('all');
    things = await twoThings(site, 20);
  }, 600_000);
  afterAll(() => site?.close());

  it.each([
    ['en', '', 1280, true],
    ['ar', '/ar', 360, false],
  ] as const)(
    'an order asks why, gives everything back and writes, in %s',
    async (language, prefix, width, account) => {
      const {
        visitor: { page, complaints, close },
        email,
        orderId,
        before,
      } = await buyer(language, width, account);
      const { say, required } = speak(language);
      expect(await stock()).toEqual(before.map((count, at) => count - (PIECES[at] ?? 0)));
      await openPage(page, `${prefix}/user/order/${orderId}`);
      const dialog = await ask(page, language);
      await dialog.getByText(say('order', 'cancel-ask')).waitFor();
      await dialog.getByRole('button', { name: say('order', 'cancel') }).click();
      expect((await dialog.getByRole('alert').allInnerTexts()).filter(Boolean)).toEqual([
        required('cancel-subject'),
        required('cancel-message'),
      ]);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
      await write(dialog, language);
      await dialog.getByRole('button', { name: say('order', 'cancel') }).click();
      await page.getByText(say('toast', 'order-cancelled')).waitFor();
      const note = page.getByRole('region', { name: say('order', 'cancelled') });
      for (const text of [...Object.values(WORDS[language]), say('order', 'nothing-paid')])
        await note.getByText(text, { exact: true }).waitFor();
      await expect
        .poll(() => page.getByText(say('track', 'cancelled'), { exact: true }).count())
        .toBeGreaterThan(2); // the order, both parcels
      expect(await stock()).toEqual(before);
      expect(await stateOf(orderId)).toMatchObject({
        cancelled_at: expect.any(Date),
        title: WORDS[language].title,
        message: WORDS[language].message,
      });
      for (const again of [false, true]) {
        if (again) await reload(page);
        await page.getByRole('button', { name: say('order', 'change-words') }).waitFor();
        expect(await page.getByRole('button', { name: say('order', 'cancel') }).count()).toBe(0);
      }
      const [letter] = await vi.waitFor(
        async () => {
          const all = await letters(email);
          expect(all).toHaveLength(1);
          return all;
        },
        { timeout: 60_000, interval: 50 },
      );
      expect(letter).toMatchObject({
        language,
        state: 'outbox',
        plain: expect.stringContaining(say('order', 'nothing-paid')),
      });
      expect(complaints).toEqual([]);
      await close();
    },
    600_000,
  );

  it('keeps what was written when the shop can not be reached, and sends it later', async () => {
    const {
      visitor: { page, close },
      orderId,
      before,
    } = await buyer('en', 360, false);
    const { say } = speak('en');
    await openPage(page, `/user/order/${orderId}`);
    const dialog = await ask(page, 'en');
    await write(dialog, 'en');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: say('order', 'cancel') }).click();
    await dialog
      .getByRole('alert')
      .filter({ hasText: say('order', 'cancel-unheard') })
      .waitFor();
    expect(await stateOf(orderId)).toEqual(KEPT);
    await dialog.getByRole('button', { name: say('order', 'keep') }).click();
    await ask(page, 'en');
    expect(await dialog.getByText(say('order', 'cancel-unheard')).count()).toBe(0);
    expect(
      await dialog.getByRole('textbox', { name: say('order', 'cancel-message') }).inputValue(),
    ).toBe(WORDS.en.message);
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: say('order', 'cancel') }).click();
    await page.getByRole('region', { name: say('order', 'cancelled') }).waitFor();
    expect(await stock()).toEqual(before);
    await close();
  }, 600_000);

  it('is refused in words when a store has begun meanwhile, and the order shows it', async () => {
    const {
      visitor: { page, complaints, close },
      orderId,
      before,
    } = await buyer('en', 1280, true);
    const { say } = speak('en');
    await openPage(page, `/user/order/${orderId}`);
    const dialog = await ask(page, 'en');
    await write(dialog, 'en');
    await deliver(site.database.db, orderId, 'confirm');
    await dialog.getByRole('button', { name: say('order', 'cancel') }).click();
    await dialog.getByText(say('refusal', 'not-cancellable')).waitFor();
    expect(await dialog.getByRole('button', { name: say('order', 'cancel') }).count()).toBe(0);
    await dialog.getByRole('button', { name: say('order', 'back') }).click();
    await page.getByText(say('track', 'confirmed'), { exact: true }).first().waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: say('order', 'cancel') }).count())
      .toBe(0);
    expect([await stateOf(orderId), await stock()]).toEqual([
      KEPT,
      before.map((count, at) => count - (PIECES[at] ?? 0)),
    ]);
    expect(complaints).toEqual([]);
    await close();
  }, 600_000);
});

const WORDS = {
  en: { title: 'Ordered twice', message: 'The other order is the right one.' },
  ar: { title: 'طلبته مرتين', message: 'الطلب الآخر هو الصحيح.' },
};

function speak(language: string) {
  const words = wordsOf(language);
  const say = (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
  return {
    say,
    required: (key: string) => say('refusal', 'required').replace('{field}', say('order', key)),
  };
}

async function buyer(language: string, width: number, account: boolean): Promise<Buyer> {
  const { database, origin } = site;
  const before = await stock();
  const email = `${unique('buyer')}@example.com`;
  const visitor = await site.visit({ viewport: { width, height: 800 } });
  const shopper = account
    ? await asCustomer(visitor, origin, email, language)
    : await asVisitor(visitor, language);
  await makeAddress(database.db, shopper, { email });
  await fillCart(
    database.db,
    shopper,
    ...things.map(({ id, inventory }, at) => ({
      product: { id, inventory, store: 0, rule: 0, place: 0, inventories: [] },
      quantity: PIECES[at] ?? 1,
    })),
  );
  return {
    visitor,
    email,
    before,
    orderId: (await order(database.db, await readMarketSettings(database.db), shopper)).id,
  };
}

async function asCustomer(
  { page }: Visitor,
  url: string,
  email: string,
  language: string,
): Promise<Shopper> {
  const { bearer, accountId } = await makeCustomer(site.database, { email, language });
  await page.context().addCookies([{ name: 'frontend_token', value: bearer, url }]);
  return customer(accountId, '', { language, timeZone: 'UTC' });
}

async function asVisitor({ page }: Visitor, language: string): Promise<Shopper> {
  const token = unique('browser');
  await page.addInitScript((own) => {
    localStorage.setItem('user_token', own);
  }, token);
  return visitor(token, { language, timeZone: 'UTC' });
}

async function ask(page: Page, language: string) {
  await page.getByRole('button', { name: speak(language).say('order', 'cancel') }).click();
  return page.getByRole('dialog');
}

async function write(
  dialog: Awaited<ReturnType<typeof ask>>,
  language: 'en' | 'ar',
): Promise<void> {
  const { say } = speak(language);
  const { title, message } = WORDS[language];
  await dialog.getByRole('textbox', { name: say('order', 'cancel-subject') }).fill(title);
  await dialog.getByRole('textbox', { name: say('order', 'cancel-message') }).fill(message);
}
