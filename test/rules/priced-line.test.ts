// From a locked cart line to the amounts that are added up (specification, section 9; wire
// contract, section 12).
import { describe, expect, it } from 'vitest';
import type { LineToOrder } from '#market/orders/order-lines.ts';
import { pricedLine } from '#market/orders/priced-line.ts';

const line = (part: Partial<LineToOrder> = {}): LineToOrder => ({
  id: 1,
  product_id: 2,
  inventory_id: 3,
  quantity: 4,
  selected: true,
  public: true,
  away: false,
  stock: 9,
  store_id: 5,
  title: { en: 'Shirt' },
  image: '',
  choice: null,
  sku: '',
  has_choice: false,
  selling: 2000,
  offered: null,
  inventory_price: 0,
  flash_price: null,
  flash_sale_id: null,
  flash_left: null,
  bundle_buy: null,
  bundle_free: null,
  tax_title: null,
  tax_type: null,
  tax_amount: null,
  shipping_place_id: 6,
  shipping_type: 1,
  shipping_rule_id: 7,
  single_price: false,
  place_price: 500,
  pickup_price: 120,
  pickup_point: true,
  day_needed: 3,
  fits: true,
  reachable: true,
  category_path: [],
  added_at: 0,
  ...part,
});

describe('the unit price of a line', () => {
  it('is the variant’s own, where there are options', () =>
    expect(
      pricedLine(line({ has_choice: true, inventory_price: 1700, flash_price: 900 })).unit,
    ).toBe(1700));
  it('passes over the variant’s price of a plain product', () =>
    expect(pricedLine(line({ inventory_price: 1700 })).unit).toBe(2000));
  it('is else the flash price, the offer, selling', () => {
    expect(pricedLine(line({ has_choice: true, offered: 1500, flash_price: 900 })).unit).toBe(900);
    expect(pricedLine(line({ offered: 1500 })).unit).toBe(1500);
    expect(pricedLine(line()).unit).toBe(2000);
  });
});

describe('the shipping of a line', () => {
  it('to the address costs the place’s price', () =>
    expect(pricedLine(line()).shipping).toEqual({ ruleId: 7, type: 1, price: 500, single: false }));
  it('to the pickup point costs the pickup price', () =>
    expect(pricedLine(line({ shipping_type: 2 })).shipping).toEqual({
      ruleId: 7,
      type: 2,
      price: 120,
      single: false,
    }));
  it('is to the address, when none was named', () =>
    expect(pricedLine(line({ shipping_type: null })).shipping).toMatchObject({
      type: 1,
      price: 500,
    }));
  it('that costs nothing is still a choice', () =>
    expect(pricedLine(line({ place_price: 0, single_price: true })).shipping).toEqual({
      ruleId: 7,
      type: 1,
      price: 0,
      single: true,
    }));
  it('is none without a place', () =>
    expect(
      pricedLine(
        line({
          shipping_place_id: null,
          place_price: null,
          pickup_price: null,
          pickup_point: null,
        }),
      ).shipping,
    ).toBeNull());
});

describe('the deal and the tax of a line', () => {
  it('are taken over', () =>
    expect(
      pricedLine(line({ bundle_buy: 3, bundle_free: 1, tax_type: 2, tax_amount: 725 })),
    ).toMatchObject({
      id: 1,
      storeId: 5,
      quantity: 4,
      bundle: { buy: 3, free: 1 },
      tax: { type: 2, amount: 725 },
    }));
  it('are none when there are none, but a tax of 0 is one', () => {
    expect(pricedLine(line())).toMatchObject({ bundle: null, tax: null });
    expect(pricedLine(line({ tax_type: 1, tax_amount: 0 })).tax).toEqual({ type: 1, amount: 0 });
  });
});
