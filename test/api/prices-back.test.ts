// An act on prices is undone: all of them are as they were, a reduction included.
import { beforeAll, describe, expect, it } from 'vitest';
import type { InventorySetRow } from '#contract/seller-inventory.ts';
import { withOwnShop } from './own-shop.ts';
import { onSale, ownProduct, people, post, type Input, type People } from './proposing.ts';

withOwnShop();
let all: People;
beforeAll(async () => {
  all = await people();
});

const set = async (...rows: Input[]) =>
  (await post('seller/inventory/set', { rows }, all.seller)).data as { rows: InventorySetRow[] };
/** A product with one variant and this SKU. */
const single = (sku: string, input: Input = {}) =>
  onSale(all, { title: { en: sku }, variants: [{ choice: [], sku, stock: 5 }], ...input });
const two = (name: string) =>
  onSale(all, {
    variants: [
      all.shelf.variant([all.shelf.red], { sku: `${name}-R`, stock: 5 }),
      all.shelf.variant([all.shelf.blue], { sku: `${name}-B`, price: '33', stock: 6 }),
    ],
  });

describe('the prices that an answer says were there before', () => {
  const contentOf = async (id: number) => (await ownProduct(all.seller, id)).content;

  it('come back with a reduction that the row had ended', async () => {
    const { id } = await single('BACK-1', { selling: '30', offered: '25' });
    const [row] = (await set({ sku: 'BACK-1', price: 35, stock: 7 })).rows;
    expect(row).toMatchObject({ prices_were: { own: 0, selling: 30, offered: 25 } });
    const back = await set({ sku: 'BACK-1', prices: row?.prices_were });
    expect(back.rows).toMatchObject([{ outcome: 'set', price: 25, stock: 7 }]);
    expect(await contentOf(id)).toMatchObject({ selling: 30, offered: 25 });
    expect((await set({ sku: 'BACK-1', stock: 9 })).rows).toMatchObject([{ prices_were: null }]);
  });

  it('come back to a variant that had none of its own', async () => {
    const { id } = await two('BACKS');
    const [row] = (await set({ sku: 'BACKS-R', price: 21 })).rows;
    const back = await set({ sku: 'BACKS-R', prices: row?.prices_were });
    expect(back.rows).toMatchObject([{ outcome: 'set', price: 20 }]);
    expect((await ownProduct(all.seller, id)).variants).toMatchObject([{ price: null }, {}]);
  });

  it.each([
    ['a reduction that is none', { own: 0, selling: 30, offered: 30 }],
    ['no price', { own: 0, selling: 0, offered: null }],
    ['too many decimals', { own: 0, selling: '1.005', offered: '' }],
    ['a text', { own: 'x', selling: 30 }],
  ])('are refused with %s', async (_, prices) => {
    const [row] = (await set({ sku: 'BACK-1', prices })).rows;
    expect(row).toMatchObject({ outcome: 'refused', code: 'invalid-input', field: 'price' });
  });
});
