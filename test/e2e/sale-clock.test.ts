// The countdown of a flash sale follows the server’s clock, also in browsers with a wrong one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import { makeSale, productOutsideSales } from '../offers.ts';
import { missing, openSite, type Site } from './site.ts';

let site: Site;
let product: { id: number; slug: string };
const HOUR_MS = 3_600_000;
const refreshCaches = () =>
  transaction(site.database.db, (tx) => touch(tx, 'flash-sales', `product:${product.id}`));

/** The product in a browser whose clock is this many hours ahead. */
async function open(hours: number) {
  const visitor = await site.visit();
  const { page } = visitor;
  await page.clock.install({ time: Date.now() + hours * HOUR_MS });
  await page.goto(`/${product.slug}/product/${product.id}`);
  const timer = page.getByRole('main').getByRole('timer');
  const shown = async () =>
    (await timer.locator('> span').allTextContents()).map((text) => Number.parseInt(text, 10));
  return { ...visitor, shown };
}

describe.skipIf(missing !== null)(
  `a sale’s clock${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    beforeAll(async () => {
      site = await openSite();
      const { db } = site.database;
      product = await productOutsideSales(db);
      await makeSale(db, product.id, { price: 100 }); // it ends in an hour
      await refreshCaches();
    });
    afterAll(() => site?.close());

    it.each([2, -2])('is right if the browser’s is %d hours ahead', async (hours) => {
      const { page, shown, close } = await open(hours);
      await expect
        .poll(async () => {
          await page.clock.runFor(1000);
          return shown();
        })
        .toEqual([0, expect.toSatisfy((minutes) => minutes > 40), expect.any(Number)]);
      await close();
    });
  },
);
