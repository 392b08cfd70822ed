// Parcels as their stores and the market's staff work on them: steps, lists, and cancelling one.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ParcelQuery } from '#contract/sold-parcel.ts';
import { transaction } from '#db/transaction.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { findCancellation } from '#market/orders/find-cancellation.ts';
import { readOrder, trackOrder } from '#market/orders/read-orders.ts';
import { readSoldParcel, readSoldParcels } from '#market/orders/read-sold-parcels.ts';
import { workParcel, type Step } from '#market/orders/work-parcel.ts';
import type { Seller, Shopper, Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { suspendStore } from '#market/stores/suspend-store.ts';
import { auditOf, makeSeller, makeStaff, type MadeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import {
  fillCart,
  makeProduct,
  makeSale,
  makeShop,
  makeStore,
  makeVisitor,
  makeVoucher,
  order,
  soldInSale,
  stockOf,
  usesOf,
} from '../make.ts';
import { piecesInAll, wrongInBooks } from './balance.ts';
import { outcomes } from './together.ts';

let base: Fresh;
let market: MarketSettings;
let keeper: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  keeper = await makeStaff(base, 'owner');
});
afterAll(() => base.close());
afterEach(async () => expect(await wrongInBooks(base.db)).toEqual([]));

const work = (
  actor: Seller | Staff,
  parcelId: number,
  action: Step['action'],
  more: Partial<Step> = {},
) => transaction(base.db, (tx) => workParcel(tx, actor, { parcelId, action, note: '', ...more }));
const cancel = (
  actor: Shopper | Seller | Staff,
  parcelId: number,
  message = 'The last one broke.',
) => transaction(base.db, (tx) => cancelParcel(tx, actor, { parcelId, title: '', message }));
const QUERY: ParcelQuery = {
  page: 1,
  store_id: null,
  status: null,
  cancelled: false,
  q: '',
  time_zone: undefined,
};

/** An order from two stores with a seller each; three pieces of the first are in a sale. */
async function ordered(wish: { voucher?: string; buyer?: Shopper } = {}) {
  const buyer = wish.buyer ?? makeVisitor();
  const one = await makeProduct(base.db);
  const two = await makeProduct(base.db);
  const sale = await makeSale(base.db, one.id, { quota: 10 });
  await fillCart(base.db, buyer, { product: one, quantity: 3 }, { product: two });
  const pieces = await piecesInAll(base.db);
  const placed = await order(base.db, market, buyer, { voucher: wish.voucher });
  const parcels = await base.db
    .selectFrom('parcels')
    .select(['id', 'store_id', 'code'])
    .where('order_id', '=', placed.id)
    .execute();
  const parcelOf = (store: number) => parcels.find(({ store_id }) => store_id === store)?.id ?? 0;
  return {
    buyer,
    one,
    two,
    sale,
    pieces,
    placed,
    first: parcelOf(one.store),
    second: parcelOf(two.store),
    seller: (await makeSeller(base, one.store)).seller,
    other: (await makeSeller(base, two.store)).seller,
  };
}

describe('a step of a parcel', () => {
  it('by its seller stands in its history and in the audit, with who took it', async () => {
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
  it('by somebody of another store is refused as if the parcel were not there', async () => {
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
  it('by the market’s staff goes for every store', async () => {
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
    await transaction(base.db, (tx) => suspendStore(tx, keeper.staff, one.store, 'Late parcels.'));
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
      await listed({ q: orderCode }),
      await listed({ q: '%' }),
      await listed({ q: '________________' }),
    ]).toEqual([[third], [third], [], []]);
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

describe('cancelling a parcel', () => {
  it('of two gives its stock and quota back, leaves the order open, and tells the buyer by an event', async () => {
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
  it('by its buyer is told to the shop, and shown to nobody with the code', async () => {
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
      const said = await outcomes([
        cancel(buyer, first),
        cancel(seller, first),
        cancel(keeper.staff, first),
        cancel(other, second),
        cancel(buyer, second),
        transaction(base.db, (tx) =>
          cancelOrder(tx, buyer, { orderId: placed.id, title: 'No', message: 'No.' }),
        ),
      ]);
      expect(said.filter((one) => one === 'done').length).toBeGreaterThan(0);
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
