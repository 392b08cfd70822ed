import { describe, expect, it } from 'vitest';
import { MOST_ADDRESSES } from '#market/addresses/save-address.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { stockOf } from '../stock.ts';
import { address, fillCart, makeAddress } from '../carts.ts';
import { makeSale, makeVoucher, soldInSale, usesOf } from '../offers.ts';
import { together } from './together.ts';
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
  countPieces,
} from './races-set-up.ts';

withShop();

const BUYERS = 50;
const visitors = (count: number) => Array.from({ length: count }, () => makeVisitor());
const chosenOf = async ({ key }: Visitor) =>
  (await base.db.selectFrom('addresses').select('chosen').where('shopper', '=', key).execute()).map(
    ({ chosen }) => chosen,
  );

describe(`${BUYERS} buyers at one moment`, () => {
  it('get the five pieces that there are, and the others are refused', async () => {
    const buyers = visitors(BUYERS);
    const product = await makeProduct(base.db, { stock: 5 });
    await fill(buyers, { product });
    await countPieces();
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
    await countPieces();
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
      await countPieces();
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

  it('saves an address that is sent again and again once', async () => {
    const visitor = makeVisitor();
    const input = { ...address, user_token: visitor.token };
    const again = Array.from({ length: FEW }, () => ({ path: 'user/address/action', input }));
    expect(refusals(await together(open.port, again))).toEqual([]);
    const other = { ...input, company: 'Haddad & Sons' };
    await together(open.port, [{ path: 'user/address/action', input: other }]);
    expect(await chosenOf(visitor)).toHaveLength(2);
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
      Array.from({ length: FEW }, (_, at) => ({
        path: 'user/address/action',
        input: { ...address, address_1: `${at}, rue`, user_token: visitor.token },
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
    const ids = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        makeAddress(base.db, visitor, { address_1: `${at}, rue` }),
      ),
    );
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
