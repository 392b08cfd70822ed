// Two of the staff working on the same order at once, and one on many parcels.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { makeCustomer } from '../customer.ts';
import { makeStore } from '../make.ts';
import { together } from '../verbs/together.ts';
import { placedForCash } from './placed-for-cash.ts';
import { sold } from './sold-for-cash.ts';
import { openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await auditMarket(shop.base.db)).toEqual([]));

const open = (id: number) => shop.open.ask('adminOrder.open', { id }, shop.manager.headers);
const placed = (person = {}, store = shop.store) => placedForCash(shop, person, store);

describe('two of the staff at once', () => {
  it('give back once what both press to give back', async () => {
    const { id, total } = await sold(shop);
    const ended = await together(
      shop.open.port,
      [shop.manager, shop.owner].map(({ headers }) => ({
        path: `admin/refund/${id}`,
        input: { reason: 'Broken.' },
        headers,
      })),
    );
    expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    const { refunds, left } = await open(id);
    expect(refunds).toHaveLength(1);
    expect(refunds).toMatchObject([{ amount: total / 100 }]);
    expect(left).toBe(0);
  });
  it('erase a customer once; the later one is refused, as there is none', async () => {
    const { accountId: id } = await makeCustomer(shop.base);
    const ended = await together(
      shop.open.port,
      [shop.manager, shop.owner].map(({ headers }) => ({
        path: `admin/customer/erase/${id}`,
        input: {},
        headers,
      })),
    );
    expect(ended.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  });
  it('cancel or confirm, whichever is first, and never both', async () => {
    const { id, parcel } = await placed();
    const ended = await together(shop.open.port, [
      {
        path: `admin/order/cancel/${id}`,
        input: { note: 'Out of stock.' },
        headers: shop.owner.headers,
      },
      { path: `admin/parcel/confirm/${parcel}`, input: {}, headers: shop.manager.headers },
      {
        path: `admin/order/cancel/${id}`,
        input: { note: 'Twice.' },
        headers: shop.manager.headers,
      },
    ]);
    expect(ended.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const { order: now, timeline } = await open(id);
    const cancels = timeline.filter(({ what }) => what === 'parcel-cancel');
    expect(now.cancelled).toBe(1); // a confirmed parcel may still be cancelled, and only once
    expect(cancels).toHaveLength(1);
  });
});

describe('parcels', () => {
  it('are confirmed many at once, each by its own step; who is late is found', async () => {
    const far = await makeStore(shop.base.db);
    const [one, two] = [await placed({}, far), await placed({}, far)];
    await shop.open.ask('parcel.confirm', { id: two.parcel }, shop.support.headers);
    const parcels = (view: string) =>
      shop.open.ask('adminParcel.list', { store: far, view }, shop.support.headers);
    expect((await parcels('to-confirm')).rows).toMatchObject([
      { id: one.parcel, state: 'to-confirm', pieces: 2, order: one.id },
    ]);
    const run = await shop.open.ask(
      'adminParcelSteps.bulk',
      { act: 'confirm', ids: [one.parcel, two.parcel] },
      shop.support.headers,
    );
    expect(run).toMatchObject({ all: 2, done: 1, refused: 1, undoable: 0 });
    expect(run.refusals).toMatchObject([{ id: two.parcel }]);
    expect((await parcels('to-hand-over')).total).toBe(2);
    expect((await parcels('late')).total).toBe(0);
    await shop.base.db
      .updateTable('parcels')
      .set({ due_at: new Date(Date.now() - 1000) })
      .where('id', '=', two.parcel)
      .execute();
    expect((await parcels('late')).rows).toMatchObject([{ id: two.parcel, state: 'late' }]);
  });
});
