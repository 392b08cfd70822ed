// Sellers and staff work on parcels: the steps they take, and the list they see.
import { describe, expect, it } from 'vitest';
import type { ParcelQuery } from '#contract/sold-parcel.ts';
import { transaction } from '#db/transaction.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { readSoldParcel, readSoldParcels } from '#market/orders/read-sold-parcels.ts';
import { suspendStore } from '#market/stores/suspend-store.ts';
import { auditOf, makeSeller } from '../at-work.ts';
import { makeProduct, makeStore, makeVisitor } from '../make.ts';
import { fillCart, order } from '../carts.ts';
import { outcomes } from './together.ts';
import { base, cancel, keeper, market, ordered, withParcels, work } from './parcel-work-set-up.ts';

withParcels();

const QUERY: ParcelQuery = {
  page: 1,
  store_id: null,
  status: null,
  cancelled: false,
  q: '',
  time_zone: undefined,
};

describe('a step of a parcel', () => {
  it('by its seller is in its history and in the audit log, with the seller’s name', async () => {
    const { seller, first } = await ordered();
    await work(seller, first, 'confirm', { note: 'Packing now.' });
    await work(seller, first, 'pick-up');
    await work(seller, first, 'send', { carrier: 'Swift Post', number: 'SP1' });
    expect(await readSoldParcel(base.db, seller, first)).toMatchObject({
      status: 4,
      carrier: 'Swift Post',
      tracking_number: 'SP1',
      address: { name: 'Amal Haddad', email: null, address_1: '1, rue de la Paix' },
      events: [
        { action: 'placed', actor: 'customer', by: '' },
        { action: 'confirm', actor: 'seller', by: 'Salma Idrissi', note: 'Packing now.' },
        { action: 'pick-up' },
        { action: 'send' },
      ],
    });
    expect(await auditOf(base.db, `parcel:${first}`)).toEqual(
      ['confirm', 'pick-up', 'send'].map((action) => ({
        account_id: seller.accountId,
        actor: 'Salma Idrissi',
        action: `parcel.${action}`,
        note: action === 'confirm' ? 'Packing now.' : '',
      })),
    );
  });
  it('by a seller of another store is refused as not found', async () => {
    const { other, first, placed, buyer } = await ordered();
    for (const parcel of [first, 2_000_000_000]) {
      await expect(work(other, parcel, 'confirm')).rejects.toMatchObject({
        code: 'parcel-not-found',
      });
      await expect(cancel(other, parcel)).rejects.toMatchObject({ code: 'parcel-not-found' });
      await expect(readSoldParcel(base.db, other, parcel)).rejects.toMatchObject({
        code: 'parcel-not-found',
      });
    }
    expect(
      (await readOrder(base.db, buyer, placed.id)).parcels.map(({ status, cancelled }) => [
        status,
        cancelled,
      ]),
    ).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
  it('by the market’s staff is possible for every store', async () => {
    const { first, second } = await ordered();
    for (const parcel of [first, second]) await work(keeper.staff, parcel, 'confirm');
    expect((await readSoldParcel(base.db, keeper.staff, second)).events.at(-1)).toMatchObject({
      action: 'confirm',
      actor: 'staff',
      by: 'Maren Holt',
    });
    expect((await readSoldParcel(base.db, keeper.staff, second)).address.email).toBe(
      'amal@example.com',
    );
  });
  it('of a suspended store is for the staff alone; its seller may look', async () => {
    const { seller, first, one } = await ordered();
    await transaction(base.db, (tx) =>
      suspendStore(tx, keeper.staff, { storeId: one.store, reason: 'Late parcels.' }),
    );
    await expect(work(seller, first, 'confirm')).rejects.toMatchObject({ code: 'store-suspended' });
    await expect(cancel(seller, first)).rejects.toMatchObject({ code: 'store-suspended' });
    expect(await readSoldParcel(base.db, seller, first)).toMatchObject({ id: first, status: 1 });
    await work(keeper.staff, first, 'confirm');
    expect(await readSoldParcel(base.db, seller, first)).toMatchObject({ status: 2 });
  });
  it('is taken once, however many take it together', async () => {
    const { seller, first } = await ordered();
    expect(
      (
        await outcomes(
          Array.from({ length: 6 }, (_, at) =>
            work(at % 2 ? seller : keeper.staff, first, 'confirm'),
          ),
        )
      ).toSorted(),
    ).toEqual(['done', ...Array(5).fill('move-not-allowed')]);
    expect(await auditOf(base.db, `parcel:${first}`)).toHaveLength(1);
  });
});

describe('the list of parcels', () => {
  it('of a seller has those of their store alone, newest first, filtered as asked', async () => {
    const store = await makeStore(base.db);
    const { seller } = await makeSeller(base, store);
    const product = await makeProduct(base.db, { store });
    const elsewhere = await makeProduct(base.db);
    const ids: number[] = [];
    for (let at = 0; at < 4; at++) {
      const buyer = makeVisitor();
      await fillCart(base.db, buyer, { product }, { product: elsewhere });
      const { id } = await order(base.db, market, buyer);
      ids.unshift(
        (
          await base.db
            .selectFrom('parcels')
            .select('id')
            .where('order_id', '=', id)
            .where('store_id', '=', store)
            .executeTakeFirstOrThrow()
        ).id,
      );
    }
    const [last = 0, third = 0] = ids;
    await work(seller, third, 'confirm');
    await cancel(seller, last);
    const listed = async (query: Partial<ParcelQuery>) =>
      (await readSoldParcels(base.db, seller, { ...QUERY, ...query })).data.map(({ id }) => id);
    expect(await listed({})).toEqual(ids);
    expect([
      await listed({ status: 1 }),
      await listed({ status: 2 }),
      await listed({ cancelled: true }),
      await listed({ status: 5 }),
    ]).toEqual([ids.slice(2), [third], [last], []]);
    const {
      code,
      order: { code: orderCode },
      lines: [line],
    } = await readSoldParcel(base.db, seller, third);
    expect([
      await listed({ q: code.slice(0, 8).toLowerCase() }),
      (await listed({ q: code.slice(0, 1) })).includes(third),
      (await listed({ q: orderCode.slice(0, 1) })).includes(third),
      await listed({ q: orderCode }),
      await listed({ q: '%' }),
      await listed({ q: '________________' }),
    ]).toEqual([[third], true, true, [third], [], []]);
    expect(line).toMatchObject({
      product_id: product.id,
      quantity: 1,
      selling: 10,
      shipping_price: 5,
    });
    expect(await readSoldParcels(base.db, seller, { ...QUERY, page: 9 })).toMatchObject({
      data: [],
      total: 4,
      last_page: 1,
    });
    expect(
      (await readSoldParcels(base.db, keeper.staff, { ...QUERY, store_id: store })).data.map(
        ({ id }) => id,
      ),
    ).toEqual(ids);
    expect(
      (await readSoldParcels(base.db, seller, { ...QUERY, store_id: elsewhere.store })).total,
    ).toBe(0);
  });
});
