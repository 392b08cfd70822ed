// Small makers: a shop, stores, products, vouchers, visitors, and carts that are ready to be
// ordered. Amounts in minor units.
import { sql } from 'kysely';
import { orderMethod } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { saveAddress, type AddressFields } from '#market/addresses/save-address.ts';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { chooseShipping } from '#market/carts/choose-shipping.ts';
import { placeOrder } from '#market/orders/place-order.ts';
import type { PlacedOrder } from '#market/orders/placed-order.ts';
import type { Placing } from '#market/orders/write-order.ts';
import { visitor, type Shopper, type Visitor } from '#market/settings/actor.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

export type MadeProduct = {
  id: number;
  store: number;
  rule: number;
  place: number;
  inventory: number;
  inventories: number[];
};
type Place = {
  country: string;
  state?: string;
  price?: number;
  days?: number;
  pickupPrice?: number;
};
type ProductWish = {
  store?: number;
  name?: string;
  selling?: number;
  offered?: number | null;
  stock?: number;
  hidden?: boolean;
  /** Shipping: one price everywhere, or places; `single` charges the rule once a parcel. */
  shipping?: number;
  places?: Place[];
  single?: boolean;
  rule?: number;
  bundle?: { buy: number; free: number };
  tax?: { type: 1 | 2; amount: number };
  /** One variant each, with a price of its own (0: the product's). */
  variants?: { price?: number; stock?: number }[];
};

let made = 0;
/** A name that nothing else of this test file has. */
export const unique = (word: string) => `${word}-${process.pid}-${++made}`;
/** A text of the market in two languages. */
export const texts = (text: string) => JSON.stringify({ en: text, ar: `${text} (ع)` });

export function makeVisitor(language = 'en'): Visitor {
  return visitor(unique('visitor'), { language, timeZone: 'UTC' });
}

/** Settings and languages: what an empty database needs to be a shop. */
export async function makeShop(db: Db): Promise<MarketSettings> {
  await db
    .insertInto('languages')
    .values([
      { code: 'en', name: 'English', direction: 'ltr', is_default: true, position: 0 },
      { code: 'ar', name: 'العربية', direction: 'rtl', position: 1 },
    ])
    .execute();
  const name = texts('Souk');
  await db
    .insertInto('settings')
    .values({ site_name: name, meta_title: name, meta_description: name, copyright_text: name })
    .execute();
  return readMarketSettings(db);
}

export async function makeStore(db: Db): Promise<number> {
  const slug = unique('store');
  return (
    await db
      .insertInto('stores')
      .values({ slug, name: slug })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

export async function makeProduct(db: Db, wish: ProductWish = {}): Promise<MadeProduct> {
  const store = wish.store ?? (await makeStore(db));
  const slug = unique('product');
  const title = texts(wish.name ?? slug);
  const rule = wish.rule ?? (await makeRule(db, store, wish));
  const places = await db
    .selectFrom('shipping_places')
    .select('id')
    .where('shipping_rule_id', '=', rule)
    .orderBy('id')
    .execute();
  const category = (
    await db
      .insertInto('categories')
      .values({ slug: unique('category'), title, path: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const bundle =
    wish.bundle &&
    (
      await db
        .insertInto('bundle_deals')
        .values({ title, ...wish.bundle })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const tax =
    wish.tax &&
    (
      await db
        .insertInto('tax_rules')
        .values({ title, ...wish.tax })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const { id } = await db
    .insertInto('products')
    .values({
      store_id: store,
      category_id: category,
      shipping_rule_id: rule,
      tax_rule_id: tax ?? null,
      bundle_deal_id: bundle ?? null,
      slug,
      title,
      image: '0123456789abcdef.webp',
      selling: wish.selling ?? 1000,
      offered: wish.offered ?? null,
      published: !wish.hidden,
      folded: slug,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inventories = wish.variants
    ? await makeVariants(db, id, wish.variants)
    : [await makeInventory(db, id, { quantity: wish.stock ?? 100 })];
  return {
    id,
    store,
    rule,
    place: places[0]?.id ?? 0,
    inventory: inventories[0] ?? 0,
    inventories,
  };
}

export async function makeRule(
  db: Db,
  store: number,
  {
    shipping = 500,
    places = [{ country: 'ALL', price: shipping }],
    single = false,
  }: ProductWish = {},
): Promise<number> {
  const { id } = await db
    .insertInto('shipping_rules')
    .values({ store_id: store, title: texts('Post'), single_price: single })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('shipping_places')
    .values(
      places.map(({ country, state = 'ALL', price = shipping, days = 3, pickupPrice }) => ({
        shipping_rule_id: id,
        country,
        state,
        price,
        day_needed: days,
        pickup_point: pickupPrice !== undefined,
        pickup_price: pickupPrice ?? 0,
      })),
    )
    .execute();
  return id;
}

type Variant = { quantity: number; price?: number; choice?: number[] };
async function makeInventory(
  db: Db,
  product: number,
  { quantity, ...row }: Variant,
): Promise<number> {
  const { id } = await db
    .insertInto('inventories')
    .values({ product_id: product, sku: unique('sku'), ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (quantity > 0)
    await db
      .insertInto('stock_moves')
      .values({ inventory_id: id, quantity, cause: 'opening' })
      .execute();
  return id;
}

/** Somebody counts a variant's pieces: so many there are. */
export async function countStock(db: Db, inventory: number, quantity: number): Promise<void> {
  await sql`
    insert into stock_moves (inventory_id, quantity, cause)
    select id, ${quantity}::int - quantity, 'hand' from inventories
    where id = ${inventory} and quantity <> ${quantity} for no key update`.execute(db);
}

async function makeVariants(
  db: Db,
  product: number,
  variants: { price?: number; stock?: number }[],
): Promise<number[]> {
  const attribute = (
    await db
      .insertInto('attributes')
      .values({ slug: unique('size'), title: texts('Size') })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const ids: number[] = [];
  for (const [at, { price = 0, stock = 100 }] of variants.entries()) {
    const value = (
      await db
        .insertInto('attribute_values')
        .values({
          attribute_id: attribute,
          slug: `size-${at}`,
          title: texts(`No. ${at}`),
          position: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
    const inventory = await makeInventory(db, product, { quantity: stock, price, choice: [value] });
    await db
      .insertInto('inventory_attributes')
      .values({ inventory_id: inventory, attribute_id: attribute, attribute_value_id: value })
      .execute();
    ids.push(inventory);
  }
  return ids;
}

/**
 * A sale that runs from 23 hours ago for a day; `from` says another beginning, in hours from now.
 */
export async function makeSale(
  db: Db,
  product: number,
  { price = 500, quota = 5, from = -23, renews = false, public: shown = true } = {},
): Promise<number> {
  const start = new Date(Date.now() + from * 3_600_000);
  const end = new Date(start.getTime() + 24 * 3_600_000);
  const { id } = await db
    .insertInto('flash_sales')
    .values({ title: texts('Sale'), start_at: start, end_at: end, renews, public: shown })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('flash_sale_products')
    .values({ flash_sale_id: id, product_id: product, price, quota })
    .execute();
  return id;
}

type VoucherWish = {
  type?: 1 | 2;
  amount?: number;
  cap?: number | null;
  minSpend?: number;
  store?: number | null;
  usageLimit?: number;
  perCustomer?: number;
  hours?: number;
  hidden?: boolean;
};

/** A voucher of 1.00 off unless another is wished; answers its code. */
export async function makeVoucher(db: Db, wish: VoucherWish = {}): Promise<string> {
  const code = unique('code').toUpperCase();
  const end = Date.now() + (wish.hours ?? 1) * 3_600_000;
  await db
    .insertInto('vouchers')
    .values({
      code,
      title: texts(code),
      type: wish.type ?? 1,
      amount: wish.amount ?? 100,
      capped_price: wish.cap ?? null,
      min_spend: wish.minSpend ?? 0,
      store_id: wish.store ?? null,
      usage_limit: wish.usageLimit ?? 100,
      limit_per_customer: wish.perCustomer ?? 100,
      start_at: new Date(end - 7_200_000),
      end_at: new Date(end),
      public: !wish.hidden,
    })
    .execute();
  return code;
}

export const address: AddressFields = {
  name: 'Amal Haddad',
  email: 'amal@example.com',
  phone: '+33 1 23 45 67 89',
  country: 'FR',
  state: 'IDF',
  city: 'Paris',
  zip: '75001',
  address_1: '1, rue de la Paix',
  address_2: '',
  delivery_instruction: '',
};

export async function makeAddress(
  db: Db,
  shopper: Shopper,
  fields: Partial<AddressFields> = {},
): Promise<number> {
  return transaction(db, (tx) => saveAddress(tx, shopper, null, { ...address, ...fields }));
}

type Want = { product: MadeProduct; inventory?: number; quantity?: number; pickup?: boolean };

/**
 * Puts things into a shopper's cart and chooses an address and a way for each: ready to be ordered.
 * Answers the lines' ids.
 */
export async function fillCart(db: Db, shopper: Shopper, ...wants: Want[]): Promise<number[]> {
  const lines: { id: number; pickup: boolean }[] = [];
  for (const { product, inventory = product.inventory, quantity = 1, pickup = false } of wants) {
    lines.push({
      pickup,
      id: (
        await transaction(db, (tx) =>
          addToCart(tx, shopper, { product_id: product.id, inventory_id: inventory, quantity }),
        )
      ).id,
    });
  }
  return transaction(db, async (tx) => {
    const known = await tx
      .selectFrom('addresses')
      .select('id')
      .where('shopper', '=', shopper.key)
      .where('chosen', '=', true)
      .executeTakeFirst();
    await chooseShipping(
      tx,
      shopper,
      known?.id ?? (await saveAddress(tx, shopper, null, address)),
      lines.map(({ id, pickup }) => ({ lineId: id, type: pickup ? 2 : 1, wanted: true })),
    );
    return lines.map(({ id }) => id);
  });
}

/**
 * A cart from two stores: 2 lamps at 20.00 with 10 % tax, a bulb at 7.50 with 0.25 tax, and from
 * the other store a chair at 100.00, collected for 1.50.
 */
export async function twoStores(
  db: Db,
  shopper: Shopper,
): Promise<{ lamp: MadeProduct; bulb: MadeProduct; chair: MadeProduct }> {
  const store = await makeStore(db);
  const lamp = await makeProduct(db, {
    store,
    name: 'Lamp',
    selling: 2000,
    shipping: 500,
    tax: { type: 2, amount: 1000 },
  });
  const bulb = await makeProduct(db, {
    store,
    name: 'Bulb',
    selling: 1000,
    offered: 750,
    shipping: 300,
    tax: { type: 1, amount: 25 },
  });
  const chair = await makeProduct(db, {
    name: 'Chair',
    selling: 10_000,
    places: [{ country: 'FR', price: 900, pickupPrice: 150 }],
  });
  await fillCart(
    db,
    shopper,
    { product: lamp, quantity: 2 },
    { product: bulb },
    { product: chair, pickup: true },
  );
  return { lamp, bulb, chair };
}

/** Orders a shopper's cart, cash on delivery. */
export async function order(
  db: Db,
  market: MarketSettings,
  shopper: Shopper,
  placing: Partial<Placing> = {},
): Promise<PlacedOrder> {
  return transaction(db, (tx) =>
    placeOrder(tx, shopper, market, { method: orderMethod.cashOnDelivery, ...placing }),
  );
}

/** How many pieces of a variant are in stock. */
export async function stockOf(db: Db, inventory: number): Promise<number> {
  return (
    await db
      .selectFrom('inventories')
      .select('quantity')
      .where('id', '=', inventory)
      .executeTakeFirstOrThrow()
  ).quantity;
}

/** How many pieces of the sale's quota for a product are sold. */
export async function soldInSale(db: Db, sale: number, product: number): Promise<number> {
  return (
    await db
      .selectFrom('flash_sale_products')
      .select('sold')
      .where('flash_sale_id', '=', sale)
      .where('product_id', '=', product)
      .executeTakeFirstOrThrow()
  ).sold;
}

/** How often a voucher is used: as it counts itself, and as its uses say. */
export async function usesOf(db: Db, code: string): Promise<[counted: number, uses: number]> {
  const { rows } = await sql<{
    used: number;
    uses: number;
  }>`select used, (select count(*) from voucher_uses u where u.voucher_id = v.id) as uses from vouchers v where code = ${code}`.execute(
    db,
  );
  return [rows[0]?.used ?? -1, rows[0]?.uses ?? -1];
}
