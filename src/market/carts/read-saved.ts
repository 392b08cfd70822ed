import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { SavedLine } from '#contract/saved-line.ts';
import { cartProductJson, titledInventoryJson } from '#market/carts/cart-json.ts';
import { wireProduct, type ProductRow } from '#market/carts/read-cart.ts';
import { runningSale } from '#market/pricing/running-sales.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { Reading } from '#market/settings/reading.ts';

type Row = Omit<SavedLine, 'flash_product'> & ProductRow;

/** The items that a caller saved for later, newest first, at present prices. One statement. */
export async function readSaved(
  { db, language, market, now }: Reading,
  { key }: Shopper,
): Promise<SavedLine[]> {
  const exponent = market.currency_exponent;
  const { rows } = await sql<Row>`
    select l.id, l.product_id, l.inventory_id, l.quantity, f.end_at, t.amount as tax_amount,
      ${cartProductJson(language)} as flash_product,
      ${titledInventoryJson(language)} as updated_inventory
    from saved_lines l
    join products p on p.id = l.product_id
    join stores s on s.id = p.store_id
    join inventories i on i.id = l.inventory_id
    join shipping_rules r on r.id = p.shipping_rule_id
    left join tax_rules t on t.id = p.tax_rule_id
    ${runningSale(now)}
    where l.shopper = ${key}
    order by l.created_at desc, l.id
  `.execute(db);
  return rows.map(({ end_at, tax_amount, flash_product, updated_inventory, ...line }) => ({
    ...line,
    flash_product: wireProduct({ end_at, tax_amount, flash_product }, exponent),
    updated_inventory: {
      ...updated_inventory,
      price: toDecimal(updated_inventory.price, exponent),
    },
  }));
}
