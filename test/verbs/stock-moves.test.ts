// Stock changes by rows: an order takes its items; a cancellation and a refund give them back,
// once.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { countStock } from '../stock.ts';
import { fillCart, order } from '../carts.ts';
import { makeSale, soldInSale } from '../offers.ts';
import {
  base,
  buy,
  callOff,
  ended,
  market,
  movesOf,
  sold,
  stock,
  takeBack,
  withStock,
  faults,
} from './stock-moves-set-up.ts';

withStock();

describe('an order', () => {
  it('takes and gives back its pieces by one row per line, free ones too', async () => {
    const order = await sold({ bundle: { buy: 3, free: 1 } });
    expect([await stock(order), await movesOf(order.product.inventory)]).toEqual([
      45,
      ['opening 50', 'order -5'],
    ]);
    await callOff(order);
    expect([await stock(order), await movesOf(order.product.inventory)]).toEqual([
      50,
      ['opening 50', 'order -5', 'cancel 5'],
    ]);
  });
  it('that is refused leaves no row', async () => {
    const order = await sold({ stock: 6 });
    const other = makeVisitor();
    await fillCart(base.db, other, { product: order.product, quantity: 1 });
    await countStock(base.db, order.product.inventory, 0);
    await expect(placed(other)).rejects.toMatchObject({ code: 'out-of-stock' });
    expect(await movesOf(order.product.inventory)).toEqual(['opening 6', 'order -5', 'hand -1']);
  });
  it('gives back what its deleted variant had to nobody, and its history stays', async () => {
    const order = await sold({ variants: [{ stock: 9 }, {}] });
    await base.db.deleteFrom('inventories').where('id', '=', order.product.inventory).execute();
    await callOff(order);
    expect(await movesOf(order.product.inventory)).toEqual([
      'opening 9',
      'order -5',
      'removed -4',
      'cancel 5',
      'removed -5',
    ]);
  });
});
const placed = (visitor: Visitor) =>
  order(base.db, market, visitor, { method: orderMethod.cashOnDelivery });

describe('pieces that came back with a refund', () => {
  it('are in stock when it has succeeded, not before, and once', async () => {
    const order = await sold();
    const refund = await takeBack(order, 2);
    const counts = [await stock(order)];
    await ended(refund, 'pending');
    counts.push(await stock(order));
    for (let times = 0; times < 2; times++) {
      await ended(refund, 'succeeded');
      counts.push(await stock(order));
    }
    expect([counts, await movesOf(order.product.inventory)]).toEqual([
      [45, 45, 47, 47],
      ['opening 50', 'order -5', 'return 2'],
    ]);
  });
  it('are not there again when the parcel is cancelled afterwards', async () => {
    const order = await sold();
    await ended(await takeBack(order, 2), 'succeeded');
    await callOff(order);
    expect([await stock(order), (await movesOf(order.product.inventory)).slice(2)]).toEqual([
      50,
      ['return 2', 'cancel 3'],
    ]);
  });
  it('are not there again when the parcel was cancelled before it succeeded', async () => {
    const order = await sold();
    const refund = await takeBack(order, 2);
    await callOff(order);
    await ended(refund, 'succeeded');
    expect([await stock(order), (await movesOf(order.product.inventory)).slice(2)]).toEqual([
      50,
      ['cancel 5'],
    ]);
  });
  it('come once, however often a refund of them fails and is asked for again', async () => {
    const order = await sold();
    for (let times = 0; times < 6; times++) await ended(await takeBack(order, 2), 'failed');
    expect(await stock(order)).toBe(45);
    await ended(await takeBack(order, 2), 'succeeded');
    expect(await stock(order)).toBe(47);
  });
  it('stay when the refund fails late, and come no second time with another refund', async () => {
    const order = await sold();
    const first = await takeBack(order, 2);
    await ended(first, 'succeeded');
    await ended(first, 'failed');
    expect(await stock(order)).toBe(47);
    await ended(await takeBack(order, 2), 'succeeded');
    expect(await stock(order)).toBe(47);
    await ended(await takeBack(order, 3), 'succeeded');
    expect(await stock(order)).toBe(50);
  });
  it('do not come back when staff did not say so', async () => {
    const order = await sold();
    await ended(await takeBack(order, 2, { back: false }), 'succeeded');
    await ended(await takeBack(order, 3), 'succeeded');
    expect([await stock(order), (await movesOf(order.product.inventory)).slice(2)]).toEqual([
      48,
      ['return 3'],
    ]);
  });
  it('come once, when cancelling and the success of two refunds leave together', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await sold();
      const refunds = [await takeBack(order, 2), await takeBack(order, 1)];
      await Promise.all([callOff(order), ...refunds.map((refund) => ended(refund, 'succeeded'))]);
      expect(await stock(order)).toBe(50);
    }
  });
  it('count for the quota of the sale they were sold in as they do for stock', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { stock: 50 });
    const sale = await makeSale(base.db, product.id, { quota: 9 });
    const order = await buy(visitor, product, 5);
    const left: number[] = [];
    const countSold = async () => {
      left.push(await soldInSale(base.db, sale, product.id));
    };
    const refund = await takeBack(order, 2);
    await countSold();
    await ended(refund, 'succeeded');
    await countSold();
    await callOff(order);
    await countSold();
    expect(left).toEqual([5, 3, 0]);
  });
});

it('all of this is in order to the audit', async () => expect(await faults()).toEqual([]));
