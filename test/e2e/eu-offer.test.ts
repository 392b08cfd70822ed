// What customers in the EU see before they buy: that a product is not new, and the two-year legal
// guarantee. A notice that is on no page before the order reminds nobody.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import { axe } from './axe.ts';
import { openProposing } from './proposing.ts';
import { pathOf, thingsWhere, type Thing } from './product-things.ts';
import { openAs, wordsIn } from './seller-browser.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let thing: Thing;
const VIEWS = [
  { language: 'ar', prefix: '/ar', viewport: { width: 390, height: 844 } },
  { language: 'en', prefix: '', viewport: { width: 1280, height: 900 } },
] as const;

describe.skipIf(missing)('an offer in the Union', () => {
  beforeAll(async () => {
    site = await openSite();
    const plain = sql`id not in (select product_id from inventories where choice <> '{}')`;
    const [found] = await thingsWhere(site, plain);
    if (!found) throw new Error('The demo market has no such product.');
    thing = found;
    const { db } = site.database;
    await transaction(db, async (tx) => {
      const eu_grace = new Date(Date.now() + 86_400_000);
      await tx.updateTable('settings').set({ eu_pack: true, eu_grace }).execute();
      await sql`update products set condition = 'used' where id = ${thing.id}`.execute(tx);
      await touch(tx, 'settings', 'products', `product:${thing.id}`);
    });
  });
  afterAll(() => site?.close());

  it.each(VIEWS)('shows its condition and the legal guarantee, in $language', async (view) => {
    const say = (section: string, key: string) => wordsOf(view.language)[section]?.[key] ?? '';
    const { page, complaints, close } = await site.visit({ viewport: view.viewport });
    const notice = page.getByRole('complementary', { name: say('product', 'guarantee') });
    await openPage(page, `${view.prefix}${pathOf(thing)}`);
    await page.getByText(say('product-page', 'condition-used')).first().waitFor();
    await notice.getByText(say('product', 'guarantee-text')).waitFor();
    const structuredData = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    expect(structuredData.join(' ')).toContain('schema.org/UsedCondition');
    expect(structuredData.join(' ')).not.toContain('NewCondition');
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)('is marked for its seller while facts are missing, in $language', async (view) => {
    const at = await openProposing(site);
    const shelf = at.seller.seller.storeId;
    await site.database.db
      .updateTable('products')
      .set({ store_id: shelf })
      .where('id', '=', thing.id)
      .execute();
    const say = wordsIn(view.language);
    const { page, complaints, close } = await openAs(site, at, {
      language: view.language,
      width: view.viewport.width,
      path: '/seller',
    });
    await page.getByRole('link', { name: say('missing-facts', 'seller') }).click();
    await page.waitForURL('**/seller/products?view=facts');
    await page
      .getByText(thing.title[view.language] ?? '')
      .first()
      .waitFor();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
