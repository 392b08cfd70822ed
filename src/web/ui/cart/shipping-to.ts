// How lines ship to an address.
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { shippingType } from '#contract/constants.ts';
import { placeFor } from '#market/shipping/shipping-place.ts';
import { savedShipping, type ShippingMethod } from '#web/ui/cart/price-cart-line.ts';

/** The shipping type by parcel key, where the customer chose one. */
export type ShippingTypes = Record<string, number>;

/** The key of a parcel: all lines of a store with the same shipping rule share one choice. */
export const parcelKey = ({ flash_product: { store, shipping_rule } }: CartLine): string =>
  `${store.id} ${shipping_rule.id}`;

/**
 * How a line ships to an address: as chosen now, else as last time, else delivered. Null if its
 * rule does not ship there.
 */
export function shippingMethodTo(
  line: CartLine,
  address: Address | null,
  types: ShippingTypes,
): ShippingMethod | null {
  const place = address && placeFor(line.flash_product.shipping_rule.shipping_places, address);
  if (!place) return null;
  return {
    place,
    type: place.pickup_point
      ? (types[parcelKey(line)] ?? line.shipping_type)
      : shippingType.location,
  };
}

/** Whether a line's saved shipping still fits its address. */
export function savedMethodFits(line: CartLine, address: Address): boolean {
  const saved = savedShipping(line);
  return saved !== null && saved.place.id === shippingMethodTo(line, address, {})?.place.id;
}
