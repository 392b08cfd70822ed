// Many parcels of a store at once: each takes its step separately and once, whoever presses; and
// the printed papers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MadeSeller } from '../at-work.ts';
import { together } from '../verbs/together.ts';
import { opened, placedIn } from './placed-parcels.ts';
import { expectRefusal, openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());

const placed = (person: MadeSeller, wish = {}) => placedIn(shop, person, wish);

describe('many parcels at once', () => {
  const work = (person: MadeSeller, sent: Record<string, unknown>) =>
    shop.open.ask('sellerParcels.work', sent, person.headers);
  const statusOf = async (parcel: number) =>
    shop.base.db
      .selectFrom('parcels')
      .select(['status', 'carrier', 'tracking_number'])
      .where('id', '=', parcel)
      .executeTakeFirstOrThrow();

  it('take their steps, each with its own number, and say which could not', async () => {
    const me = await opened(shop);
    const [one, two, done] = [await placed(me), await placed(me), await placed(me, { steps: 4 })];
    const ids = [one.parcel, done.parcel, two.parcel];
    const confirmed = await work(me, { act: 'confirm', ids });
    expect(confirmed).toMatchObject({
      done: 2,
      rows: [
        { id: one.parcel, title: one.parcelCode, done: true, message: '' },
        { id: done.parcel, done: false, message: expect.stringMatching(/\w/) },
        { id: two.parcel, done: true },
      ],
    });
    await work(me, { act: 'pick-up', ids: [one.parcel, two.parcel] });
    await work(me, {
      act: 'send',
      ids: [one.parcel, two.parcel],
      carrier: 'Swift Post',
      numbers: ['SP1', 'SP2'],
    });
    for (const [{ parcel }, tracking_number] of [
      [one, 'SP1'],
      [two, 'SP2'],
    ] as const)
      expect(await statusOf(parcel)).toEqual({ status: 4, carrier: 'Swift Post', tracking_number });
  });

  it('move once each when two people do the same, and the second is refused', async () => {
    const me = await opened(shop);
    const own = await Promise.all(Array.from({ length: 4 }, () => placed(me)));
    const ids = own.map(({ parcel }) => parcel);
    const sent = { path: 'seller/parcels/work', headers: me.headers };
    const answers = await together(shop.open.port, [
      { ...sent, input: { act: 'confirm', ids } },
      { ...sent, input: { act: 'confirm', ids: ids.toReversed() } },
      { ...sent, input: { act: 'confirm', ids } },
    ]);
    const all = answers.map(({ data }) => data as { done: number; rows: { done: boolean }[] });
    expect(all.reduce((sum, { done }) => sum + done, 0)).toBe(ids.length);
    expect(all.flatMap(({ rows }) => rows).filter(({ done }) => !done)).toHaveLength(
      2 * ids.length,
    );
    const events = await shop.base.db
      .selectFrom('parcel_events')
      .select('id')
      .where('parcel_id', 'in', ids)
      .where('action', '=', 'confirm')
      .execute();
    expect(events).toHaveLength(ids.length);
  });

  it('are not moved at all where one is of another store', async () => {
    const me = await opened(shop);
    const own = await placed(me);
    const theirs = await placed(shop.otherSeller);
    for (const name of ['sellerParcels.work', 'sellerParcels.papers'] as const) {
      const ids = [own.parcel, theirs.parcel];
      const input =
        name === 'sellerParcels.work'
          ? { act: 'confirm', ids }
          : { form: 'label', ids: ids.join(',') };
      expectRefusal(await shop.open.send(name, input, me.headers), 'parcel-not-found');
    }
    expect([await statusOf(own.parcel), await statusOf(theirs.parcel)]).toMatchObject([
      { status: 1 },
      { status: 1 },
    ]);
  });

  it('of a suspended store are refused, and stay as they are', async () => {
    const me = await opened(shop);
    const { parcel } = await placed(me);
    await shop.base.db
      .updateTable('stores')
      .set({ suspended_at: new Date(), suspended_reason: 'Late.' })
      .where('id', '=', me.seller.storeId)
      .execute();
    expect(await work(me, { act: 'confirm', ids: [parcel] })).toMatchObject({ done: 0 });
    expect(await statusOf(parcel)).toMatchObject({ status: 1 });
  });
});

describe('papers of parcels', () => {
  it('are one file of those that are named, without what was cancelled', async () => {
    const me = await opened(shop);
    const [one, gone] = [await placed(me), await placed(me)];
    await shop.open.ask('sellerParcel.cancel', { id: gone.parcel, note: 'No.' }, me.headers);
    const papersOf = (ids: number[]) =>
      shop.open.send('sellerParcels.papers', { form: 'slip', ids: ids.join(',') }, me.headers);
    const both = await papersOf([gone.parcel, one.parcel]);
    expect(both.headers.get('content-type')).toBe('application/pdf');
    expect(both.headers.get('content-disposition')).toContain(`slip-${one.parcelCode}.pdf`);
    expectRefusal(await papersOf([gone.parcel]), 'already-cancelled');
  });
});
