// A cart line in the browser: what keeps it from being ordered, and that it is added up as the
// order will be.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '#base/money.ts';
import type { CartLine } from '#contract/cart-line.ts';
import type { ShippingPlace } from '#contract/shipping.ts';
import { pricedLine, type LineToOrder } from '#market/orders/order-lines.ts';
import { byStore, isThere, obstacleOf, pictureOf, toBuy } from '#web/ui/cart/line-state.ts';
import { priceCartLine, savedShipping, unitPrice } from '#web/ui/cart/price-cart-line.ts';

type Product = CartLine['flash_product'];
type Inventory = CartLine['updated_inventory'];
type Parts = {
  line?: Partial<CartLine>;
  product?: Partial<Product>;
  inventory?: Partial<Inventory>;
};

const place = (part: Partial<ShippingPlace> = {}): ShippingPlace => ({
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
  store: { id: 5, name: 'Loom', slug: 'loom' },
};
const inventory: Inventory = {
  id: 3,
  product_id: 2,
  quantity: 9,
  price: 0,
  sku: '',
  inventory_attributes: [],
};
const line = (parts: Parts = {}): CartLine => ({
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
const values = (...ids: number[]): Inventory['inventory_attributes'] =>
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
const rule = (...places: ShippingPlace[]) => ({
  ...product.shipping_rule,
  shipping_places: places,
});
const paris = { country: 'FR', state: '' };

describe('what is in the way of a line', () => {
  it('is nothing, when enough is there and it ships', () =>
    expect(obstacleOf(line(), paris)).toBeNull());
  it('is that it is gone, whatever else', () =>
    expect(
      obstacleOf(line({ product: { public: false }, inventory: { quantity: 0 } }), paris),
    ).toBe('gone'));
  it('is that nothing is left', () =>
    expect(obstacleOf(line({ inventory: { quantity: 0 } }), paris)).toBe('out-of-stock'));
  it.each([
    [4, null],
    [3, 'not-enough-stock'],
    [1, 'not-enough-stock'],
  ])('of four wanted and %i in stock is %s', (quantity, obstacle) =>
    expect(obstacleOf(line({ inventory: { quantity } }), paris)).toBe(obstacle),
  );
  it('is that it does not ship there', () =>
    expect(
      obstacleOf(line({ product: { shipping_rule: rule(place({ country: 'IN' })) } }), paris),
    ).toBe('cannot-ship'));
  it('is not the way, while there is no address', () =>
    expect(obstacleOf(line({ product: { shipping_rule: rule() } }), null)).toBeNull());
});

describe('the lines that would be bought', () => {
  it('are those that are ticked and there, with too few in stock among them', () => {
    const lines = [
      line({ line: { id: 1 } }),
      line({ line: { id: 2, selected: 2 } }),
      line({ line: { id: 3 }, product: { public: false } }),
      line({ line: { id: 4 }, inventory: { quantity: 0 } }),
      line({ line: { id: 5 }, inventory: { quantity: 1 } }),
    ];
    expect(toBuy(lines).map(({ id }) => id)).toEqual([1, 5]);
    expect(lines.map(isThere)).toEqual([true, true, false, false, true]);
  });
});

describe('lines by store', () => {
  it('keep the order of stores and of lines', () => {
    const of = (id: number, store: number) =>
      line({ line: { id }, product: { store: { id: store, name: `No. ${store}`, slug: '' } } });
    expect(
      byStore([of(1, 8), of(2, 3), of(3, 8)]).map(({ store, lines }) => [
        store.name,
        lines.map(({ id }) => id),
      ]),
    ).toEqual([
      ['No. 8', [1, 3]],
      ['No. 3', [2]],
    ]);
    expect(byStore([])).toEqual([]);
  });
});

describe('the picture of a line', () => {
  const images = [
    { id: 1, image: 'any.webp', attributes: [] },
    { id: 2, image: 'red.webp', attributes: [{ attribute_value_id: 21 }] },
    {
      id: 3,
      image: 'red-large.webp',
      attributes: [{ attribute_value_id: 21 }, { attribute_value_id: 13 }],
    },
  ];
  const shown = (...ids: number[]) =>
    pictureOf(
      line({
        product: { product_images: images },
        inventory: { inventory_attributes: values(...ids) },
      }),
    );
  it('is that of the chosen options', () => expect(shown(11, 21)).toBe('red.webp'));
  it('is the product’s, where none is of them', () =>
    expect([shown(22), shown(13), shown()]).toEqual(['shirt.webp', 'shirt.webp', 'shirt.webp']));
});

describe('the price of a line', () => {
  it('is the variant’s own, where there are options', () =>
    expect(
      unitPrice(
        line({ product: { price: 9 }, inventory: { price: 17, inventory_attributes: values(1) } }),
        2,
      ),
    ).toEqual({ now: 1700, was: 2000, percentOff: 15 }));
  it('passes over the variant’s price of a plain product', () =>
    expect(unitPrice(line({ inventory: { price: 17 } }), 2).now).toBe(2000));
  it('is else that of the sale, the offer, selling', () => {
    expect(unitPrice(line({ product: { price: 9, offered: 15 } }), 2).now).toBe(900);
    expect(unitPrice(line({ product: { offered: 15 } }), 2).now).toBe(1500);
    expect(unitPrice(line(), 2)).toEqual({ now: 2000, was: null, percentOff: 0 });
  });
});

describe('the way of a line', () => {
  it('is the saved place and type', () =>
    expect(
      savedShipping(line({ line: { shipping_place: place(), shipping_type: 2 } })),
    ).toMatchObject({
      place: { id: 6 },
      type: 2,
    }));
  it('is none without a place', () => expect(savedShipping(line())).toBeNull());
  it('costs nothing yet while it is not chosen', () =>
    expect(priceCartLine(line(), 2, null).shipping).toBeNull());
});

const amount = fc.integer({ min: 0, max: 100_000_000 });
const id = fc.integer({ min: 1, max: 1_000_000 });
const toOrder: fc.Arbitrary<LineToOrder> = fc
  .record({
    category_path: fc.array(id, { maxLength: 3 }),
    id,
    product_id: id,
    inventory_id: id,
    quantity: fc.integer({ min: 1, max: 10_000 }),
    store_id: id,
    has_choice: fc.boolean(),
    selling: amount,
    offered: fc.option(amount),
    inventory_price: amount,
    flash_price: fc.option(amount),
    tax: fc.option(
      fc.record({ type: fc.constantFrom(1, 2), amount: fc.integer({ min: 0, max: 10_000 }) }),
    ),
    bundle: fc.option(
      fc.record({ buy: fc.integer({ min: 1, max: 9 }), free: fc.integer({ min: 1, max: 9 }) }),
    ),
    shipping_rule_id: id,
    shipping_type: fc.constantFrom(1, 2),
    single_price: fc.boolean(),
    way: fc.option(fc.record({ price: amount, pickup: amount })),
  })
  .map(({ tax, bundle, way, ...rest }) => ({
    ...rest,
    public: true,
    stock: 9,
    title: {},
    image: '',
    choice: null,
    sku: '',
    flash_sale_id: null,
    flash_left: null,
    bundle_buy: bundle?.buy ?? null,
    bundle_free: bundle?.free ?? null,
    tax_title: null,
    tax_type: tax?.type ?? null,
    tax_amount: tax?.amount ?? null,
    shipping_place_id: way ? 6 : null,
    place_price: way?.price ?? null,
    pickup_price: way?.pickup ?? null,
    pickup_point: way ? true : null,
    day_needed: way ? 3 : null,
    fits: true,
    created_at: new Date(0),
  }));

/** The same line as the wire tells it to the browser. */
function told(row: LineToOrder, exponent: number): CartLine {
  const decimal = (minor: number) => toDecimal(minor, exponent);
  const maybe = (minor: number | null) => (minor === null ? null : decimal(minor));
  const { tax_type: type, tax_amount: tax, bundle_buy: buy, bundle_free: free } = row;
  return line({
    line: {
      id: row.id,
      quantity: row.quantity,
      shipping_type: row.shipping_type ?? 1,
      shipping_place:
        row.place_price === null
          ? null
          : place({
              price: decimal(row.place_price),
              pickup_price: decimal(row.pickup_price ?? 0),
            }),
    },
    product: {
      selling: decimal(row.selling),
      offered: maybe(row.offered),
      price: maybe(row.flash_price),
      store: { id: row.store_id, name: '', slug: '' },
      shipping_rule: {
        ...rule(),
        id: row.shipping_rule_id,
        single_price: row.single_price ? 1 : 0,
      },
      bundle_deal: buy !== null && free !== null ? { id: 1, title: '', buy, free } : null,
      tax_rules:
        type !== null && tax !== null
          ? {
              id: 1,
              title: '',
              type: type === 1 ? 1 : 2,
              price: type === 1 ? decimal(tax) : tax / 100,
            }
          : null,
    },
    inventory: {
      price: decimal(row.inventory_price),
      inventory_attributes: row.has_choice ? values(1) : [],
    },
  });
}

describe('a line in the browser', () => {
  it('is added up in the very integers that the order is charged with, whatever it costs and however many decimals', () => {
    fc.assert(
      fc.property(toOrder, fc.constantFrom(0, 2, 3), (row, exponent) => {
        const own = told(row, exponent);
        expect(priceCartLine(own, exponent, savedShipping(own))).toEqual(pricedLine(row));
      }),
    );
  });
});
