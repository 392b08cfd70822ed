import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { addToCart, buyNow } from '#market/carts/add-to-cart.ts';
import { MOST_LINES } from '#market/carts/cart.ts';
import { removeLine, selectLines } from '#market/carts/change-cart.ts';
import { readCart } from '#market/carts/read-cart.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { beginReading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor, type MadeProduct } from '../make.ts';
import { makeSale } from '../offers.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());

const chosen = (product: MadeProduct, quantity: number, inventory = product.inventory) => ({
  product_id: product.id,
  inventory_id: inventory,
  quantity,
});
const add = (
  visitor: Visitor,
  product: MadeProduct,
  quantity: number,
  inventory = product.inventory,
) => transaction(base.db, (tx) => addToCart(tx, visitor, chosen(product, quantity, inventory)));
const buy = (visitor: Visitor, product: MadeProduct, quantity: number) =>
  transaction(base.db, (tx) => buyNow(tx, visitor, chosen(product, quantity)));
const cartOf = (visitor: Visitor) =>
  readCart(beginReading(base.db, market, visitor.language), visitor);
const shown = async (visitor: Visitor) =>
  (await cartOf(visitor)).map(({ inventory_id, quantity, selected }) => ({
    inventory_id,
    quantity,
    selected,
  }));

describe('adding to a cart', () => {
  it('adds up, and answers the new total', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const first = await add(visitor, product, 2);
    expect(first).toMatchObject({
      product_id: product.id,
      inventory_id: product.inventory,
      quantity: 2,
      selected: true,
    });
    expect(await add(visitor, product, 3)).toEqual({ ...first, quantity: 5 });
    expect(await add(visitor, product, -4)).toEqual({ ...first, quantity: 1 });
    expect(await shown(visitor)).toEqual([
      { inventory_id: product.inventory, quantity: 1, selected: 1 },
    ]);
  });
  it('selects the line again', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const { id } = await add(visitor, product, 1);
    await transaction(base.db, (tx) => selectLines(tx, null, [], [id]));
    expect(await add(visitor, product, 1)).toMatchObject({ id, quantity: 2, selected: true });
  });
  it('keeps variants apart, and carts too', async () => {
    const visitor = makeVisitor();
    const other = makeVisitor();
    const product = await makeProduct(base.db, { variants: [{}, {}] });
    const [small = 0, large = 0] = product.inventories;
    const lines = [
      await add(visitor, product, 1, small),
      await add(visitor, product, 2, large),
      await add(other, product, 3, small),
    ];
    expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
    expect(await shown(visitor)).toEqual([
      { inventory_id: small, quantity: 1, selected: 1 },
      { inventory_id: large, quantity: 2, selected: 1 },
    ]);
    expect(await shown(other)).toEqual([{ inventory_id: small, quantity: 3, selected: 1 }]);
  });
  it('names lines so that nobody guesses them', async () => {
    const visitor = makeVisitor();
    const ids: number[] = [];
    for (let at = 0; at < 8; at++) ids.push((await add(visitor, await makeProduct(base.db), 1)).id);
    expect(Math.max(...ids)).toBeGreaterThan(2 ** 45);
    const steps = ids.slice(1).map((id, at) => id - (ids[at] ?? 0));
    expect(new Set(steps).size).toBe(steps.length);
    expect(ids.every(Number.isSafeInteger)).toBe(true);
  });
  it.each([
    ['nothing', -1, 'minimum-quantity'],
    ['no piece any more', -3, 'minimum-quantity'],
    ['more than there is', 6, 'not-enough-stock'],
  ])('that would leave %s is refused, and the cart stays', async (_, quantity, code) => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { stock: 5 });
    if (quantity !== 6) await add(visitor, product, 1);
    const before = await shown(visitor);
    await expect(add(visitor, product, quantity)).rejects.toMatchObject({ code });
    expect(await shown(visitor)).toEqual(before);
  });
  it('of what is sold out is refused', async () => {
    await expect(
      add(makeVisitor(), await makeProduct(base.db, { stock: 0 }), 1),
    ).rejects.toMatchObject({ code: 'out-of-stock' });
  });
  it('stops at ten thousand of one', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { stock: 50_000 });
    expect(await add(visitor, product, 10_000)).toMatchObject({ quantity: 10_000 });
    await expect(add(visitor, product, 1)).rejects.toMatchObject({ code: 'maximum-quantity' });
  });
  it('refuses what is hidden, unknown, or a variant of something else', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const other = await makeProduct(base.db);
    const hidden = await makeProduct(base.db, { hidden: true });
    for (const wrong of [
      chosen(hidden, 1),
      chosen(product, 1, other.inventory),
      { product_id: 2_000_000_000, inventory_id: product.inventory, quantity: 1 },
      chosen(product, 1, 2_000_000_000),
    ]) {
      await expect(
        transaction(base.db, (tx) => addToCart(tx, visitor, wrong)),
      ).rejects.toMatchObject({ code: 'product-not-found' });
    }
    expect(await shown(visitor)).toEqual([]);
  });
  it(`holds ${MOST_LINES} lines and no more, and those can still change`, async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, {
      variants: Array.from({ length: MOST_LINES + 1 }, () => ({})),
    });
    const last = product.inventories.at(-1) ?? 0;
    const first = product.inventory;
    await transaction(base.db, async (tx) => {
      for (const inventory of product.inventories.slice(0, -1))
        await addToCart(tx, visitor, chosen(product, 1, inventory));
    });
    await expect(add(visitor, product, 1, last)).rejects.toMatchObject({
      code: 'too-many-lines',
      values: { most: MOST_LINES },
    });
    expect(await add(visitor, product, 1, first)).toMatchObject({ quantity: 2 });
    expect(await cartOf(visitor)).toHaveLength(MOST_LINES);
  });
});

describe('buying now', () => {
  it('sets the quantity and selects that line alone', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const other = await makeProduct(base.db);
    await add(visitor, product, 7);
    await add(visitor, other, 1);
    expect(await buy(visitor, product, 2)).toMatchObject({
      inventory_id: product.inventory,
      quantity: 2,
      selected: true,
    });
    expect(await shown(visitor)).toEqual([
      { inventory_id: product.inventory, quantity: 2, selected: 1 },
      { inventory_id: other.inventory, quantity: 1, selected: 2 },
    ]);
  });
  it('leaves everybody else’s selection alone', async () => {
    const visitor = makeVisitor();
    const neighbour = makeVisitor();
    const product = await makeProduct(base.db);
    const other = await makeProduct(base.db);
    await add(neighbour, other, 1);
    await buy(visitor, product, 1);
    expect(await shown(neighbour)).toEqual([
      { inventory_id: other.inventory, quantity: 1, selected: 1 },
    ]);
  });
  it('that is refused leaves the selection as it was', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { stock: 3 });
    const other = await makeProduct(base.db);
    await add(visitor, other, 1);
    await expect(buy(visitor, product, 4)).rejects.toMatchObject({ code: 'not-enough-stock' });
    expect(await shown(visitor)).toEqual([
      { inventory_id: other.inventory, quantity: 1, selected: 1 },
    ]);
  });
});

describe('a cart', () => {
  it('ticks, unticks and drops lines by their ids, and ignores unknown ids', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const other = await makeProduct(base.db);
    const one = await add(visitor, product, 1);
    const two = await add(visitor, other, 4);
    await transaction(base.db, (tx) => selectLines(tx, null, [12345], [one.id, 54321]));
    expect((await shown(visitor)).map(({ selected }) => selected)).toEqual([2, 1]);
    await transaction(base.db, (tx) => selectLines(tx, null, [one.id], [two.id]));
    expect((await shown(visitor)).map(({ selected }) => selected)).toEqual([1, 2]);
    expect(await transaction(base.db, (tx) => removeLine(tx, null, two.id))).toEqual({
      id: two.id,
      quantity: 4,
    });
    await expect(transaction(base.db, (tx) => removeLine(tx, null, two.id))).rejects.toMatchObject({
      code: 'cart-line-not-found',
    });
    expect(await cartOf(visitor)).toHaveLength(1);
  });
  it('shows the prices of this moment, in the shopper’s language', async () => {
    const visitor = makeVisitor('ar');
    const product = await makeProduct(base.db, {
      name: 'Lamp',
      selling: 2000,
      offered: 1500,
      tax: { type: 2, amount: 750 },
      bundle: { buy: 3, free: 1 },
    });
    await add(visitor, product, 1);
    expect((await cartOf(visitor))[0]?.flash_product).toMatchObject({
      title: 'Lamp (ع)',
      selling: 20,
      offered: 15,
      price: null,
      end_time: null,
      tax_rules: { type: 2, price: 7.5 },
      bundle_deal: { buy: 3, free: 1 },
    });
    await makeSale(base.db, product.id, { price: 990 });
    expect((await cartOf(visitor))[0]?.flash_product).toMatchObject({
      price: 9.9,
      end_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    await base.db
      .updateTable('products')
      .set({ selling: 3000, published: false })
      .where('id', '=', product.id)
      .execute();
    expect((await cartOf(visitor))[0]?.flash_product).toMatchObject({ selling: 30, public: false });
  });
});
