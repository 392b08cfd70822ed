// A flash sale in its first second: many more buyers than items, and one who wants them all.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { orderMethod } from '#contract/constants.ts';
import { placeOrder } from '#market/orders/place-order.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { makeAddress } from '../carts.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { makeSale, soldInSale } from '../offers.ts';
import { stockOf } from '../stock.ts';
import { outcomes, persistently } from './together.ts';
import {
  allInOrder,
  base,
  countPieces,
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

const BUYERS = 500;
const UNITS = 50;
const PATIENCE_MS = 180_000;

describe(`${BUYERS} buyers at one moment`, () => {
  it(
    `on ${UNITS} units buy ${UNITS}, each at the sale’s price`,
    async () => {
      const buyers = Array.from({ length: BUYERS }, () => makeVisitor());
      const product = await makeProduct(base.db, { selling: 2000, shipping: 0, stock: UNITS });
      const sale = await makeSale(base.db, product.id, { price: 700, quota: UNITS });
      await fill(buyers, { product });
      await countPieces();
      const ended = await persistently(
        open.port,
        buyers.map((buyer) => ordering(buyer)),
      );
      allInOrder(ended);
      const totals = (await Promise.all(buyers.map(ordersOf))).flat().map(({ total }) => total);
      expect([won(ended).length, totals]).toEqual([UNITS, Array(UNITS).fill(700)]);
      expect([
        await soldInSale(base.db, sale, product.id),
        await stockOf(base.db, product.inventory),
      ]).toEqual([UNITS, 0]);
      const messages = [say('refusal.out-of-stock'), say('refusal.flash-sale-sold-out')];
      for (const [message] of refusals(ended)) expect(messages).toContain(message);
    },
    PATIENCE_MS,
  );
});

describe('one customer, twenty times at one moment', () => {
  it('gets as many at the sale’s price as it sells to each', async () => {
    const market = await readMarketSettings(base.db);
    const buyer = makeVisitor();
    const product = await makeProduct(base.db, { selling: 2000, shipping: 0, stock: 100 });
    const sale = await makeSale(base.db, product.id, { price: 700, quota: UNITS });
    await base.db
      .updateTable('flash_sale_products')
      .set({ per_customer: 3 })
      .where('flash_sale_id', '=', sale)
      .execute();
    const basket = {
      lines: [{ inventoryId: product.inventory, quantity: 1, pickup: false }],
      addressId: await makeAddress(base.db, buyer),
    };
    await countPieces();
    const placing = { method: orderMethod.cashOnDelivery, basket };
    const ended = await outcomes(
      Array.from({ length: 20 }, () =>
        transaction(base.db, (tx) => placeOrder(tx, buyer, market, placing)),
      ),
    );
    expect(ended.toSorted()).toEqual([
      ...Array(3).fill('done'),
      ...Array(17).fill('flash-sale-limit'),
    ]);
    expect(await soldInSale(base.db, sale, product.id)).toBe(3);
  });
});
