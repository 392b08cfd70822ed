// Small factories: a shop, stores, products and visitors. Amounts in minor units.
import type { Db } from '#db/connect.ts';
import { visitor, type Visitor } from '#market/settings/actor.ts';
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
  /** It has the facts about maker and model that the EU pack requires before a sale. */
  withFacts?: boolean;
  /** Shipping: one price everywhere, or places; `single` charges the rule once for each parcel. */
  shipping?: number;
  places?: Place[];
  single?: boolean;
  rule?: number;
  bundle?: { buy: number; free: number };
  tax?: { type: 1 | 2; amount: number };
  /** Each is a variant with its own price (0: the product's). */
  variants?: { price?: number; stock?: number }[];
};

const MADE = {
  maker_name: 'Foundry GmbH',
  maker_address: 'Speicherstadt 4, Hamburg',
  maker_country: 'DE',
  maker_contact: 'hello@foundry.example',
  model: 'BL-1',
};
let made = 0;
/** A name that nothing else in this test file has. */
export const unique = (word: string) => `${word}-${process.pid}-${++made}`;
/** A text of the market in two languages. */
export const texts = (text: string) => JSON.stringify({ en: text, ar: `${text} (ع)` });

export function makeVisitor(language = 'en'): Visitor {
  return visitor(unique('visitor'), { language, timeZone: 'UTC' });
}

/** Settings and languages, which turn an empty database into a shop. */
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
      ...(wish.withFacts && MADE),
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
