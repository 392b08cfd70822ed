import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { utcText } from '#base/time.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { cartProductJson, titledInventoryJson } from '#market/carts/cart-json.ts';
import { runningSale } from '#market/pricing/running-sales.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { Reading } from '#market/settings/reading.ts';
import { placeJson, placeOf } from '#market/shipping/read-shipping-rule.ts';

type Product = CartLine['flash_product'];
/** The product of a line in minor units, with the end of its sale and its tax. */
export type ProductRow = {
  flash_product: Product;
  end_at: Date | null;
  tax_amount: number | null;
};
type Row = Omit<CartLine, 'flash_product' | 'selected' | 'shipping_type' | 'bundle_deal'> & {
  selected: boolean;
  shipping_type: number | null;
} & ProductRow;

/** The caller's cart, oldest line first. One statement. */
export async function readCart(
  { db, language, market, now }: Reading,
  { key }: Shopper,
): Promise<CartLine[]> {
  const { rows } = await sql<Row>`
    select l.id, l.product_id, null as user_id, l.inventory_id, l.quantity, l.selected,
      l.shipping_place_id, l.shipping_type, f.end_at, t.amount as tax_amount,
      ${cartProductJson(language)} as flash_product,
      ${titledInventoryJson(language)} as updated_inventory,
      (
        select ${placeJson(language)}
        from shipping_places sp
        where sp.id = l.shipping_place_id
      ) as shipping_place
    from cart_lines l
    join products p on p.id = l.product_id
    join stores s on s.id = p.store_id
    join inventories i on i.id = l.inventory_id
    join shipping_rules r on r.id = p.shipping_rule_id
    left join tax_rules t on t.id = p.tax_rule_id
    ${runningSale(now)}
    where l.shopper = ${key}
    order by l.created_at, l.id
  `.execute(db);
  return rows.map((row) => lineOf(row, market.currency_exponent));
}

function lineOf(
  { end_at, tax_amount, flash_product, selected, shipping_type, ...row }: Row,
  exponent: number,
): CartLine {
  return {
    ...row,
    selected: selected ? 1 : 2,
    shipping_type: shipping_type ?? 1,
    bundle_deal: flash_product.bundle_deal,
    updated_inventory: {
      ...row.updated_inventory,
      price: toDecimal(row.updated_inventory.price, exponent),
    },
    shipping_place: row.shipping_place && placeOf(row.shipping_place, exponent),
    flash_product: wireProduct({ end_at, tax_amount, flash_product }, exponent),
  };
}

/** The product of a line with its amounts in decimals. */
export function wireProduct(
  { flash_product: product, end_at, tax_amount }: ProductRow,
  exponent: number,
): Product {
  const money = (minor: number) => toDecimal(minor, exponent);
  const tax =
    product.tax_rules && tax_amount !== null
      ? {
          ...product.tax_rules,
          price: product.tax_rules.type === 1 ? money(tax_amount) : tax_amount / 100,
        }
      : null;
  return {
    ...product,
    selling: money(product.selling),
    offered: product.offered === null ? null : money(product.offered),
    price: product.price === null ? null : money(product.price),
    end_time: end_at && utcText(end_at),
    tax_rules: tax,
    shipping_rule: {
      ...product.shipping_rule,
      shipping_places: product.shipping_rule.shipping_places.map((place) =>
        placeOf(place, exponent),
      ),
    },
  };
}
