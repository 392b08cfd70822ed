import { describe, expect, it } from 'vitest';
import { Refusal } from '#base/refusal.ts';
import { allowedQuantity, MOST_OF_ONE } from '#market/carts/cart.ts';

describe('the quantity of a line', () => {
  it.each([
    [1, 1],
    [1, 5],
    [5, 5],
    [MOST_OF_ONE, 1_000_000],
  ])('may be %i of %i in stock', (wanted, stock) =>
    expect(allowedQuantity(wanted, stock)).toBe(wanted),
  );
  it.each([
    [0, 5],
    [-1, 5],
    [0, 0],
  ])('is at least one: not %i of %i', (wanted, stock) =>
    expect(() => allowedQuantity(wanted, stock)).toThrow(new Refusal('minimum-quantity')),
  );
  it('is nothing of what is out of stock', () =>
    expect(() => allowedQuantity(1, 0)).toThrow(new Refusal('out-of-stock')));
  it('is at most the stock, and the refusal says how many there are', () => {
    expect(() => allowedQuantity(6, 5)).toThrow(
      expect.objectContaining({ code: 'not-enough-stock', values: { stock: 5 } }),
    );
  });
  it('is at most ten thousand', () =>
    expect(() => allowedQuantity(MOST_OF_ONE + 1, 1_000_000)).toThrow(
      new Refusal('maximum-quantity'),
    ));
});
