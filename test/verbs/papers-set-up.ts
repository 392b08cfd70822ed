// A shop whose parcels are confirmed, which is when their papers are written.
import { afterAll, beforeAll } from 'vitest';
import type { Shopper } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { confirmed } from '../papers.ts';

export let base: Fresh;
export let market: MarketSettings;

/** Opens it for the tests of a file. */
export function withPapers(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    market = await makeShop(base.db);
    await base.db
      .updateTable('settings')
      .set({
        address_1: '1 Market Street',
        city: 'Dubai',
        country: 'AE',
        phone: '+971 4 123 4567',
        email: 'hello@souk.example',
        tax_number: '100-1234',
        legal_name: 'Souk Trading LLC',
      })
      .execute();
  });
  afterAll(() => base.close());
}

export const one = async (shopper: Shopper, ...products: Parameters<typeof confirmed>[3][]) =>
  (await confirmed(base.db, market, shopper, ...products))[0] ?? 0;
