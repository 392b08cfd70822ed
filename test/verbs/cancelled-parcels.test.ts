// A cancelled parcel gives back what it took, once, whoever cancels it.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { findCancellation } from '#market/orders/find-cancellation.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { trackOrder } from '#market/orders/track-order.ts';
import { readSoldParcel } from '#market/orders/read-sold-parcels.ts';
import { auditOf, makeSeller } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { makeProduct, makeStore, makeVisitor } from '../make.ts';
import { stockOf } from '../stock.ts';
import { fillCart, order } from '../carts.ts';
import { makeVoucher, soldInSale, usesOf } from '../offers.ts';
import { piecesInAll } from './balance.ts';
import { outcomes } from './together.ts';
import { base, cancel, keeper, market, ordered, withParcels, work } from './parcel-work-set-up.ts';

withParcels();

describe('cancelling a parcel', () => {
  it('of two gives stock and quota back, keeps the order open and mails the buyer', async () => {
    const { seller, first, second, one, two, sale, placed, buyer } = await ordered();
    await cancel(seller, first);
    expect([
      await stockOf(base.db, one.inventory),
      await soldInSale(base.db, sale, one.id),
      await stockOf(base.db, two.inventory),
    ]).toEqual([100, 0, 99]);
    expect(await readOrder(base.db, buyer, placed.id)).toMatchObject({
      cancelled: 0,
      cancellation: null,
      status: 1,
      parcels: [
        {
          id: first,
          cancelled: 1,
          events: [{ action: 'placed' }, { action: 'cancel', note: 'The last one broke.' }],
        },
        { id: second, cancelled: 0 },
      ],
    });
    const { rows: diary } = await sql<{
      kind: string;
    }>`select kind from events where (data ->> 'order')::int = ${placed.id} order by id`.execute(
      base.db,
    );
    expect(diary.map(({ kind }) => kind)).toEqual(['order-placed', 'parcel-cancelled']);
    expect(await auditOf(base.db, `parcel:${first}`)).toMatchObject([
      { action: 'parcel.cancel', note: 'The last one broke.', account_id: seller.accountId },
    ]);
  });
  it('that is the last one cancels the order, in the store’s name', async () => {
    const { seller, other, first, second, one, placed, buyer, pieces } = await ordered();
    await cancel(seller, first);
    await cancel(other, second, 'Sold out.');
    expect(await readOrder(base.db, buyer, placed.id)).toMatchObject({
      cancelled: 1,
      cancellation: { message: 'Sold out.', refunded: 0 },
    });
    expect((await findCancellation(base.db, buyer, placed.id)).title).toMatch(/^store-/);
    expect([await stockOf(base.db, one.inventory), await piecesInAll(base.db)]).toEqual([
      100,
      pieces,
    ]);
  });
  it('is the shop’s until it is picked up, and the buyer’s while it is pending', async () => {
    const { seller, first, second, buyer, other } = await ordered();
    await work(seller, first, 'confirm');
    await expect(cancel(buyer, first)).rejects.toMatchObject({ code: 'not-cancellable' });
    await cancel(buyer, second, 'I found one at home.');
    await expect(cancel(other, second)).rejects.toMatchObject({ code: 'already-cancelled' });
    await work(seller, first, 'pick-up');
    for (const actor of [seller, keeper.staff])
      await expect(cancel(actor, first)).rejects.toMatchObject({ code: 'move-not-allowed' });
    await expect(work(other, second, 'confirm')).rejects.toMatchObject({
      code: 'already-cancelled',
    });
  });
  it('by its buyer is mailed to the shop, and not shown to people who only have the code', async () => {
    const { second, buyer, other, placed } = await ordered({
      buyer: (await makeCustomer(base)).customer,
    });
    await cancel(buyer, second, 'Amal Haddad of 1, rue de la Paix says no.');
    expect((await readSoldParcel(base.db, other, second)).events.at(-1)).toMatchObject({
      action: 'cancel',
      actor: 'customer',
      by: '',
      note: 'Amal Haddad of 1, rue de la Paix says no.',
    });
    expect(JSON.stringify(await trackOrder(base.db, placed.code, 'en', 'UTC'))).not.toContain(
      'rue de la Paix',
    );
    for (const stranger of [makeVisitor(), (await makeCustomer(base)).customer])
      await expect(cancel(stranger, second)).rejects.toMatchObject({ code: 'parcel-not-found' });
  });
  it('gives the voucher back once it serves no live parcel', async () => {
    const voucher = await makeVoucher(base.db, { perCustomer: 1 });
    const { seller, first, second, other } = await ordered({ voucher });
    await cancel(seller, first);
    expect(await usesOf(base.db, voucher)).toEqual([1, 1]);
    await cancel(other, second);
    expect(await usesOf(base.db, voucher)).toEqual([0, 0]);
  });
  it('gives a store’s voucher back with that store’s parcel', async () => {
    const store = await makeStore(base.db);
    const product = await makeProduct(base.db, { store });
    const elsewhere = await makeProduct(base.db);
    const voucher = await makeVoucher(base.db, { store });
    const buyer = makeVisitor();
    const { seller } = await makeSeller(base, store);
    await fillCart(base.db, buyer, { product }, { product: elsewhere });
    const { id } = await order(base.db, market, buyer, { voucher });
    const own = await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', id)
      .where('store_id', '=', store)
      .executeTakeFirstOrThrow();
    await cancel(seller, own.id);
    expect(await usesOf(base.db, voucher)).toEqual([0, 0]);
    await transaction(base.db, (tx) =>
      cancelOrder(tx, buyer, { orderId: id, title: 'No', message: 'Not the rest either.' }),
    );
    expect(await usesOf(base.db, voucher)).toEqual([0, 0]);
  });
  it('from all sides together gives everything back exactly once', async () => {
    for (let round = 0; round < 4; round++) {
      const voucher = await makeVoucher(base.db);
      const { buyer, seller, other, first, second, placed, pieces } = await ordered({ voucher });
      const results = await outcomes([
        cancel(buyer, first),
        cancel(seller, first),
        cancel(keeper.staff, first),
        cancel(other, second),
        cancel(buyer, second),
        transaction(base.db, (tx) =>
          cancelOrder(tx, buyer, { orderId: placed.id, title: 'No', message: 'No.' }),
        ),
      ]);
      expect(results.filter((one) => one === 'done').length).toBeGreaterThan(0);
      expect(await readOrder(base.db, buyer, placed.id)).toMatchObject({
        cancelled: 1,
        parcels: [{ cancelled: 1 }, { cancelled: 1 }],
      });
      expect([await piecesInAll(base.db), await usesOf(base.db, voucher)]).toEqual([
        pieces,
        [0, 0],
      ]);
      expect(
        await base.db
          .selectFrom('parcel_events')
          .select('parcel_id')
          .where('parcel_id', 'in', [first, second])
          .where('action', '=', 'cancel')
          .execute(),
      ).toHaveLength(2);
    }
  });
  it('or moving it: one of the two, when both leave together', async () => {
    for (let round = 0; round < 4; round++) {
      const { buyer, seller, first, one } = await ordered();
      const [cancelled, confirmed] = await outcomes([
        cancel(buyer, first),
        work(seller, first, 'confirm'),
      ]);
      expect([[cancelled, confirmed]]).toContainEqual(
        cancelled === 'done' ? ['done', 'already-cancelled'] : ['not-cancellable', 'done'],
      );
      expect(await stockOf(base.db, one.inventory)).toBe(cancelled === 'done' ? 100 : 97);
    }
  });
});
