// The products of a flash sale: how they are saved, and what a product must meet to be in it.
import { sql, type RawBuilder } from 'kysely';
import { minorOf } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { SaleProduct } from '#contract/admin/flash-sale.ts';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import type { Row } from '#market/edits/edit.ts';
import { moneyForHistory } from '#market/edits/history-values.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** Its price in minor units. */
export type PricedProduct = Omit<SaleProduct, 'price'> & { price: number };

/**
 * Products with their prices in minor units. Refuses 'invalid-input' for an invalid price, and
 * 'already-taken' for a product that is listed twice.
 */
export function pricedProducts(products: SaleProduct[], market: MarketSettings): PricedProduct[] {
  const seen = new Set<number>();
  return products.map((product, at) => {
    const price = minorOf(product.price, market.currency_exponent);
    if (!price) throw new Refusal('invalid-input', { field: `products.${at}.price` });
    if (seen.has(product.product_id))
      throw new Refusal('already-taken', { field: `products.${at}.product_id` });
    seen.add(product.product_id);
    return { ...product, price };
  });
}

/**
 * Sets a sale's products; returns them before and after. Refuses 'invalid-input' for a quota below
 * what was sold, and as `requireFit`.
 */
export async function saveSaleProducts(
  tx: Tx,
  sale: number,
  products: PricedProduct[],
  market: MarketSettings,
): Promise<{ was: Row; became: Row }> {
  const before = await readProducts(tx, sale);
  const known = new Map(before.map((product) => [product.product_id, product]));
  const short = products.findIndex(
    ({ product_id: id, quota }) => quota < (known.get(id)?.sold ?? 0),
  );
  if (short >= 0) throw new Refusal('invalid-input', { field: `products.${short}.quota` });
  await requireFit(tx, sale, products, known);
  const gone = before
    .map(({ product_id: id }) => id)
    .filter((id) => !products.some((product) => product.product_id === id));
  await sql`
    delete from flash_sale_products
    where flash_sale_id = ${sale} and product_id = any(${gone}::int[])
  `.execute(tx);
  await touch(tx, ...gone.map((id) => `product:${id}`));
  await writeProducts(tx, sale, products);
  const historyOf = (rows: PricedProduct[]) => ({
    products: rows.map(({ product_id, price, quota, per_customer }) => ({
      product_id,
      price: moneyForHistory(price, market),
      quota,
      per_customer: per_customer ?? null,
    })),
  });
  return { was: historyOf(before), became: historyOf(products) };
}

type Sold = PricedProduct & { sold: number };

/** Locks the products, so that sales at the same moment wait and are counted. */
async function readProducts(tx: Tx, sale: number): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select product_id, price, quota, per_customer, sold
    from flash_sale_products
    where flash_sale_id = ${sale}
    order by position, product_id
    for update
  `.execute(tx);
  return rows;
}

/**
 * Refuses 'sale-price-too-high' for a price that is not below the regular one, and 'in-other-sale'
 * for a product that another sale has at the same time. Only products that are new in the sale or
 * have a new price are checked: earlier agreements stand. Two sales that add the same product at
 * once wait for each other.
 */
async function requireFit(
  tx: Tx,
  sale: number,
  products: PricedProduct[],
  known: Map<number, Sold>,
): Promise<void> {
  const repriced = products.filter(({ product_id: id, price }) => known.get(id)?.price !== price);
  const ids = repriced.map(({ product_id: id }) => id);
  await sql`
    select from products where id = any(${ids}::int[]) order by id for no key update
  `.execute(tx);
  const { rows } = await sql<{ id: number; regular: number; elsewhere: boolean }>`
    select p.id, coalesce(p.offered, p.selling) as regular,
      ${inOtherSale(sql`p.id`)} as elsewhere
    from products p
    join flash_sales t on t.id = ${sale}
    where p.id = any(${ids}::int[])
  `.execute(tx);
  for (const { id, regular, elsewhere } of rows) {
    const at = products.findIndex(({ product_id: product }) => product === id);
    if ((products[at]?.price ?? 0) >= regular)
      throw new Refusal('sale-price-too-high', { field: `products.${at}.price` });
    if (elsewhere && !known.has(id))
      throw new Refusal('in-other-sale', { field: `products.${at}.product_id` });
  }
}

/** Whether another sale offers the product during the time of the sale `t`, both public. */
export const inOtherSale = (product: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  t.public and exists (
    select from flash_sale_products fp
    join flash_sales fs on fs.id = fp.flash_sale_id
    where fp.product_id = ${product}
      and fs.id <> t.id
      and fs.public
      and (fs.renews or fs.end_at > t.start_at)
      and (t.renews or fs.start_at < t.end_at)
  )
)`;

async function writeProducts(tx: Tx, sale: number, products: PricedProduct[]): Promise<void> {
  await sql`
    insert into flash_sale_products
      (flash_sale_id, product_id, price, quota, per_customer, position)
    select ${sale}, product_id, price, quota, per_customer, position
    from jsonb_to_recordset(
      ${JSON.stringify(products.map((product, position) => ({ ...product, position })))}::jsonb
    ) as sent (product_id int, price bigint, quota int, per_customer int, position int)
    on conflict (flash_sale_id, product_id) do update
    set price = excluded.price, quota = excluded.quota, per_customer = excluded.per_customer,
      position = excluded.position
  `.execute(tx);
}
