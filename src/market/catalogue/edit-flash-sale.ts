// How staff make, change and delete flash sales.
import { sql } from 'kysely';
import { minorOf } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { FlashSaleFields, SaleProduct } from '#contract/admin/flash-sale.ts';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { FLASH_SALE } from '#market/catalogue/list-flash-sales.ts';
import type { Row } from '#market/edits/edit.ts';
import { lockNamed, requireUnused } from '#market/edits/require-unused.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import { toldMoney } from '#market/edits/told-values.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';

type KeptProduct = Omit<SaleProduct, 'price'> & { price: number };

/** How long a round is follows from its times. */
const KIND = { ...FLASH_SALE, tell: ({ length: _, ...row }: Row): Row => row };
const LEAST_MS = 3_600_000;

/**
 * Makes a flash sale (`id` null) or saves one, with its products in their order; prices are decimal
 * text. What was sold of a product stays counted. Refuses 'required' without a title in the market's
 * first language, 'ends-before-it-begins', 'already-taken' for a product that is there twice,
 * 'invalid-input' for a price that is none, a quota below what was sold, a product that is not
 * there, and a round of less than an hour that is to be renewed, and as `saveRow` does.
 */
export async function saveFlashSale(
  tx: Tx,
  by: Staff,
  { id, version, products, ...sent }: Opened & FlashSaleFields,
  market: MarketSettings,
): Promise<SavedRow> {
  requireTexts(market, { title: sent.title });
  const length = Date.parse(sent.end_at) - Date.parse(sent.start_at);
  if (length <= 0) throw new Refusal('ends-before-it-begins', { field: 'end_at' });
  if (sent.renews && length < LEAST_MS) throw new Refusal('invalid-input', { field: 'end_at' });
  const kept = pricedProducts(products, market);
  const ids = kept.map(({ product_id: product }) => product);
  if ((await lockNamed(tx, 'products', ids)) < ids.length)
    throw new Refusal('invalid-input', { field: 'products' });
  const saved = await saveRow(tx, by, KIND, {
    id,
    version,
    columns: { ...sent, length: `${Math.max(length, LEAST_MS) / 1000} seconds` },
    hanging: (sale) => saveProducts(tx, sale, kept, market),
  });
  await touchSale(tx, saved.id, ids);
  return saved;
}

/** Deletes a flash sale that nothing was sold in. Refuses as `requireUnused` and `deleteRow` do. */
export async function deleteFlashSale(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await lockRow(tx, FLASH_SALE, thing);
  await requireUnused(tx, by, 'flash-sale', thing.id);
  await touchSale(tx, thing.id);
  await deleteRow(tx, by, KIND, thing);
}

/** Pages of a sale, and of what is and was in it. */
export async function touchSale(tx: Tx, sale: number, before: number[] = []): Promise<void> {
  const rows = await tx
    .selectFrom('flash_sale_products')
    .select('product_id')
    .where('flash_sale_id', '=', sale)
    .execute();
  const products = new Set([...before, ...rows.map(({ product_id: product }) => product)]);
  await touch(tx, 'flash-sales', 'content', ...[...products].map((id) => `product:${id}`));
}

function pricedProducts(products: SaleProduct[], market: MarketSettings): KeptProduct[] {
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

/** Gives a sale these products; answers how they were and what they became. */
async function saveProducts(
  tx: Tx,
  sale: number,
  products: KeptProduct[],
  market: MarketSettings,
): Promise<{ was: Row; became: Row }> {
  const before = await readProducts(tx, sale);
  const soldOf = new Map(before.map(({ product_id: id, sold }) => [id, sold]));
  const short = products.findIndex(({ product_id: id, quota }) => quota < (soldOf.get(id) ?? 0));
  if (short >= 0) throw new Refusal('invalid-input', { field: `products.${short}.quota` });
  const gone = before
    .map(({ product_id: id }) => id)
    .filter((id) => !products.some((product) => product.product_id === id));
  await sql`
    delete from flash_sale_products
    where flash_sale_id = ${sale} and product_id = any(${gone}::int[])
  `.execute(tx);
  await touch(tx, ...gone.map((id) => `product:${id}`));
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
  const told = (rows: KeptProduct[]) => ({
    products: rows.map(({ product_id, price, quota, per_customer }) => ({
      product_id,
      price: toldMoney(price, market),
      quota,
      per_customer: per_customer ?? null,
    })),
  });
  return { was: told(before), became: told(products) };
}

/** Locked: what is sold meanwhile waits, and is counted. */
async function readProducts(tx: Tx, sale: number): Promise<(KeptProduct & { sold: number })[]> {
  const { rows } = await sql<KeptProduct & { sold: number }>`
    select product_id, price, quota, per_customer, sold
    from flash_sale_products
    where flash_sale_id = ${sale}
    order by position, product_id
    for update
  `.execute(tx);
  return rows;
}
