// A cart line in the browser: what prevents ordering it, its picture, price and shipping.
import { describe, expect, it } from 'vitest';
import { byStore, isThere, obstacleOf, pictureOf, toBuy } from '#web/ui/cart/line-state.ts';
import { priceCartLine, savedShipping, unitPrice } from '#web/ui/cart/price-cart-line.ts';
import { line, rule, place, values } from './wire-cart-line.ts';

const paris = { country: 'FR', state: '' };

describe('what keeps a line from being ordered', () => {
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
  it('is not its shipping, while there is no address', () =>
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
    expect(toBuy(lines, null).map(({ id }) => id)).toEqual([1, 5]);
    expect(lines.map(isThere)).toEqual([true, true, false, false, true]);
  });
});

describe('lines by store', () => {
  it('keep the order of stores and of lines', () => {
    const of = (id: number, store: number) =>
      line({
        line: { id },
        product: {
          store: { id: store, name: `No. ${store}`, slug: '', away_until: null, closed: false },
        },
      });
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

describe('the shipping of a line', () => {
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
