// The browser calculates a cart line exactly as the order will be charged.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '#base/money.ts';
import type { CartLine } from '#contract/cart-line.ts';
import type { LineToOrder } from '#market/orders/order-lines.ts';
import { pricedLine } from '#market/orders/priced-line.ts';
import { priceCartLine, savedShipping } from '#web/ui/cart/price-cart-line.ts';
import { line, place, rule, values } from './wire-cart-line.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const id = fc.integer({ min: 1, max: 1_000_000 });
const toOrder: fc.Arbitrary<LineToOrder> = fc
  .record({
    category_path: fc.array(id, { maxLength: 3 }),
    id,
    product_id: id,
    inventory_id: id,
    quantity: fc.integer({ min: 1, max: 10_000 }),
    selected: fc.constant(true),
    away: fc.constant(false),
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
    reachable: true,
    added_at: 0,
  }));

/** The same line as the API sends it to the browser. */
function asSent(row: LineToOrder, exponent: number): CartLine {
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
      store: { id: row.store_id, name: '', slug: '', away_until: null, closed: false },
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
  it('adds up to exactly what the order is charged, in any currency', () => {
    fc.assert(
      fc.property(toOrder, fc.constantFrom(0, 2, 3), (row, exponent) => {
        const own = asSent(row, exponent);
        expect(priceCartLine(own, exponent, savedShipping(own))).toEqual(pricedLine(row));
      }),
    );
  });
});
