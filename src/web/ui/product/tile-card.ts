import type { ProductCard } from '#contract/product-card.ts';

/**
 * The fields of a card that a tile shows, because pages send their data twice: as HTML and for the
 * script.
 */
export type TileCard = Pick<
  ProductCard,
  | 'id'
  | 'title'
  | 'slug'
  | 'badge'
  | 'selling'
  | 'offered'
  | 'price'
  | 'image'
  | 'image_2'
  | 'review_count'
  | 'rating'
  | 'in_stock'
  | 'free_shipping'
  | 'bundle'
> & { store?: { name: string } };

export function tileCard({
  end_time: _,
  quota: __,
  sold: ___,
  shipping_rule_id: ____,
  store: _____,
  ...card
}: ProductCard): TileCard {
  return card;
}
