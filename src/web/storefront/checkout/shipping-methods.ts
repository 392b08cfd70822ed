// How the lines ship to an address: one choice for all lines of a store with the same shipping
// rule.
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { shippingType } from '#contract/constants.ts';
import type { ShippingRule } from '#contract/shipping.ts';
import { call } from '#web/ui/api.ts';
import { addresses, markChosen } from '#web/ui/address/addresses.ts';
import { keepLines, lineReasons, type Refused } from '#web/ui/cart/cart.ts';
import type { ShippingMethod } from '#web/ui/cart/price-cart-line.ts';
import { parcelKey } from '#web/ui/cart/shipping-to.ts';

export type Parcel = { key: string; rule: ShippingRule; lines: CartLine[] };
/** A store's lines, by shipping rule. */
export function parcelsOf(lines: CartLine[]): Parcel[] {
  return [...Map.groupBy(lines, parcelKey)].flatMap(([key, own]) =>
    own[0] ? [{ key, rule: own[0].flash_product.shipping_rule, lines: own }] : [],
  );
}

/** Saves the address and the lines' shipping. Refusals of single lines are shown beside them. */
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
