// What prevents a cart line from being ordered, decided before the server has to refuse it.
import type { CartLine } from '#contract/cart-line.ts';
import { placeFor } from '#market/shipping/shipping-place.ts';

export type Obstacle = 'gone' | 'store-away' | 'out-of-stock' | 'not-enough-stock' | 'cannot-ship';
type Destination = { country: string; state: string };

/**
 * The first obstacle to ordering this line to an address; null if there is none. Without an
 * address, shipping is not checked.
 */
export function obstacleOf(
  { flash_product: product, updated_inventory: inventory, quantity }: CartLine,
  address: Destination | null,
): Obstacle | null {
  if (!product.public) return 'gone';
  if (product.store.away_until !== null) return 'store-away';
  if (inventory.quantity < 1) return 'out-of-stock';
  if (quantity > inventory.quantity) return 'not-enough-stock';
  return address && !placeFor(product.shipping_rule.shipping_places, address)
    ? 'cannot-ship'
    : null;
}

/** Whether it can be bought at all. */
export const isThere = ({
  flash_product,
  updated_inventory,
}: Pick<CartLine, 'flash_product' | 'updated_inventory'>): boolean =>
  flash_product.public && flash_product.store.away_until === null && updated_inventory.quantity > 0;

export const isTicked = ({ selected }: CartLine): boolean => selected === 1;

/** The lines that would be bought now: those available, and shipped to the address. */
export const toBuy = (lines: CartLine[], address: Destination | null): CartLine[] =>
  lines.filter(
    (line) =>
      isTicked(line) && isThere(line) && (!address || obstacleOf(line, address) !== 'cannot-ship'),
  );

/** The ticked lines with saved shipping: those that the server will order. */
export const toOrder = (lines: CartLine[]): CartLine[] =>
  lines.filter((line) => isTicked(line) && line.shipping_place !== null);

export type StoreLines = { store: CartLine['flash_product']['store']; lines: CartLine[] };

/** Lines by store, stores in the order of their first line. */
export function byStore(lines: CartLine[]): StoreLines[] {
  return [...Map.groupBy(lines, ({ flash_product }) => flash_product.store.id).values()].flatMap(
    (own) => (own[0] ? [{ store: own[0].flash_product.store, lines: own }] : []),
  );
}

/** The picture of the chosen options if there is one, otherwise the product's. */
export function pictureOf({
  flash_product: { image, product_images },
  updated_inventory,
}: Pick<CartLine, 'flash_product' | 'updated_inventory'>): string {
  const chosen = new Set(
    updated_inventory.inventory_attributes.map(({ attribute_value_id }) => attribute_value_id),
  );
  return (
    product_images.find(
      ({ attributes }) =>
        attributes.length > 0 &&
        attributes.every(({ attribute_value_id }) => chosen.has(attribute_value_id)),
    )?.image ?? image
  );
}
