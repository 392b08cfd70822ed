import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { renewFlashSales } from '#market/catalogue/renew-flash-sales.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { findCancellation } from '#market/orders/find-cancellation.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import { readOrder } from '#market/orders/read-order.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { stockOf } from '../stock.ts';
import { fillCart, order } from '../carts.ts';
import { makeSale, makeVoucher, soldInSale, usesOf } from '../offers.ts';
import { piecesInAll, wrongInBooks } from './balance.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());
afterEach(async () => expect(await wrongInBooks(base.db)).toEqual([]));

const cancel = (visitor: Visitor, orderId: number, title = 'Changed my mind') =>
  transaction(base.db, (tx) => cancelOrder(tx, visitor, { orderId, title, message: `${title}.` }));
const parcelsOf = async (orderId: number) =>
  (
    await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
const confirm = (parcelId: number) =>
  transaction(base.db, (tx) => moveParcel(tx, { parcelId, action: 'confirm', actor: 'seller' }));

/** Three items in a sale and one of another store, with a voucher. */
async function ordered(visitor: Visitor) {
  const [product, other] = [await makeProduct(base.db), await makeProduct(base.db)];
  const sale = await makeSale(base.db, product.id, { quota: 10 });
  const voucher = await makeVoucher(base.db, { perCustomer: 1 });
  await fillCart(base.db, visitor, { product, quantity: 3 }, { product: other });
  const pieces = await piecesInAll(base.db);
  return {
    product,
    other,
    sale,
    voucher,
    pieces,
    order: await order(base.db, market, visitor, { voucher }),
  };
}

describe('cancelling', () => {
  it('gives stock, quota and voucher back', async () => {
    const visitor = makeVisitor();
    const {
      product,
      other,
      sale,
      voucher,
      pieces,
      order: { id },
    } = await ordered(visitor);
    expect([
      await stockOf(base.db, product.inventory),
      await soldInSale(base.db, sale, product.id),
      await usesOf(base.db, voucher),
    ]).toEqual([97, 3, [1, 1]]);
    await cancel(visitor, id);
    expect([
      await stockOf(base.db, product.inventory),
      await stockOf(base.db, other.inventory),
      await soldInSale(base.db, sale, product.id),
      await usesOf(base.db, voucher),
    ]).toEqual([100, 100, 0, [0, 0]]);
    expect(await piecesInAll(base.db)).toEqual(pieces);
    expect(await readOrder(base.db, visitor, id)).toMatchObject({
      cancelled: 1,
      status: 1,
      cancellation: { title: 'Changed my mind', message: 'Changed my mind.', refunded: 0 },
      parcels: [
        { cancelled: 1, events: [{ action: 'placed' }, { action: 'cancel' }] },
        { cancelled: 1, events: [{ action: 'placed' }, { action: 'cancel' }] },
      ],
    });
  });
  it('lets the voucher be used again', async () => {
    const visitor = makeVisitor();
    const {
      product,
      voucher,
      order: { id },
    } = await ordered(visitor);
    await cancel(visitor, id);
    await fillCart(base.db, visitor, { product });
    expect((await order(base.db, market, visitor, { voucher })).voucher_id).not.toBeNull();
  });
  it('again changes the words and nothing else', async () => {
    const visitor = makeVisitor();
    const {
      product,
      sale,
      voucher,
      order: { id },
    } = await ordered(visitor);
    await cancel(visitor, id);
    await cancel(visitor, id, 'Really');
    expect([
      await stockOf(base.db, product.inventory),
      await soldInSale(base.db, sale, product.id),
      await usesOf(base.db, voucher),
    ]).toEqual([100, 0, [0, 0]]);
    expect(await findCancellation(base.db, visitor, id)).toMatchObject({
      order_id: id,
      title: 'Really',
      message: 'Really.',
      refunded: 0,
    });
  });
  it('together gives everything back exactly once', async () => {
    const visitor = makeVisitor();
    const {
      product,
      other,
      sale,
      voucher,
      pieces,
      order: { id },
    } = await ordered(visitor);
    await Promise.all(Array.from({ length: 6 }, (_, at) => cancel(visitor, id, `Reason ${at}`)));
    expect([
      await stockOf(base.db, product.inventory),
      await stockOf(base.db, other.inventory),
      await soldInSale(base.db, sale, product.id),
      await usesOf(base.db, voucher),
    ]).toEqual([100, 100, 0, [0, 0]]);
    expect(await piecesInAll(base.db)).toEqual(pieces);
  });
  it('does not give its quota to a new round of the sale', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const sale = await makeSale(base.db, product.id, { quota: 5, renews: true });
    await fillCart(base.db, visitor, { product, quantity: 2 });
    const { id } = await order(base.db, market, visitor);
    await transaction(base.db, (tx) => renewFlashSales(tx, new Date(Date.now() + 3_600_000)));
    await base.db
      .updateTable('flash_sale_products')
      .set({ sold: 4 })
      .where('flash_sale_id', '=', sale)
      .execute();
    await cancel(visitor, id);
    expect([
      await soldInSale(base.db, sale, product.id),
      await stockOf(base.db, product.inventory),
    ]).toEqual([4, 100]);
  });
  it('works when the variant is gone', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { variants: [{}, {}] });
    await fillCart(base.db, visitor, { product });
    const { id } = await order(base.db, market, visitor);
    await base.db.deleteFrom('inventories').where('id', '=', product.inventory).execute();
    await cancel(visitor, id);
    expect(await readOrder(base.db, visitor, id)).toMatchObject({ cancelled: 1 });
  });
});

describe('an order', () => {
  it('that a seller began with stays', async () => {
    const visitor = makeVisitor();
    const {
      product,
      order: { id },
    } = await ordered(visitor);
    await confirm((await parcelsOf(id))[1] ?? 0);
    await expect(cancel(visitor, id)).rejects.toMatchObject({ code: 'not-cancellable' });
    expect([
      await stockOf(base.db, product.inventory),
      (await readOrder(base.db, visitor, id)).cancelled,
    ]).toEqual([97, 0]);
  });
  it('of somebody else is as if it were not there', async () => {
    const {
      order: { id },
    } = await ordered(makeVisitor());
    const stranger = makeVisitor();
    for (const orderId of [id, 2_000_000_000])
      await expect(cancel(stranger, orderId)).rejects.toMatchObject({ code: 'order-not-found' });
    await expect(findCancellation(base.db, stranger, id)).rejects.toMatchObject({
      code: 'cancellation-not-found',
    });
  });
  it('is either cancelled or begun with, when both leave together', async () => {
    for (let round = 0; round < 5; round++) {
      const visitor = makeVisitor();
      const {
        product,
        order: { id },
      } = await ordered(visitor);
      const [parcel = 0] = await parcelsOf(id);
      const [cancelled, confirmed] = await Promise.allSettled([
        cancel(visitor, id),
        confirm(parcel),
      ]);
      expect([cancelled.status, confirmed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await stockOf(base.db, product.inventory)).toBe(
        cancelled.status === 'fulfilled' ? 100 : 97,
      );
    }
  });
});
