import type { Tx } from '#db/connect.ts';
import { idOf, type Ids } from '#demo/ids.ts';
import type { Demo } from '#demo/shape.ts';

export type Rules = {
  shippingOf: (store: string, at: number) => number;
  taxes: number[];
  bundles: number[];
};

type Place = { country: string; price: number; day_needed: number; pickup?: string };

/**
 * Creates the rules for shipping, tax and bundles, and vouchers. Every store ships by its own rule;
 * some things ship free, some only within the region. Amounts are in minor units.
 */
export async function writeRules(tx: Tx, { theme, market }: Demo, stores: Ids): Promise<Rules> {
  const { shipping } = market;
  const free = await writeShipping(tx, { store: null, title: shipping.free, single: false }, [
    { country: 'ALL', price: 0, day_needed: 5 },
  ]);
  const own = new Map<string, { standard: number; regional: number }>();
  for (const [at, { slug, country, city }] of theme.stores.entries()) {
    const store = idOf(stores, slug);
    const home: Place = {
      country,
      price: 290 + (at % 3) * 100,
      day_needed: 1 + (at % 2),
      pickup: city,
    };
    const away = { country: 'ALL', price: 790 + (at % 4) * 100, day_needed: 5 + (at % 3) };
    const standard = { store, title: shipping.standard, single: at % 2 === 0 };
    const regional = { store, title: shipping.regional, single: false };
    const near = ['TR', 'FR', 'GB', 'AE', 'IN', 'DE']
      .filter((code) => code !== country)
      .map((code) => ({ country: code, price: 590, day_needed: 4 }));
    own.set(slug, {
      standard: await writeShipping(tx, standard, [home, away]),
      regional: await writeShipping(tx, regional, [home, ...near]),
    });
  }
  const taxes = await tx
    .insertInto('tax_rules')
    .values(market.taxes.map((tax) => ({ ...tax, title: JSON.stringify(tax.title) })))
    .returning('id')
    .execute();
  const bundles = await tx
    .insertInto('bundle_deals')
    .values(market.bundles.map((deal) => ({ ...deal, title: JSON.stringify(deal.title) })))
    .returning('id')
    .execute();
  await writeVouchers(tx, market, stores);
  const shippingOf = (store: string, at: number) =>
    at % 6 === 0 ? free : (own.get(store)?.[at % 11 === 0 ? 'regional' : 'standard'] ?? free);
  return { shippingOf, taxes: taxes.map(({ id }) => id), bundles: bundles.map(({ id }) => id) };
}

/** `single`: charged once for all items. */
type Shipping = { store: number | null; title: Record<string, string>; single: boolean };

async function writeShipping(
  tx: Tx,
  { store, title, single }: Shipping,
  places: Place[],
): Promise<number> {
  const { id } = await tx
    .insertInto('shipping_rules')
    .values({ store_id: store, title: JSON.stringify(title), single_price: single })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('shipping_places')
    .values(
      places.map(({ country, price, day_needed, pickup }) => ({
        shipping_rule_id: id,
        country,
        price,
        day_needed,
        ...(pickup
          ? {
              pickup_point: true,
              pickup_price: 0,
              pickup_phone: '+44 20 7946 0018',
              pickup_address_line_1: '1 Market Lane',
              pickup_city: pickup,
              pickup_zip: '10001',
              pickup_country: country,
            }
          : {}),
      })),
    )
    .execute();
  return id;
}

async function writeVouchers(tx: Tx, market: Demo['market'], stores: Ids): Promise<void> {
  const now = Date.now();
  const year = 365 * 86_400_000;
  await tx
    .insertInto('vouchers')
    .values(
      market.vouchers.map(({ code, title, type, amount, cap, minSpend, store }) => ({
        code,
        title: JSON.stringify(title),
        type,
        amount,
        capped_price: cap,
        min_spend: minSpend,
        store_id: store === null ? null : idOf(stores, store),
        usage_limit: 10_000,
        limit_per_customer: 3,
        start_at: new Date(now - 86_400_000),
        end_at: new Date(now + year),
      })),
    )
    .execute();
}
