import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_ADDRESSES } from '#market/addresses/save-address.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { sayIn } from '#words/say.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import {
  address,
  fillCart,
  makeAddress,
  makeProduct,
  makeSale,
  makeShop,
  makeVisitor,
  makeVoucher,
  soldInSale,
  stockOf,
  usesOf,
} from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';
import { piecesInAll, wrongInBooks } from './balance.ts';
import { together, type Ended } from './together.ts';

let base: Fresh;
let open: TestShop;
let pieces: Record<number, number>;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
});
afterAll(async () => {
  await open.close();
  await base.close();
});
beforeEach(() => {
  pieces = {};
});
afterEach(async () => {
  expect(await wrongInBooks(base.db)).toEqual([]);
  expect(await piecesInAll(base.db)).toMatchObject(pieces);
});

const BUYERS = 50;
const FEW = 20;
const say = sayIn('en');
const visitors = (count: number) => Array.from({ length: count }, () => makeVisitor());
const ordering = ({ token }: Visitor, more: Record<string, unknown> = {}) => ({
  path: 'order/action',
  input: { user_token: token, order_method: 2, voucher: '', time_zone: 'UTC', ...more },
});
const won = (ended: Ended[]) => ended.filter(({ status }) => status === 200);
const refusals = (ended: Ended[]) =>
  [
    ...Map.groupBy(
      ended.filter(({ status }) => status !== 200),
      ({ message }) => String(message),
    ),
  ].map(([message, all]) => [message, all.length]);
const allInOrder = (ended: Ended[]) => {
  for (const { http, status, data } of ended)
    expect([http, status === 200 || status === 201], JSON.stringify(data)).toEqual([200, true]);
};
const fill = (buyers: Visitor[], ...wants: Parameters<typeof fillCart>[2][]) =>
  Promise.all(buyers.map((buyer) => fillCart(base.db, buyer, ...wants)));
const chosenOf = async ({ key }: Visitor) =>
  (await base.db.selectFrom('addresses').select('chosen').where('shopper', '=', key).execute()).map(
    ({ chosen }) => chosen,
  );
const ordersOf = async ({ key }: Visitor) =>
  base.db.selectFrom('orders').select(['id', 'total']).where('shopper', '=', key).execute();

describe(`${BUYERS} buyers at one moment`, () => {
  it('get the five pieces that there are, and the others are told', async () => {
    const buyers = visitors(BUYERS);
    const product = await makeProduct(base.db, { stock: 5 });
    await fill(buyers, { product });
    pieces = await piecesInAll(base.db);
    const ended = await together(
      open.port,
      buyers.map((buyer) => ordering(buyer)),
    );
    allInOrder(ended);
    expect([won(ended).length, refusals(ended)]).toEqual([5, [[say('refusal.out-of-stock'), 45]]]);
    expect(ended.find(({ status }) => status === 201)?.data).toMatchObject({
      product: [expect.any(Object)],
    });
    expect(await stockOf(base.db, product.inventory)).toBe(0);
    expect(
      (
        await base.db
          .selectFrom('order_lines')
          .select('id')
          .where('product_id', '=', product.id)
          .execute()
      ).length,
    ).toBe(5);
    expect((await Promise.all(buyers.map(ordersOf))).flat().length).toBe(5);
  });
  it('get a sale’s price five times, and nobody else does', async () => {
    const buyers = visitors(BUYERS);
    const product = await makeProduct(base.db, { selling: 2000, shipping: 0 });
    const sale = await makeSale(base.db, product.id, { price: 700, quota: 5 });
    await fill(buyers, { product });
    pieces = await piecesInAll(base.db);
    const ended = await together(
      open.port,
      buyers.map((buyer) => ordering(buyer)),
    );
    allInOrder(ended);
    const totals = (await Promise.all(buyers.map(ordersOf))).flat().map(({ total }) => total);
    expect(totals.filter((total) => total === 700)).toHaveLength(5);
    expect(totals.every((total) => total === 700 || total === 2000)).toBe(true);
    expect(refusals(ended).map(([message]) => message)).toEqual(
      totals.length === BUYERS ? [] : [say('refusal.flash-sale-sold-out')],
    );
    expect([
      await soldInSale(base.db, sale, product.id),
      await stockOf(base.db, product.inventory),
    ]).toEqual([5, 100 - totals.length]);
  });
  it.each([BUYERS, 30])(
    'use a voucher three times, if that is its limit: %i at once, 3 orders',
    async (count) => {
      const buyers = visitors(count);
      const product = await makeProduct(base.db);
      const voucher = await makeVoucher(base.db, { usageLimit: 3 });
      await fill(buyers, { product });
      pieces = await piecesInAll(base.db);
      const ended = await together(
        open.port,
        buyers.map((buyer) => ordering(buyer, { voucher })),
      );
      allInOrder(ended);
      expect([won(ended).length, refusals(ended), await usesOf(base.db, voucher)]).toEqual([
        3,
        [[say('refusal.voucher-used-up'), count - 3]],
        [3, 3],
      ]);
      expect(await stockOf(base.db, product.inventory)).toBe(97);
    },
  );
  it('who want the same things in another order all get them', async () => {
    const buyers = visitors(BUYERS);
    const [one, two, three] = [
      await makeProduct(base.db),
      await makeProduct(base.db),
      await makeProduct(base.db),
    ];
    const orders = [
      [one, two, three],
      [three, two, one],
      [two, three, one],
    ];
    await Promise.all(
      buyers.map((buyer, at) =>
        fillCart(base.db, buyer, ...(orders[at % 3] ?? []).map((product) => ({ product }))),
      ),
    );
    const ended = await together(
      open.port,
      buyers.map((buyer) => ordering(buyer)),
    );
    expect(refusals(ended)).toEqual([]);
    expect([
      await stockOf(base.db, one.inventory),
      await stockOf(base.db, two.inventory),
      await stockOf(base.db, three.inventory),
    ]).toEqual([50, 50, 50]);
  });
});

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
  it('uses a voucher as often as one customer may, whatever they send at once; what they cancel they may use again', async () => {
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
        [say('refusal.voucher-used-up'), 60],
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
  it('adds addresses, of which one is chosen', async () => {
    const visitor = makeVisitor();
    const ended = await together(
      open.port,
      Array.from({ length: FEW }, (_, at) => ({
        path: 'user/address/action',
        input: { ...address, address_1: `${at}, rue`, user_token: visitor.token },
      })),
    );
    expect(refusals(ended)).toEqual([]);
    const chosen = await chosenOf(visitor);
    expect([chosen.length, chosen.filter(Boolean).length]).toEqual([FEW, 1]);
  });
  it('keeps as many addresses as there may be', async () => {
    const visitor = makeVisitor();
    await base.db
      .insertInto('addresses')
      .values(
        Array.from({ length: MOST_ADDRESSES - 2 }, () => ({ ...address, shopper: visitor.key })),
      )
      .execute();
    const ended = await together(
      open.port,
      Array.from({ length: FEW }, () => ({
        path: 'user/address/action',
        input: { ...address, user_token: visitor.token },
      })),
    );
    allInOrder(ended);
    expect([won(ended).length, refusals(ended), (await chosenOf(visitor)).length]).toEqual([
      2,
      [[say('refusal.too-many-addresses', { most: MOST_ADDRESSES }), FEW - 2]],
      MOST_ADDRESSES,
    ]);
  });
  it('chooses between addresses, and one is chosen', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const [line] = (await fill([visitor], { product })).flat();
    const ids = await Promise.all(Array.from({ length: 5 }, () => makeAddress(base.db, visitor)));
    const ended = await together(
      open.port,
      Array.from({ length: FEW }, (_, at) => ({
        path: 'cart/update-shipping',
        input: {
          user_token: visitor.token,
          selected_address: ids[at % 5],
          cart: {
            [String(line)]: { cart: line, shipping_place: { id: product.place }, shipping_type: 1 },
          },
        },
      })),
    );
    expect(refusals(ended)).toEqual([]);
    expect((await chosenOf(visitor)).filter(Boolean)).toHaveLength(1);
  });
  it('cancels an order, and it is given back once', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const sale = await makeSale(base.db, product.id);
    const voucher = await makeVoucher(base.db);
    await fill([visitor], { product, quantity: 3 });
    await together(open.port, [ordering(visitor, { voucher })]);
    const [placed] = await ordersOf(visitor);
    const ended = await together(
      open.port,
      Array.from({ length: FEW }, (_, at) => ({
        path: 'cancellation/cancel-order',
        input: {
          user_token: visitor.token,
          order_id: placed?.id,
          title: `Reason ${at}`,
          message: 'No.',
        },
      })),
    );
    expect(refusals(ended)).toEqual([]);
    expect([
      await stockOf(base.db, product.inventory),
      await soldInSale(base.db, sale, product.id),
      await usesOf(base.db, voucher),
    ]).toEqual([100, 0, [0, 0]]);
  });
});
