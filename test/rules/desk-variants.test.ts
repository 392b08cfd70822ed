// How a product's variants change if staff choose other attributes and values: size (S 11, M 12),
// colour (red 21, blue 22).
import { describe, expect, it } from 'vitest';
import { plainNumber } from '#web/desk/edit/plain-number.ts';
import {
  completed,
  countOf,
  keyOf,
  optionsOf,
  sorted,
  withAll,
  withoutValue,
  withValue,
  type Variant,
} from '#web/desk/product/variants.ts';

const attributeOf = (value: number) => Math.floor(value / 10);
const variant = (values: number[], rest: Partial<Variant> = {}): Variant => ({
  id: null,
  choice: values.map((value_id) => ({ attribute_id: attributeOf(value_id), value_id })),
  sku: '',
  price: null,
  weight: 0,
  stock: 0,
  stock_seen: 0,
  ...rest,
});
const change = (value: number, variants: Variant[] = []) => ({
  attribute: attributeOf(value),
  value,
  known: variants,
});
const keys = (variants: Variant[]) => variants.map(keyOf);

describe('variants of a product', () => {
  it('get every combination of two attributes at once, with the price that there was', () => {
    const both = [1, 2].map((id) => ({ id, values: [{ id: id * 10 + 1 }, { id: id * 10 + 2 }] }));
    const all = withAll([variant([], { price: 12 })], both, []);
    expect(keys(all).toSorted()).toEqual(['11,21', '11,22', '12,21', '12,22']);
    expect(all.map(({ price }) => price)).toEqual([12, 12, 12, 12]);
  });

  it('all get the first value of a new attribute, with their price and weight', () => {
    const only = variant([], { sku: 'ONE', price: 12, weight: 90, stock: 5 });
    const [red] = withValue([only], change(21));
    expect(red).toMatchObject({ price: 12, weight: 90, sku: '', stock: 0, stock_seen: 0 });
    expect(keys(withValue([variant([11]), variant([12])], change(21)))).toEqual(['11,21', '12,21']);
  });
  it('get another value in every combination, and stay as they are', () => {
    const [small, large] = [variant([11, 21], { sku: 'S' }), variant([12, 21], { price: 30 })];
    const next = withValue([small, large], change(22));
    expect(keys(next)).toEqual(['11,21', '12,21', '11,22', '12,22']);
    expect(next.slice(0, 2)).toEqual([small, large]);
    expect(next[3]).toMatchObject({ price: 30 });
  });
  it('lose a value with its combinations, and come back as they were', () => {
    const all = [variant([11, 21]), variant([11, 22], { id: 7, sku: 'KEPT', stock: 4 })];
    const left = withoutValue(all, change(22));
    expect(keys(left)).toEqual(['11,21']);
    expect(withValue(left, change(22, all))[1]).toBe(all[1]);
  });
  it('without their last value, or their attribute, are what is left of each', () => {
    const all = [variant([11, 21]), variant([12, 21])];
    expect(keys(withoutValue(all, change(21)))).toEqual(['11', '12']);
    const without = { attribute: 1, value: null, known: [variant([], { sku: 'ONE' })] };
    expect(withoutValue([variant([11]), variant([12])], without)).toEqual([
      variant([], { sku: 'ONE' }),
    ]);
  });
  it('need not be every combination, and can become it', () => {
    const some = [variant([11, 21]), variant([12, 22])];
    expect([countOf(optionsOf(some)), keys(completed(some, []))]).toEqual([
      4,
      ['11,21', '11,22', '12,21', '12,22'],
    ]);
  });
  it('are in the order of their attributes’ values', () => {
    const all = [variant([12, 22]), variant([11, 22]), variant([12, 21])];
    expect(keys(sorted(all, [12, 11, 21, 22]))).toEqual(['12,21', '12,22', '11,22']);
  });
});

it.each([
  ['12,50', '12.50'],
  ['١٢٫٥', '12.5'],
  ['१२ ०००', '12000'],
  ['۹', '9'],
  ['1\u202f250', '1250'],
  ['-3', '-3'],
  ['abc', 'abc'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
])('%s is typed for the number %s', (typed, number) => expect(plainNumber(typed)).toBe(number));
