// A cart line of the contract as the market adds it up: the same integers that the order will be
// charged with.
import { toMinor, type Money } from '#base/money.ts';
import type { CartLine } from '#contract/cart-line.ts';
import type { ShippingPlace } from '#contract/shipping.ts';
import { priceOf, type Price } from '#market/pricing/price.ts';
import type { PricedLine } from '#market/pricing/totals.ts';

/**
 * How a line comes: the place it is sent to and the shipping type (1 to the address, 2 collected).
 */
export type ShippingMethod = { place: ShippingPlace; type: number };

/**
 * What one unit costs and what is struck through, in minor units of a currency with so many
 * decimals.
 */
export function unitPrice(
  {
    flash_product: product,
    updated_inventory: inventory,
  }: Pick<CartLine, 'flash_product' | 'updated_inventory'>,
  exponent: number,
): Price {
  const minor = (amount: number | null): Money | null =>
    amount === null ? null : toMinor(amount, exponent);
  return priceOf({
    selling: minor(product.selling) ?? 0,
    offered: minor(product.offered),
    flash: minor(product.price),
    inventory: inventory.inventory_attributes.length > 0 ? minor(inventory.price) : null,
  });
}

/**
 * The line with its price of this moment, ready for `totalsOf`; without a way its shipping is not
 * counted.
 */
export function priceCartLine(
  line: CartLine,
  exponent: number,
  method: ShippingMethod | null,
): PricedLine {
  const { tax_rules: tax, store, shipping_rule: rule, bundle_deal: bundle } = line.flash_product;
  return {
    id: line.id,
    storeId: store.id,
    unit: unitPrice(line, exponent).now,
    quantity: line.quantity,
    bundle: bundle && { buy: bundle.buy, free: bundle.free },
    tax: tax && {
      type: tax.type,
      amount: tax.type === 1 ? (toMinor(tax.price, exponent) ?? 0) : Math.round(tax.price * 100),
    },
    shipping: method && {
      ruleId: rule.id,
      type: method.type,
      price:
        toMinor(method.type === 2 ? method.place.pickup_price : method.place.price, exponent) ?? 0,
      single: rule.single_price === 1,
    },
  };
}

/** The way that stands in the cart for a line, or null. */
export function savedShipping({
  shipping_place: place,
  shipping_type: type,
}: CartLine): ShippingMethod | null {
  return place && { place, type };
}
