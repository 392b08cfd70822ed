// A customer is about to pay when a store in their cart goes on holiday: they are led back a step
// and read why, rather than that the stock is low.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart } from '../carts.ts';
import { makeCustomer } from '../customer.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { twoThings } from './two-things.ts';

let site: Site;
const VIEWS = [
  ['en', '', 1280],
  ['ar', '/ar', 360],
] as const;

describe.skipIf(missing)('a store that goes on holiday while somebody pays', () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it.each(VIEWS)('shows the reason: in %s', async (language, prefix, width) => {
    const { db } = site.database;
    const say = (section: string, key: string) => wordsOf(language)[section]?.[key] ?? key;
    const buyer = await makeCustomer(site.database, { language });
    const things = await twoThings(site, 20, true);
    const wants = things.map((thing) => ({
      product: { ...thing, inventories: [thing.inventory], rule: 0, place: 0 },
    }));
    await fillCart(db, buyer.customer, ...wants);
    const { page, close } = await site.visit({ viewport: { width, height: 900 } });
    await page.context().addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      { name: 'frontend_token', value: buyer.bearer, url: site.origin },
    ]);
    await openPage(page, `${prefix}/checkout`);
    const place = page.locator('button:visible', { hasText: say('checkout', 'place') });
    await place.first().waitFor();
    const away = (until: string) =>
      sql`
      update stores set away_until = now() + ${until}::interval where id = ${things[0]?.store}
    `.execute(db);
    await away('5 days');
    await place.first().click();
    await page.waitForURL('**/shipping');
    const on = page.locator('button:visible', { hasText: say('shipping', 'to-payment') }).first();
    await on.waitFor();
    const reason = () =>
      on.evaluate(
        (button) =>
          document.getElementById(button.getAttribute('aria-describedby') ?? '')?.innerText ?? '',
      );
    await expect.poll(reason).not.toBe('');
    expect(await reason()).toBe(say('refusal', 'store-away'));
    await away('-1 day');
    await close();
  });
});
