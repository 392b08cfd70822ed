// Who is refunded items of a flash sale may buy as many again at its price.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { cancelPieces } from '#market/payments/refunds/cancel-pieces.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeSeller } from '../at-work.ts';
import { makeAddress, order } from '../carts.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore, makeVisitor } from '../make.ts';
import { makeSale } from '../offers.ts';
import { ended } from '../papers.ts';
import { begin, openMethods, reportOutcome } from '../pay.ts';
import { outcomes } from './together.ts';

const { stripe } = orderMethod;
const LIMIT = 3;
let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openMethods(base.db, [stripe]);
});
afterAll(() => base.close());

it('items that the store could not send leave the limit of their buyer once refunded', async () => {
  const { db } = base;
  const store = await makeStore(db);
  const { seller } = await makeSeller(base, store);
  const product = await makeProduct(db, { store, selling: 2000, stock: 20 });
  const sale = await makeSale(db, product.id, { price: 700, quota: 20 });
  await db
    .updateTable('flash_sale_products')
    .set({ per_customer: LIMIT })
    .where('flash_sale_id', '=', sale)
    .execute();
  const visitor = makeVisitor();
  const addressId = await makeAddress(db, visitor);
  const buy = (quantity: number) => {
    const lines = [{ inventoryId: product.inventory, quantity, pickup: false }];
    return order(db, market, visitor, { method: stripe, basket: { lines, addressId } });
  };
  const { id } = await buy(LIMIT);
  await reportOutcome(db, await begin(db, market, visitor, { orderId: id, method: stripe }));
  const line = await db
    .selectFrom('order_lines')
    .select(['id', 'parcel_id'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  await transaction(db, (tx) =>
    cancelPieces(tx, seller, {
      parcelId: line.parcel_id ?? 0,
      lines: [{ id: line.id, quantity: 2 }],
      reason: 'Two broke.',
      gone: false,
    }),
  );
  expect(await outcomes([buy(1)])).toEqual(['flash-sale-limit']);
  const refund = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  await ended(db, refund.id);
  expect(await outcomes([buy(3)])).toEqual(['flash-sale-limit']);
  expect(await outcomes([buy(2)])).toEqual(['done']);
});
