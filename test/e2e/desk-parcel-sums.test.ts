// A parcel in the back office shows all parts of its total, and no parts that are zero.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff } from '../at-work.ts';
import { makeOrder } from '../books.ts';
import { sayIn } from './product-things.ts';
import { missing, openSite, type Site } from './site.ts';

const say = sayIn('en');
let site: Site;

describe.skipIf(missing !== null)(`a parcel${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it('shows staff what its total is made of', async () => {
    const store = await site.database.db
      .selectFrom('stores')
      .select(['id', 'name'])
      .executeTakeFirstOrThrow();
    const { id } = await makeOrder(site.database.db, {
      parcels: [{ store: store.id, goods: 5000, shipping: 0, tax: 250, voucher: 700, fee: 130 }],
    });
    const owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
    const { page, close } = await site.visit();
    await page
      .context()
      .addCookies([{ name: 'frontend_token', value: owner.bearer, url: site.origin }]);
    await page.goto(`/admin/orders/${id}`);
    const sums = page.getByRole('region', { name: store.name }).locator('dl', {
      hasText: say('desk-order', 'total'),
    });
    await sums.waitFor();
    const shown = (await sums.innerText()).replaceAll(/[−]/g, '-');
    for (const name of ['subtotal', 'voucher', 'fee', 'tax', 'total'])
      expect(shown).toContain(say('desk-order', name));
    for (const name of ['bundle', 'shipping']) expect(shown).not.toContain(say('desk-order', name));
    for (const amount of ['50.00', '7.00', '1.30', '2.50', '46.80'])
      expect(shown).toContain(amount);
    await close();
  });
});
