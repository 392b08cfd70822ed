// How the lines come to an address: one choice for all lines of a store that come by the same
// shipping rule.
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { shippingType } from '#contract/constants.ts';
import type { ShippingRule } from '#contract/shipping.ts';
import { placeFor } from '#market/shipping/shipping-place.ts';
import { call } from '#web/ui/api.ts';
import { addresses, markChosen } from '#web/ui/address/addresses.ts';
import { keepLines, lineReasons, type Refused } from '#web/ui/cart/cart.ts';
import { savedShipping, type ShippingMethod } from '#web/ui/cart/price-cart-line.ts';

export type Parcel = { key: string; rule: ShippingRule; lines: CartLine[] };
/** Shipping type by parcel key, where the shopper chose one. */
export type ShippingTypes = Record<string, number>;

const keyOf = ({ flash_product: { store, shipping_rule } }: CartLine): string =>
  `${store.id} ${shipping_rule.id}`;

/** A store's lines by the rule that brings them. */
export function parcelsOf(lines: CartLine[]): Parcel[] {
  return [...Map.groupBy(lines, keyOf)].flatMap(([key, own]) =>
    own[0] ? [{ key, rule: own[0].flash_product.shipping_rule, lines: own }] : [],
  );
}

/**
 * The way a line comes to an address: as chosen now, else as last time, else delivered. Null when
 * its rule does not ship there.
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
    type: place.pickup_point ? (types[keyOf(line)] ?? line.shipping_type) : shippingType.location,
  };
}

/** Whether a line's saved way is still the one that its address has. */
export function savedMethodFits(line: CartLine, address: Address): boolean {
  const saved = savedShipping(line);
  return saved !== null && saved.place.id === shippingMethodTo(line, address, {})?.place.id;
}

/**
 * Chooses the address and the lines' ways to it. What the shop says about single lines stands
 * beside them.
 */
export async function saveShipping(
  lines: CartLine[],
  address: Address,
  methodOf: (line: CartLine) => ShippingMethod | null,
): Promise<Refused | null> {
  const chosen = lines.map((line) => {
    const method = methodOf(line);
    return [
      line.id,
      {
        cart: line.id,
        shipping_place: method ? { id: method.place.id } : '',
        shipping_type: method?.type ?? shippingType.location,
        single_shipping: line.flash_product.shipping_rule.single_price,
      },
    ];
  });
  const answer = await call('cart.updateShipping', {
    cart: Object.fromEntries(chosen),
    selected_address: address.id,
  });
  lineReasons.set(answer.ok ? {} : answer.lines);
  if (!answer.ok) return answer;
  keepLines(answer.data);
  if (addresses.get()) markChosen(address.id);
  return null;
}
