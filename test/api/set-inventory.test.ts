// Prices and stock of many SKUs in one call: each row is handled separately.
import { beforeAll, describe, expect, it } from 'vitest';
import type { InventorySetRow, OwnInventoryRow } from '#contract/seller-inventory.ts';
import { makeSeller } from '../at-work.ts';
import { makeProduct, unique } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';
import { makeShelf, type Product } from './product-shelf.ts';
import { get, onSale, ownProduct, people, post, type Input, type People } from './proposing.ts';

withOwnShop();
let all: People;
beforeAll(async () => {
  all = await people();
});

type Answer = { set: number; unchanged: number; refused: number; rows: InventorySetRow[] };
const call = (rows: unknown, by = all.seller, more: Input = {}) =>
  post('seller/inventory/set', { rows, ...more }, by);
const set = async (...rows: Input[]) => (await call(rows)).data as Answer;
const inventory = async (input: Input = {}, by = all.seller) =>
  (await get('seller/inventory', by, input)).data as { rows: OwnInventoryRow[]; total: number };
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
const movesOf = async ({ variants }: Product) =>
  base.db
    .selectFrom('stock_moves')
    .select(['cause', 'quantity', 'account_id'])
    .where('inventory_id', '=', variants[0]?.id ?? 0)
    .orderBy('id')
    .execute();

describe('a row of a SKU', () => {
  it('sets its stock, with its cause and by whom', async () => {
    const product = await single('STOCK-1');
    expect(await set({ sku: 'stock-1', stock: 8 })).toMatchObject({
      set: 1,
      rows: [{ sku: 'stock-1', outcome: 'set', code: null, message: '', price: 20, stock: 8 }],
    });
    expect(await movesOf(product)).toMatchObject([
      { cause: 'opening', quantity: 5 },
      { cause: 'hand', quantity: 3, account_id: all.seller.accountId },
    ]);
  });

  it('leaves sold what was sold since its stock was seen, and takes no more than there is', async () => {
    await single('SEEN-1');
    expect((await set({ sku: 'SEEN-1', stock: 12, stock_seen: 9 })).rows[0]).toMatchObject({
      stock: 8,
    });
    expect((await set({ sku: 'SEEN-1', stock: 0, stock_seen: 40 })).rows[0]).toMatchObject({
      stock: 0,
    });
  });

  it('sets the price of its product where that has no options, and its offer where it has one', async () => {
    const { id } = await single('PRICE-1', { selling: '30', offered: '25' });
    const content = async () => (await ownProduct(all.seller, id)).content;
    await set({ sku: 'PRICE-1', price: '22.50' });
    expect(await content()).toMatchObject({ selling: 30, offered: 22.5 });
    await set({ sku: 'PRICE-1', price: 35 });
    expect(await content()).toMatchObject({ selling: 35, offered: null });
    await set({ sku: 'PRICE-1', price: '34' });
    expect(await content()).toMatchObject({ selling: 34, offered: null });
    const edits = await open.call('GET', `admin/product/edits/${id}`, {}, all.owner.headers);
    expect(edits.data).toMatchObject([
      { by: 'Salma Idrissi', became: { selling: { money: '34.00' } } },
      {},
      {},
      {},
    ]);
  });

  it('sets the price of its own variant where there are several', async () => {
    const { id } = await two('TWO');
    const { rows } = await set({ sku: 'TWO-R', price: '21' }, { sku: 'TWO-B', stock: 9 });
    expect(rows).toMatchObject([
      { outcome: 'set', price: 21, stock: 5 },
      { outcome: 'set', price: 33, stock: 9 },
    ]);
    const { content, variants, version } = await ownProduct(all.seller, id);
    expect(content).toMatchObject({ selling: 20 });
    expect(variants).toMatchObject([{ price: 21 }, { price: 33, stock: 9 }]);
    expect(version).toBe(2);
  });

  it('that says what is so already changes nothing, and makes no version', async () => {
    const { id } = await single('SAME-1');
    expect(await set({ sku: 'SAME-1', price: '20', stock: 5 })).toMatchObject({
      unchanged: 1,
      rows: [{ outcome: 'unchanged', price: 20, stock: 5 }],
    });
    expect(await ownProduct(all.seller, id)).toMatchObject({ version: 1 });
  });
});

describe('a call that is sent again with its key', () => {
  const rows = [{ sku: 'AGAIN-1', stock: 9, stock_seen: 5, price: '21' }];
  it('moves nothing twice, one after the other and together', async () => {
    const product = await single('AGAIN-1');
    const more = { idempotency_key: unique('key') };
    const sent = () => call(rows, all.seller, more);
    const answers = [await sent(), ...(await Promise.all([sent(), sent()]))];
    for (const { data } of answers)
      expect(data).toMatchObject({ rows: [{ code: null, stock: 9, price: 21 }] });
    expect(await movesOf(product)).toHaveLength(2);
    const other = { idempotency_key: unique('key') };
    await Promise.all([1, 2, 3].map(() => call(rows, all.seller, other)));
    expect((await inventory({ q: 'AGAIN-1' })).rows).toMatchObject([{ stock: 13 }]);
  });
});

describe('a row that cannot be', () => {
  it('is refused alone, in words beside its field, and the others are done', async () => {
    await single('GOOD-1');
    await single('TWICE-1');
    const answer = await set(
      { sku: 'GOOD-1', stock: 7 },
      { sku: 'NO-SUCH', stock: 1 },
      { sku: 'TWICE-1', stock: 1 },
      { sku: 'twice-1', stock: 2 },
      { sku: '', stock: 2 },
      { sku: 'GOOD-1x', price: 'ten' },
      { sku: 'GOOD-1y', price: 0 },
      { sku: 'GOOD-1z', stock: -4 },
      { sku: 'GOOD-1w', stock: 1.5 },
    );
    expect(answer).toMatchObject({ set: 1, unchanged: 0, refused: 8 });
    expect(answer.rows.map(({ outcome, code, field }) => [outcome, code, field])).toEqual([
      ['set', null, ''],
      ['unknown', 'sku-unknown', 'sku'],
      ['refused', 'sku-twice', 'sku'],
      ['refused', 'sku-twice', 'sku'],
      ['refused', 'required', 'sku'],
      ['refused', 'invalid-input', 'price'],
      ['refused', 'invalid-input', 'price'],
      ['refused', 'invalid-input', 'stock'],
      ['refused', 'invalid-input', 'stock'],
    ]);
    expect(answer.rows[1]?.message).toBe('Your store has no product with this SKU.');
    expect((await inventory({ q: 'TWICE-1' })).rows).toMatchObject([{ stock: 5 }]);
  });

  it('is one whose SKU several variants have', async () => {
    await single('SHARED');
    const other = await makeProduct(base.db, { store: all.shelf.store });
    await base.db
      .updateTable('inventories')
      .set({ sku: 'SHARED' })
      .where('id', '=', other.inventory)
      .execute();
    expect((await set({ sku: 'SHARED', stock: 1 })).rows).toMatchObject([
      { outcome: 'refused', code: 'sku-of-several' },
    ]);
  });

  it('is one of another store: it counts as unknown, and nothing of it is revealed', async () => {
    await single('OURS-1');
    const other = await makeSeller(base, (await makeShelf(base.db)).store);
    expect((await call([{ sku: 'OURS-1', stock: 0 }], other)).data).toMatchObject({
      rows: [{ outcome: 'unknown', code: 'sku-unknown', price: null, stock: null }],
    });
    expect(await inventory({ q: 'OURS-1' }, other)).toMatchObject({ rows: [] });
    expect((await inventory({ q: 'OURS-1' })).rows).toMatchObject([{ stock: 5 }]);
  });

  it('speaks the language of who asks', async () => {
    const { headers } = all.seller;
    const input = { rows: [{ sku: 'NO-SUCH' }] };
    const { data } = await open.call('POST', 'seller/inventory/set', input, {
      ...headers,
      language: 'ar',
    });
    expect((data as Answer).rows[0]?.message).toMatch(/رمز/);
  });
});

describe('the call', () => {
  it.each([[undefined], [[]], ['x'], [Array.from({ length: 10_001 }, () => ({ sku: 'A' }))]])(
    'wants rows, and no more than ten thousand',
    async (rows) => expect((await call(rows)).data).toMatchObject({ code: 'invalid-input' }),
  );

  it('changes nothing for a store that is suspended', async () => {
    const shelf = await makeShelf(base.db);
    const seller = await makeSeller(base, shelf.store);
    const { inventory: id } = await makeProduct(base.db, { store: shelf.store });
    await base.db.updateTable('inventories').set({ sku: 'LATE-1' }).where('id', '=', id).execute();
    await base.db
      .updateTable('stores')
      .set({ suspended_at: new Date(), suspended_reason: 'x' })
      .where('id', '=', shelf.store)
      .execute();
    expect((await call([{ sku: 'LATE-1', stock: 1 }], seller)).data).toMatchObject({
      code: 'store-suspended',
    });
  });

  it('lists what there is to set: variant by variant, without what is archived', async () => {
    const name = unique('GRID');
    const { id } = await two(name);
    expect(await inventory({ q: name })).toMatchObject({
      total: 2,
      rows: [
        { product_id: id, sku: `${name}-R`, variant: 'Red', price: 20, stock: 5 },
        { product_id: id, sku: `${name}-B`, variant: 'Blue', price: 33, stock: 6 },
      ],
    });
    expect(await inventory({ q: name, view: 'low' })).toMatchObject({ total: 1 });
    const low = async () =>
      (await inventory({ view: 'low', sort: 'stock', size: 100 })).rows.map(
        (row: { sku: string }) => row.sku,
      );
    expect(await low()).toContain(`${name}-R`);
    await post(`seller/product/archive/${id}`, {}, all.seller);
    expect(await inventory({ q: name })).toMatchObject({ total: 0 });
    expect(await low()).not.toContain(`${name}-R`);
  });
});
