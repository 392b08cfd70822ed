// The list of one's orders, after a late return to one of its pages.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBuyer } from './order-buyer.ts';
import { openPage } from './settled.ts';
import { missing, openSite, type Site } from './site.ts';
import { twoThings } from './two-things.ts';

let site: Site;

describe.skipIf(missing !== null)(
  `the list of orders${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    beforeAll(async () => {
      site = await openSite('all');
    }, 600_000);
    afterAll(() => site?.close());

    it('redirects from a page number that no longer exists to the last page', async () => {
      const {
        visitor: { page, complaints, close },
        orderId,
      } = await makeBuyer(site, await twoThings(site, 20), {
        language: 'ar',
        width: 360,
        account: false,
      });
      await openPage(page, '/ar/user/orders?show=unpaid&page=2');
      await page.locator(`main a[href="/ar/user/order/${orderId}"]`).first().waitFor();
      expect(new URL(page.url()).search).toBe('?show=unpaid');
      expect(complaints).toEqual([]);
      await close();
    }, 600_000);
  },
);
