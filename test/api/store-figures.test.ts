// How stores are doing: the job's counts match the lists that the figures link to.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { countStores } from '#market/figures/count-stores.ts';
import type { ParcelCase } from '#market/orders/parcel-cases.ts';
import { makeStore } from '../make.ts';
import { placedForCash } from './placed-for-cash.ts';
import { sold } from './sold-for-cash.ts';
import { openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
let store: number;
beforeAll(async () => {
  shop = await openStaffedShop();
  store = shop.store;
});
afterAll(() => shop.close());

const count = () => transaction(shop.base.db, (tx) => countStores(tx));
const figures = (id = store, { headers } = shop.owner) =>
  shop.open.ask('adminStoreFigures.read', { id }, headers);
const cases = async (name: ParcelCase, of = store) =>
  (await shop.open.ask('adminParcel.list', { store: of, case: name }, shop.owner.headers)).rows.map(
    ({ id }) => id,
  );
const due = (parcel: number, days: number) =>
  sql`update parcels set due_at = now() + make_interval(days => ${days}::int) where id = ${parcel}`.execute(
    shop.base.db,
  );

describe('the figures of a store', () => {
  it('are not there before they were counted, and nothing for who has sold nothing', async () => {
    expect(await figures()).toMatchObject({ counted_at: null, parcels: 0 });
    await count();
    expect(await figures()).toMatchObject({ counted_at: expect.any(String), parcels: 0, late: 0 });
  });

  it('count what is late, called off by the store and paid back, each once, as a list', async () => {
    const waits = await placedForCash(shop, {}, store);
    await due(waits.parcel, -1);
    const inTime = await placedForCash(shop, {}, store);
    await due(inTime.parcel, 3);
    const gone = await placedForCash(shop, {}, store);
    const cancel = { id: gone.parcel, note: 'Sold out.' };
    await shop.open.ask('sellerParcel.cancel', cancel, shop.seller.headers);
    await due(gone.parcel, -1);
    const back = await sold(shop);
    await shop.open.ask('refund.ask', { id: back.id, reason: 'Broken.' }, shop.owner.headers);
    const ofBuyer = await placedForCash(shop, {}, store);
    await shop.open.ask(
      'adminOrder.cancel',
      { id: ofBuyer.id, note: 'By phone.' },
      shop.owner.headers,
    );
    const old = await placedForCash(shop, {}, store);
    await due(old.parcel, -95);
    await sql`
      update orders set created_at = now() - interval '91 days' where id = ${old.id}
    `.execute(shop.base.db);
    expect(await cases('refunded')).toEqual([]); // asked for, and not refunded yet
    await sql`
      update refunds set state = 'succeeded', ended_at = now() where state = 'pending'
    `.execute(shop.base.db);
    await count();
    const after = await figures();
    const [{ id: paidBack = 0 } = {}] = await shop.base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', back.id)
      .execute();
    expect(await cases('late-sent')).toEqual([waits.parcel]);
    expect(await cases('cancelled-by-store')).toEqual([gone.parcel]);
    expect(await cases('refunded')).toEqual([paidBack]);
    expect(after).toMatchObject({
      parcels: 5,
      late: 1,
      late_rate: 2000,
      cancelled: 1,
      refunded: 1,
      refunded_rate: 2000,
      sales_30: after.sales_90,
      middle_90: after.sales_90,
    });
  });

  it('are cases of one store: of all at once nobody asks', async () => {
    const all = await shop.open.send('adminParcel.list', { case: 'refunded' }, shop.owner.headers);
    expect(all.data).toMatchObject({ code: 'required', fields: { store: expect.anything() } });
  });

  it('forgive what was handed over in time, however late it arrives', async () => {
    const other = await makeStore(shop.base.db);
    const [soon, late] = [
      await placedForCash(shop, {}, other),
      await placedForCash(shop, {}, other),
    ];
    for (const [{ parcel }, days] of [
      [soon, 2],
      [late, -2],
    ] as const) {
      await due(parcel, days);
      await shop.open.ask('parcel.confirm', { id: parcel }, shop.owner.headers);
      await shop.open.ask('parcel.pickUp', { id: parcel }, shop.owner.headers);
    }
    await sql`update parcel_events set at = now() - interval '1 hour'`.execute(shop.base.db);
    await sql`update parcels set due_at = now() - interval '1 minute' where id = ${soon.parcel}`.execute(
      shop.base.db,
    );
    expect(await cases('late-sent', other)).toEqual([late.parcel]);
  });

  it('stand in the list of stores, which they sort and narrow', async () => {
    const list = (input: object, { headers } = shop.owner) =>
      shop.open.ask('adminStore.list', { ...input }, headers);
    const { rows } = await list({ sort: '-sales' });
    expect(rows[0]).toMatchObject({ id: store, late_rate: 2000, balance: expect.any(Number) });
    expect((await list({ sort: '-late_rate' })).rows[0]).toMatchObject({ id: store });
    expect((await list({ view: 'sold-nothing' })).rows.map(({ id }) => id)).not.toContain(store);
    expect((await list({ view: 'late' })).rows).toEqual([]); // one alone says nothing
    // money is only for people with the permission
    const { rows: found } = await list({ q: rows[0]?.name ?? '' }, shop.manager);
    expect(found[0]).toMatchObject({ balance: null });
    expect(await figures(store, shop.manager)).toMatchObject({ balance: null });
  });

  it('are staff’s alone, and of a store that there is', async () => {
    const figuresOf = (id: number, { headers } = shop.owner) =>
      shop.open.send('adminStoreFigures.read', { id }, headers);
    for (const person of [shop.support, shop.seller, shop.customer])
      expect((await figuresOf(store, person as never)).status).toBe(201);
    expect((await figuresOf(2_000_000)).data).toMatchObject({ code: 'store-not-found' });
  });

  it('are counted by two at once without harm', async () => {
    await Promise.all([count(), count(), count()]);
    expect(await figures()).toMatchObject({ parcels: 5 });
  });
});
