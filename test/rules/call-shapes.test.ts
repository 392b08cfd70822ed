// What older clients of the API may omit, and the addresses of calls.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';

describe('older clients', () => {
  it('may leave a line’s place out when they have none', () => {
    expect(
      endpoints['cart.updateShipping'].input.safeParse({
        cart: { 5: { cart: 5, shipping_type: '2' } },
        selected_address: '7',
      }).data?.cart,
    ).toEqual({ 5: { shipping_place: null, shipping_type: 2 } });
  });
  it('may name a shipping place by all that they know of it', () => {
    expect(
      endpoints['cart.updateShipping'].input.safeParse({
        cart: {
          5: {
            cart: 5,
            shipping_place: { id: 3, country: 'FR' },
            shipping_type: 1,
            single_shipping: false,
          },
        },
        selected_address: 7,
      }).data?.cart,
    ).toEqual({ 5: { shipping_place: 3, shipping_type: 1 } });
  });
  it('may send empty places among the lines they tick', () =>
    expect(
      endpoints['cart.change'].input.safeParse({
        checked: [null, 5],
        unchecked: [],
        isBundle: false,
      }).data,
    ).toEqual({ checked: [5], unchecked: [], isBundle: false }));
  it('may leave filters empty or 0', () => {
    expect(
      endpoints['listing.all'].input.safeParse({
        category: 'shoes',
        brand: '',
        collection: '',
        shipping: '',
        store: '',
        stock: '0',
        offers: '',
        rating: '0',
        min: '0',
        max: '0',
        sortby: '',
        page: '',
        sidebar_data: 'true',
      }).data,
    ).toEqual({
      category: 'shoes',
      sub_category: '',
      page: 1,
      stock: false,
      offers: false,
      sidebar_data: true,
    });
  });
});

describe('the addresses of calls', () => {
  const all = Object.values(endpoints);
  it('are each there once', () =>
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length));
  it('name in braces only what the call takes', () => {
    for (const { path, input } of all)
      for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g))
        expect(input instanceof z.ZodObject && name in input.shape, path).toBe(true);
  });
  it('whose answers are cached are public and only read', () => {
    for (const { cached: isCached, path, audience, methods } of all)
      if (isCached) expect([path, audience, ...methods]).toEqual([path, 'public', 'GET']);
  });
});
