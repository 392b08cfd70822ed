// One visitor who orders, adds and buys many times at one moment.
import { describe, expect, it } from 'vitest';
import { makeProduct, makeVisitor } from '../make.ts';
import { stockOf } from '../stock.ts';
import { makeVoucher, usesOf } from '../offers.ts';
import { together, type Ended } from './together.ts';
import {
  allInOrder,
  base,
  FEW,
  fill,
  open,
  ordering,
  ordersOf,
  refusals,
  say,
  withShop,
  won,
} from './races-set-up.ts';

withShop();

describe('one visitor, many times at one moment', () => {
  it('orders a cart once', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    await fill([visitor], { product, quantity: 2 });
    const ended = await together(
      open.port,
      Array.from({ length: FEW }, () => ordering(visitor)),
    );
    allInOrder(ended);
    expect([
      won(ended).length,
      refusals(ended),
      (await ordersOf(visitor)).length,
      await stockOf(base.db, product.inventory),
    ]).toEqual([1, [[say('refusal.nothing-selected'), FEW - 1]], 1, 98]);
  });

  it('uses a voucher as often as one customer may, and again after cancelling', async () => {
    const visitor = makeVisitor();
    const other = makeVisitor();
    const product = await makeProduct(base.db);
    const voucher = await makeVoucher(base.db, { perCustomer: 2 });
    const ended: Ended[] = [];
    for (let round = 0; round < 4; round++) {
      await fill([visitor], { product });
      ended.push(
        ...(await together(
          open.port,
          Array.from({ length: 30 }, () => ordering(visitor, { voucher })),
        )),
      );
    }
    allInOrder(ended);
    expect([won(ended).length, refusals(ended), await usesOf(base.db, voucher)]).toEqual([
      2,
      [
        [say('refusal.nothing-selected'), 58],
        [say('refusal.voucher-used-by-you'), 60],
      ],
      [2, 2],
    ]);
    await fill([other], { product });
    expect(won(await together(open.port, [ordering(other, { voucher })]))).toHaveLength(1);
    const [first] = await ordersOf(visitor);
    await together(
      open.port,
      Array.from({ length: 5 }, () => ({
        path: 'cancellation/cancel-order',
        input: { user_token: visitor.token, order_id: first?.id, title: 'No', message: 'No.' },
      })),
    );
    expect(await usesOf(base.db, voucher)).toEqual([2, 2]);
    const again = await together(
      open.port,
      Array.from({ length: 10 }, () => ordering(visitor, { voucher })),
    );
    expect([won(again).length, await usesOf(base.db, voucher)]).toEqual([1, [3, 3]]);
  });

  it('is answered with one order for one key', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    await fill([visitor], { product });
    const ended = await together(
      open.port,
      Array.from({ length: FEW }, () => ordering(visitor, { idempotency_key: 'one-intent' })),
    );
    expect(new Set(ended.map((one) => JSON.stringify(one))).size).toBe(1);
    expect([
      won(ended).length,
      (await ordersOf(visitor)).length,
      await stockOf(base.db, product.inventory),
    ]).toEqual([FEW, 1, 99]);
  });

  it('adds to the cart as often as they ask', async () => {
    const { token } = makeVisitor();
    const product = await makeProduct(base.db);
    const ended = await together(
      open.port,
      Array.from({ length: FEW }, () => ({
        path: 'cart/action',
        input: {
          user_token: token,
          product_id: product.id,
          inventory_id: product.inventory,
          quantity: 1,
        },
      })),
    );
    allInOrder(ended);
    expect(
      ended
        .map(({ data }) => data)
        .map((row) =>
          typeof row === 'object' && row !== null && 'quantity' in row ? Number(row.quantity) : 0,
        )
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: FEW }, (_, at) => at + 1));
    expect(
      await base.db
        .selectFrom('cart_lines')
        .select('quantity')
        .where('shopper', '=', `v:${token}`)
        .execute(),
    ).toEqual([{ quantity: FEW }]);
  });

  it('adds, buys now, unticks and looks without being in their own way', async () => {
    const { token } = makeVisitor();
    const products = await Promise.all([
      makeProduct(base.db),
      makeProduct(base.db),
      makeProduct(base.db),
    ]);
    const chosen = (at: number) => ({
      user_token: token,
      product_id: products[at % 3]?.id,
      inventory_id: products[at % 3]?.inventory,
      quantity: 1,
    });
    const ended = await together(
      open.port,
      Array.from({ length: 30 }, (_, at) => ({
        path: at % 2 ? 'cart/action' : 'cart/buy-now',
        input: chosen(at),
      })),
    );
    expect(refusals(ended)).toEqual([]);
    expect(
      await base.db
        .selectFrom('cart_lines')
        .select('id')
        .where('shopper', '=', `v:${token}`)
        .execute(),
    ).toHaveLength(3);
  });

  it('orders while adding: every piece is ordered or still in the cart', async () => {
    for (let round = 0; round < 4; round++) {
      const visitor = makeVisitor();
      const product = await makeProduct(base.db);
      await fill([visitor], { product });
      const more = {
        path: 'cart/action',
        input: {
          user_token: visitor.token,
          product_id: product.id,
          inventory_id: product.inventory,
          quantity: 1,
        },
      };
      allInOrder(
        await together(open.port, [more, ordering(visitor), more, ordering(visitor), more]),
      );
      const inCart = (
        await base.db
          .selectFrom('cart_lines')
          .select('quantity')
          .where('shopper', '=', visitor.key)
          .execute()
      ).reduce((sum, { quantity }) => sum + quantity, 0);
      expect(inCart + 100 - (await stockOf(base.db, product.inventory))).toBe(4);
    }
  });
});
