// Ordering again with one press: what comes back into the cart, and what is said about the rest.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { MOST_LINES } from '#market/carts/cart.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { orderAgain } from '#market/orders/order-again.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { fillCart, order } from '../carts.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor, type MadeProduct } from '../make.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());

const again = (who: Shopper, orderId: number) =>
  transaction(base.db, (tx) => orderAgain(tx, who, { orderId, market }));
const cartOf = (who: Shopper) =>
  base.db
    .selectFrom('cart_lines')
    .select(['inventory_id', 'quantity', 'selected'])
    .where('shopper', '=', who.key)
    .orderBy('created_at')
    .execute();

async function bought(who: Shopper, product: MadeProduct, quantity: number): Promise<number> {
  await fillCart(base.db, who, { product, quantity });
  return (await order(base.db, market, who)).id;
}

describe('ordering again', () => {
  it('fills the cart with the old quantities, selected, also of a cancelled order', async () => {
    const visitor = makeVisitor();
    const [lamp, chair] = [
      await makeProduct(base.db, { name: 'Lamp', selling: 2000 }),
      await makeProduct(base.db, { name: 'Chair' }),
    ];
    await fillCart(base.db, visitor, { product: lamp, quantity: 3 }, { product: chair });
    const { id } = await order(base.db, market, visitor);
    await transaction(base.db, (tx) =>
      cancelOrder(tx, visitor, { orderId: id, title: 'No', message: 'No.' }),
    );
    expect(await again(visitor, id)).toMatchObject([
      { product_id: lamp.id, ordered: 3, quantity: 3, outcome: 'kept', was: 20, price: 20 },
      { product_id: chair.id, ordered: 1, quantity: 1, outcome: 'kept' },
    ]);
    expect(await cartOf(visitor)).toEqual([
      { inventory_id: lamp.inventory, quantity: 3, selected: true },
      { inventory_id: chair.inventory, quantity: 1, selected: true },
    ]);
  });
  it('keeps the order of the old cart', async () => {
    const visitor = makeVisitor();
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
    const wants = await Promise.all(
      names.map(async (name) => ({ product: await makeProduct(base.db, { name }) })),
    );
    await fillCart(base.db, visitor, ...wants);
    // all within one millisecond, as on a fast machine
    const inventories = wants.map(({ product }) => product.inventory);
    await sql`
      update cart_lines
      set created_at = date_trunc('milliseconds', now())
        + array_position(${inventories}::int[], inventory_id) * interval '1 microsecond'
      where shopper = ${visitor.key}
    `.execute(base.db);
    const { id } = await order(base.db, market, visitor);
    expect((await again(visitor, id)).map(({ title }) => title)).toEqual(names);
    const cart = (await cartOf(visitor)).map(({ inventory_id }) => inventory_id);
    expect(cart).toEqual(inventories);
  });
  it('adds nothing more when it is asked twice, or many times at one moment', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const id = await bought(visitor, product, 4);
    await Promise.all(Array.from({ length: 8 }, () => again(visitor, id)));
    await again(visitor, id);
    expect(await cartOf(visitor)).toEqual([
      { inventory_id: product.inventory, quantity: 4, selected: true },
    ]);
  });
  it('takes nothing away of what the cart holds already', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const id = await bought(visitor, product, 2);
    await fillCart(base.db, visitor, { product, quantity: 5 });
    expect(await again(visitor, id)).toMatchObject([{ quantity: 5, outcome: 'kept' }]);
  });
  it('says what is gone, sold out, fewer and at another price', async () => {
    const visitor = makeVisitor();
    const [gone, out, few, dear] = [
      await makeProduct(base.db, { name: 'Gone' }),
      await makeProduct(base.db, { name: 'Out', stock: 2 }),
      await makeProduct(base.db, { name: 'Few', stock: 5 }),
      await makeProduct(base.db, { name: 'Dear', selling: 1000 }),
    ];
    await fillCart(
      base.db,
      visitor,
      { product: gone },
      { product: out, quantity: 2 },
      { product: few, quantity: 3 },
      { product: dear },
    );
    const { id } = await order(base.db, market, visitor);
    const change = base.db.updateTable('products');
    await change.set({ published: false }).where('id', '=', gone.id).execute();
    await change.set({ selling: 1250 }).where('id', '=', dear.id).execute();
    expect(await again(visitor, id)).toMatchObject([
      { title: 'Gone', quantity: 0, outcome: 'gone', price: null },
      { title: 'Out', quantity: 0, outcome: 'sold-out', price: null },
      { title: 'Few', ordered: 3, quantity: 2, outcome: 'fewer' },
      { title: 'Dear', quantity: 1, outcome: 'kept', was: 10, price: 12.5 },
    ]);
    expect(await cartOf(visitor)).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  });
  it('leaves out a variant that was deleted', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { variants: [{}, {}] });
    const id = await bought(visitor, product, 1);
    await base.db.deleteFrom('inventories').where('id', '=', product.inventory).execute();
    expect(await again(visitor, id)).toMatchObject([{ outcome: 'gone', quantity: 0 }]);
    expect(await cartOf(visitor)).toEqual([]);
  });
  it('stops at a full cart', async () => {
    const visitor = makeVisitor();
    const [wanted, filler] = [
      await makeProduct(base.db),
      await makeProduct(base.db, { variants: Array.from({ length: MOST_LINES }, () => ({})) }),
    ];
    const id = await bought(visitor, wanted, 1);
    await base.db
      .insertInto('cart_lines')
      .values(
        filler.inventories.map((inventory_id) => ({
          id: inventory_id,
          shopper: visitor.key,
          product_id: filler.id,
          inventory_id,
          quantity: 1,
        })),
      )
      .execute();
    expect(await again(visitor, id)).toMatchObject([{ outcome: 'cart-full', quantity: 0 }]);
    expect(await cartOf(visitor)).toHaveLength(MOST_LINES);
  });
  it('of somebody else is as if it were not there', async () => {
    const id = await bought(makeVisitor(), await makeProduct(base.db), 1);
    const stranger = makeVisitor();
    await expect(again(stranger, id)).rejects.toMatchObject({ code: 'order-not-found' });
    expect(await cartOf(stranger)).toEqual([]);
  });
});
