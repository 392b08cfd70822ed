import { describe, expect, it } from 'vitest';
import type { ComparedCard } from '#contract/compare-list.ts';
import { compareRows } from '#web/storefront/customer-lists/compare-rows.ts';

const lamp: ComparedCard = {
  id: 1,
  title: 'Lamp',
  slug: 'lamp',
  badge: null,
  selling: 20,
  offered: null,
  image: '',
  image_2: null,
  review_count: 0,
  rating: 0,
  price: null,
  end_time: null,
  quota: null,
  sold: null,
  shipping_rule_id: 1,
  in_stock: true,
  free_shipping: false,
  bundle: false,
  store: { id: 1, name: 'Nile', slug: 'nile' },
  brand: null,
  unit: '',
  warranty: 0,
  refundable: 0,
  quantity: 3,
  options: [],
};
const size = (...values: string[]) => ({ id: 7, title: 'Size', values });
const differing = (...cards: ComparedCard[]) =>
  compareRows(cards)
    .filter(({ differs }) => differs)
    .map(({ what }) => what);

describe('a comparison', () => {
  it('leaves out what none of the products has', () => {
    expect(compareRows([lamp]).map(({ what }) => what)).toEqual([
      'price',
      'rating',
      'stock',
      'store',
      'delivery',
      'returns',
      'warranty',
    ]);
  });
  it('marks nothing between like products, however many are in stock', () => {
    expect(differing(lamp, { ...lamp, id: 2, title: 'Lantern', quantity: 90 })).toEqual([]);
  });
  it('compares prices as they are paid: in a sale, offered, or full', () => {
    expect(
      differing(
        lamp,
        { ...lamp, selling: 40, offered: 20 },
        { ...lamp, selling: 50, offered: 30, price: 20 },
      ),
    ).toEqual([]);
    expect(differing(lamp, { ...lamp, offered: 19.99 })).toEqual(['price']);
  });
  it('has a line for every option that one of them has, in its place', () => {
    const brand = { id: 3, title: 'Zipfinch', slug: 'zipfinch' };
    expect(
      compareRows([
        { ...lamp, brand },
        { ...lamp, brand, unit: 'piece', options: [size('S', 'M')] },
      ])
        .map(({ what, title, differs }) => [what, title, differs])
        .slice(4, 7),
    ).toEqual([
      ['brand', '', false],
      [7, 'Size', true],
      ['unit', '', true],
    ]);
    expect(
      differing({ ...lamp, options: [size('S', 'M')] }, { ...lamp, options: [size('S', 'M')] }),
    ).toEqual([]);
    expect(
      differing({ ...lamp, options: [size('S', 'M')] }, { ...lamp, options: [size('S')] }),
    ).toEqual([7]);
  });
  it('marks each thing that sets them apart', () => {
    expect(
      differing(lamp, {
        ...lamp,
        review_count: 2,
        rating: 4,
        quantity: 0,
        store: { id: 2, name: 'Tigris', slug: 'tigris' },
        free_shipping: true,
        bundle: true,
        refundable: 1,
        warranty: 1,
      }),
    ).toEqual(['rating', 'stock', 'store', 'delivery', 'deal', 'returns', 'warranty']);
  });
});
