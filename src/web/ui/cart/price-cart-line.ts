// Converts a cart line of the contract for the market's calculation, so that the browser gets the
// same integers as the order.
import { toMinor, type Money } from '#base/money.ts';
import type { CartLine } from '#contract/cart-line.ts';
import type { ShippingPlace } from '#contract/shipping.ts';
import { priceOf, type Price } from '#market/pricing/price.ts';
import type { PricedLine } from '#market/pricing/totals.ts';

/** How a line ships: the place, and the shipping type (1 to the address, 2 to a pickup point). */
export type ShippingMethod = { place: ShippingPlace; type: number };

/**
 * The price of one unit and the struck-through price, in minor units of a currency with `exponent`
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
 * The line with its present price, ready for `totalsOf`; without a method its shipping is not
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

/** The shipping saved in the cart for a line, or null. */
export function savedShipping({
  shipping_place: place,
  shipping_type: type,
}: CartLine): ShippingMethod | null {
  return place && { place, type };
}
