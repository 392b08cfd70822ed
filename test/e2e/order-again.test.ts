// Ordering again: one press on the order's page, repeated quickly, and on to the cart.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBuyer, PIECES, speak } from './order-buyer.ts';
import { openPage } from './settled.ts';
import { missing, openSite, type Site } from './site.ts';
import { twoThings, type Thing } from './two-things.ts';

let site: Site;
let things: Thing[];

describe.skipIf(missing !== null)(
  `ordering again${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    beforeAll(async () => {
      site = await openSite('all');
      things = await twoThings(site, 20);
    }, 600_000);
    afterAll(() => site?.close());

    it('with one press, twice pressed, fills the cart once, at 360 px in Arabic', async () => {
      const {
        visitor: { page, complaints, close },
        orderId,
      } = await makeBuyer(site, things, { language: 'ar', width: 360, account: false });
      const { say } = speak('ar');
      await openPage(page, `/ar/user/order/${orderId}`);
      const press = page.getByRole('button', { name: say('order', 'again') });
      await press.dblclick();
      const dialog = page.getByRole('dialog', { name: say('order', 'again-head') });
      await dialog.waitFor();
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      const { shopper } = await site.database.db
        .selectFrom('orders')
        .select('shopper')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const lines = await site.database.db
        .selectFrom('cart_lines')
        .select('quantity')
        .where('shopper', '=', shopper)
        .orderBy('quantity', 'desc')
        .execute();
      expect(lines.map(({ quantity }) => quantity)).toEqual(PIECES);
      await dialog.getByRole('link', { name: say('order', 'again-cart') }).click();
      await page.waitForURL(/\/ar\/cart$/);
      await page.getByRole('heading', { name: say('cart', 'title'), level: 1 }).waitFor();
      expect(complaints).toEqual([]);
      await close();
    }, 600_000);
  },
);
