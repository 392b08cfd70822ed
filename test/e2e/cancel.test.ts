// An order and its end before it began: bought, then cancelled in the browser. In English on a wide
// screen by a customer, in Arabic on a phone by a visitor.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deliver } from '../deliver.ts';
import { stockOf } from '../stock.ts';
import { makeBuyer, PIECES, speak, type Buyer } from './order-buyer.ts';
import { missing, openSite, type Site } from './site.ts';
import { openPage, reload } from './settled.ts';
import { twoThings, type Thing } from './two-things.ts';

let site: Site;
let things: Thing[];

const stock = () =>
  Promise.all(things.map(({ inventory }) => stockOf(site.database.db, inventory)));
/** `before` is the stock without their order. */
async function buyer(
  language: string,
  width: number,
  account: boolean,
): Promise<Buyer & { before: number[] }> {
  const before = await stock();
  return { ...(await makeBuyer(site, things, { language, width, account })), before };
}
const stateOf = (id: number) =>
  site.database.db
    .selectFrom('orders as o')
    .leftJoin('cancellations as c', 'c.order_id', 'o.id')
    .select(['o.cancelled_at', 'c.reason', 'c.title', 'c.message'])
    .where('o.id', '=', id)
    .executeTakeFirst();
const letters = (email: string) =>
  site.database.db
    .selectFrom('mails')
    .select(['kind', 'language', 'state', 'subject', 'plain'])
    .where('recipient', '=', email)
    .where('kind', '=', 'order-cancelled')
    .execute();
const NOT_CANCELLED = { cancelled_at: null, reason: null, title: null, message: null };

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
    'an order asks for a reason, returns stock and money, and emails the buyer, in %s',
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
      const dialog = await openCancelDialog(page, language);
      await dialog.getByText(say('order', 'cancel-ask')).waitFor();
      await dialog.getByRole('button', { name: say('order', 'cancel') }).click();
      expect((await dialog.getByRole('alert').allInnerTexts()).filter(Boolean)).toEqual([
        required('cancel-subject'),
      ]);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
        'reason',
      );
      await write(dialog, language);
      await dialog.getByRole('button', { name: say('order', 'cancel') }).click();
      await page.getByText(say('toast', 'order-cancelled')).waitFor();
      const note = page.getByRole('region', { name: say('order', 'cancelled') });
      for (const text of [
        say('order', 'reason-wrong-address'),
        WORDS[language].message,
        say('order', 'nothing-paid'),
      ])
        await note.getByText(text, { exact: true }).waitFor();
      await expect
        .poll(() => page.getByText(say('track', 'cancelled'), { exact: true }).count())
        .toBeGreaterThan(2); // the order, both parcels
      expect(await stock()).toEqual(before);
      expect(await stateOf(orderId)).toMatchObject({
        cancelled_at: expect.any(Date),
        reason: 'wrong-address',
        title: say('order', 'reason-wrong-address'),
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

  it('keeps the buyer’s text without a network, and sends it later', async () => {
    const {
      visitor: { page, close },
      orderId,
      before,
    } = await buyer('en', 360, false);
    const { say } = speak('en');
    await openPage(page, `/user/order/${orderId}`);
    const dialog = await openCancelDialog(page, 'en');
    await write(dialog, 'en');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: say('order', 'cancel') }).click();
    await dialog
      .getByRole('alert')
      .filter({ hasText: say('offline', 'call') })
      .waitFor();
    expect(await stateOf(orderId)).toEqual(NOT_CANCELLED);
    await dialog.getByRole('button', { name: say('order', 'keep') }).click();
    await openCancelDialog(page, 'en');
    expect(await dialog.getByText(say('offline', 'call')).count()).toBe(0);
    expect(
      await dialog.getByRole('textbox', { name: say('order', 'cancel-message') }).inputValue(),
    ).toBe(WORDS.en.message);
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: say('order', 'cancel') }).click();
    await page.getByRole('region', { name: say('order', 'cancelled') }).waitFor();
    expect(await stock()).toEqual(before);
    await close();
  }, 600_000);

  it('tells the buyer if a store has already begun, and updates the order', async () => {
    const {
      visitor: { page, complaints, close },
      orderId,
      before,
    } = await buyer('en', 1280, true);
    const { say } = speak('en');
    await openPage(page, `/user/order/${orderId}`);
    const dialog = await openCancelDialog(page, 'en');
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
      NOT_CANCELLED,
      before.map((count, at) => count - (PIECES[at] ?? 0)),
    ]);
    expect(complaints).toEqual([]);
    await close();
  }, 600_000);
});

const WORDS = {
  en: { message: 'We have moved since.' },
  ar: { message: 'لقد انتقلنا منذ ذلك الحين.' },
};

async function openCancelDialog(page: Page, language: string) {
  await page.getByRole('button', { name: speak(language).say('order', 'cancel') }).click();
  return page.getByRole('dialog');
}

async function write(
  dialog: Awaited<ReturnType<typeof openCancelDialog>>,
  language: 'en' | 'ar',
): Promise<void> {
  const { say } = speak(language);
  const { message } = WORDS[language];
  await dialog.getByRole('radio', { name: say('order', 'reason-wrong-address') }).check();
  await dialog.getByText(say('order', 'address-head')).waitFor();
  await dialog.getByRole('textbox', { name: say('order', 'cancel-message') }).fill(message);
}
