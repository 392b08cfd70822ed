// A cart line in the API's answer.
import type { CartLine } from '#contract/cart-line.ts';
import type { ShippingPlace } from '#contract/shipping.ts';

type Product = CartLine['flash_product'];
type Inventory = CartLine['updated_inventory'];
type Parts = {
  line?: Partial<CartLine>;
  product?: Partial<Product>;
  inventory?: Partial<Inventory>;
};

export const place = (part: Partial<ShippingPlace> = {}): ShippingPlace => ({
  id: 6,
  country: 'ALL',
  state: 'ALL',
  price: 5,
  day_needed: 3,
  pickup_point: 1,
  pickup_price: 1.2,
  pickup_phone: '',
  pickup_address_line_1: '',
  pickup_address_line_2: '',
  pickup_zip: '',
  pickup_state: '',
  pickup_city: '',
  pickup_country: '',
  shipping_rule_id: 7,
  ...part,
});
const product: Product = {
  id: 2,
  title: 'Shirt',
  slug: 'shirt',
  image: 'shirt.webp',
  selling: 20,
  offered: null,
  review_count: 0,
  rating: 0,
  price: null,
  end_time: null,
  bundle_deal_id: null,
  tax_rule_id: null,
  shipping_rule_id: 7,
  bundle_deal: null,
  tax_rules: null,
  shipping_rule: { id: 7, title: 'Post', single_price: 0, shipping_places: [place()] },
  product_images: [],
  public: true,
  store: { id: 5, name: 'Loom', slug: 'loom', away_until: null, closed: false },
};
const inventory: Inventory = {
  id: 3,
  product_id: 2,
  quantity: 9,
  price: 0,
  sku: '',
  inventory_attributes: [],
};
export const line = (parts: Parts = {}): CartLine => ({
  id: 1,
  product_id: 2,
  user_id: null,
  inventory_id: 3,
  quantity: 4,
  selected: 1,
  shipping_place_id: null,
  shipping_type: 1,
  bundle_deal: null,
  shipping_place: null,
  ...parts.line,
  flash_product: { ...product, ...parts.product },
  updated_inventory: { ...inventory, ...parts.inventory },
});
export const values = (...ids: number[]): Inventory['inventory_attributes'] =>
  ids.map((id) => ({
    inventory_id: 3,
    attribute_value_id: id,
    attribute_value: {
      id,
      title: `No. ${id}`,
      attribute_id: 1,
      attribute: { id: 1, title: 'Size' },
    },
  }));
export const rule = (...places: ShippingPlace[]) => ({
  ...product.shipping_rule,
  shipping_places: places,
});
