// A store is reminded of a late parcel: each of its people, once a day, however many press; never
// about a parcel that is not late, and never people who cannot act on it.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { notifyLate } from '#market/orders/notify-late.ts';
import { auditOf } from '../at-work.ts';
import { onClock } from '../on-clock.ts';
import { lettersTo } from '../letters.ts';
import { makeStore } from '../make.ts';
import { together } from '../verbs/together.ts';
import { placedForCash } from './placed-for-cash.ts';
import { expectRefusal, openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());

const DAY_HOURS = 24;

/** An order for cash whose only parcel was due a moment ago. */
async function late(store = shop.store) {
  const sold = await placedForCash(shop, {}, store);
  await shop.base.db
    .updateTable('parcels')
    .set({ due_at: new Date(Date.now() - 1000) })
    .where('id', '=', sold.parcel)
    .execute();
  return sold;
}
const remind = (id: number) => shop.open.send('adminParcel.remind', { id }, shop.support.headers);
/** The late parcels in the letters to a person of the store, once the worker is done. */
async function remindedOf({ email }: { email: string }, store = shop.store): Promise<number[][]> {
  await transaction(shop.base.db, (tx) => notifyLate(tx, store, new Date()));
  const letters = await lettersTo(shop.base.db, email);
  return letters.flatMap(({ kind, data }) => {
    const { parcel, parcels } = data as { parcel?: number; parcels?: number[] };
    return kind === 'parcel-late' || kind === 'parcels-late' ? [parcels ?? [parcel ?? 0]] : [];
  });
}
/** Everything else of the store has arrived, and nobody was reminded. */
const fresh = () =>
  sql`
    with told as (update stores set late_told_at = null)
    update parcels set due_at = now() + interval '1 day'
  `.execute(shop.base.db);
beforeEach(fresh);
const partOf = async (order: number) =>
  (await shop.open.ask('adminOrder.open', { id: order }, shop.support.headers)).parcels[0];

describe('a store', () => {
  it('is reminded once a day, however many staff press and however fast', async () => {
    const { id, code, parcel } = await late();
    expect(await partOf(id)).toMatchObject({ may_remind: true, reminded_at: null });
    const sent = {
      path: `admin/parcel/remind/${parcel}`,
      input: {},
      headers: shop.support.headers,
    };
    const answers = await together(shop.open.port, [
      sent,
      sent,
      { ...sent, headers: shop.manager.headers },
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const person of [shop.seller, shop.helper])
      expect(await remindedOf(person)).toEqual([[parcel]]);
    expect(await remindedOf(shop.otherSeller, shop.otherSeller.seller.storeId)).toEqual([]);
    expect(await partOf(id)).toMatchObject({
      may_remind: false,
      reminded_at: expect.stringMatching(/^\d{4}/),
    });
    expectRefusal(await remind(parcel), 'parcel-reminded');
    const { rows } = await shop.open.ask('adminParcel.list', { q: code }, shop.support.headers);
    expect(rows).toMatchObject([{ state: 'late', reminded_at: expect.stringMatching(/^\d{4}/) }]);
    const { timeline } = await shop.open.ask('adminOrder.open', { id }, shop.support.headers);
    expect(timeline.filter(({ what }) => what === 'parcel-remind')).toMatchObject([
      { as: 'staff', by: expect.stringMatching(/\S/) },
    ]);
    // the next day it may be sent again, and is recorded again
    await onClock(DAY_HOURS, async () => {
      expect((await remind(parcel)).status).toBe(200);
      expect(await remindedOf(shop.seller)).toEqual([[parcel], [parcel]]);
    });
    expect((await auditOf(shop.base.db, `parcel:${parcel}`)).map(({ action }) => action)).toEqual([
      'parcel.remind',
      'parcel.remind',
    ]);
  });

  it('is not reminded of what is on time, has arrived or was cancelled', async () => {
    const onTime = await placedForCash(shop, {}, shop.store);
    expectRefusal(await remind(onTime.parcel), 'parcel-not-late');
    const gone = await late();
    await shop.open.ask('parcel.cancel', { id: gone.parcel, note: 'No.' }, shop.support.headers);
    expectRefusal(await remind(gone.parcel), 'parcel-not-late');
    const there = await late();
    for (const step of [
      'parcel.confirm',
      'parcel.pickUp',
      'parcel.send',
      'parcel.deliver',
    ] as const)
      await shop.open.ask(step, { id: there.parcel }, shop.support.headers);
    expectRefusal(await remind(there.parcel), 'parcel-not-late');
  });

  it('that is suspended, or where nobody works, gets no letter: staff learn what to do', async () => {
    const empty = await late(await makeStore(shop.base.db));
    expectRefusal(await remind(empty.parcel), 'store-cannot-act');
    const closed = await late(shop.otherSeller.seller.storeId);
    await shop.base.db
      .updateTable('stores')
      .set({ suspended_at: new Date(), suspended_reason: 'It sends nothing.' })
      .where('id', '=', shop.otherSeller.seller.storeId)
      .execute();
    expectRefusal(await remind(closed.parcel), 'store-cannot-act');
    expect(await remindedOf(shop.otherSeller, shop.otherSeller.seller.storeId)).toEqual([]);
  });

  it('is reminded of many at once, each by itself', async () => {
    const [first, second] = [await late(), await late()];
    await remind(first.parcel);
    const run = await shop.open.ask(
      'adminParcelSteps.bulk',
      { act: 'remind', ids: [first.parcel, second.parcel] },
      shop.support.headers,
    );
    expect(run).toMatchObject({ all: 2, done: 1, refused: 1, undoable: 0 });
    expect((await remindedOf(shop.helper)).at(-1)).toEqual([first.parcel, second.parcel]);
    expect(await partOf(second.id)).toMatchObject({ status: 1, may_remind: false });
  });

  it('gets one letter a day that lists what is late, however many workers write it', async () => {
    const before = (await remindedOf(shop.seller)).length;
    const [first, second] = [await late(), await late()];
    await remind(first.parcel);
    await remind(second.parcel);
    const { rows } = await sql<{ run_at: Date }>`
      select j.run_at from graphile_worker._private_jobs j where j.key = ${`tell-late:${shop.store}`}
    `.execute(shop.base.db);
    expect(rows).toHaveLength(1);
    await Promise.all([remindedOf(shop.seller), remindedOf(shop.seller), remindedOf(shop.seller)]);
    const third = await late();
    await remind(third.parcel);
    // the third waits for the next day
    const reminded = await remindedOf(shop.seller);
    expect(reminded.slice(before)).toEqual([[first.parcel, second.parcel]]);
    await onClock(DAY_HOURS, async () =>
      expect((await remindedOf(shop.seller)).at(-1)).toEqual([
        first.parcel,
        second.parcel,
        third.parcel,
      ]),
    );
  });
});
