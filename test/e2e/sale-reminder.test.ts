// An announced flash sale: on the pages of sales and of its products, and a letter when it starts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import { unique } from '../make.ts';
import { makeSale, productOutsideSales } from '../offers.ts';
import { axe } from './axe.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let sale: number;
let product: { id: number; slug: string };

describe.skipIf(missing !== null)(`coming sales${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    const { db } = site.database;
    product = await productOutsideSales(db);
    sale = await makeSale(db, product.id, { from: 30 });
    await transaction(db, (tx) => touch(tx, 'flash-sales', `product:${product.id}`));
  });
  afterAll(() => site?.close());

  it.each([
    ['en', 1280, 'light'],
    ['ar', 360, 'dark'],
  ] as const)('are shown in %s at %d, with an email', async (language, width, scheme) => {
    const words = wordsOf(language);
    const t = (key: string) => words['sale']?.[key] ?? key;
    const prefix = language === 'en' ? '' : `/${language}`;
    const { page, complaints, close } = await site.visit({ viewport: { width, height: 900 } });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const path of [
      '/flash-sale',
      `/flash-sale/${sale}`,
      `/${product.slug}/product/${product.id}`,
    ]) {
      const email = `${unique('reader')}@example.com`;
      await openPage(page, `${prefix}${path}`);
      await page.getByText(t('starts-in')).first().waitFor();
      expect(await page.locator(`main a[href="${prefix}/flash-sale/${sale}"]`).count(), path).toBe(
        path === `/flash-sale/${sale}` ? 0 : 1,
      );
      expect(await axe(page), path).toEqual([]);
      const remind = page.getByRole('button', { name: t('remind-of').split('{')[0] ?? '' });
      await remind.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill(email);
      await dialog.getByRole('button', { name: t('send') }).click();
      await dialog
        .getByRole('status')
        .filter({ hasText: t('confirm') })
        .waitFor();
      const alert = site.database.db.selectFrom('alerts').selectAll().where('email', '=', email);
      const { key, flash_sale_id: about, confirmed_at } = await alert.executeTakeFirstOrThrow();
      expect([about, confirmed_at]).toEqual([sale, null]);
      await openPage(page, `${prefix}/sale-notice/confirm?key=${key}`);
      await page
        .getByRole('button', { name: words['subscription']?.['sale-confirm-button'] })
        .click();
      await page.getByText(words['subscription']?.['sale-confirm-done'] ?? '').waitFor();
      expect((await alert.executeTakeFirstOrThrow()).confirmed_at).not.toBeNull();
      await openPage(page, `${prefix}/sale-notice/leave?key=${key}`);
      await page
        .getByRole('button', { name: words['subscription']?.['sale-leave-button'] })
        .click();
      await page.getByText(words['subscription']?.['sale-leave-done'] ?? '').waitFor();
      expect(await alert.executeTakeFirst()).toBeUndefined();
    }
    expect(complaints).toEqual([]);
    await close();
  });
});
