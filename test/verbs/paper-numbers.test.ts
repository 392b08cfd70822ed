// Numbers and dates of papers: no gap, no duplicate, in their issuer's time zone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import { visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore, unique } from '../make.ts';
import { fillCart, order } from '../carts.ts';
import { confirm, invoiceOf, numbersOf, papersOf, waiting } from '../papers.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());

const NEW_YEAR = new Date('2026-12-31T22:30:00Z');

describe('the number of an invoice', () => {
  it('has the year and day of its store’s time zone, not of the buyer’s', async () => {
    const [here, there] = [await makeStore(base.db), await makeStore(base.db)];
    await base.db
      .updateTable('stores')
      .set({ time_zone: 'Asia/Dubai' })
      .where('id', '=', there)
      .execute();
    const buyer = visitor(unique('buyer'), { language: 'en', timeZone: 'Pacific/Kiritimati' });
    for (const store of [here, there]) {
      await fillCart(base.db, buyer, { product: await makeProduct(base.db, { store }) });
      const { id } = await order(base.db, market, buyer);
      const { id: parcel } = await base.db
        .selectFrom('parcels')
        .select('id')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      await confirm(base.db, parcel, NEW_YEAR);
      const ahead = store === there;
      expect(await invoiceOf(base.db, parcel)).toMatchObject(
        ahead
          ? { code: `S${there}-2027-000001`, issuedOn: '2027-01-01' }
          : { code: `S${here}-2026-000001`, issuedOn: '2026-12-31' },
      );
    }
  });
  it('is in the zone of the market where the store has none', async () => {
    const store = await makeStore(base.db);
    const [parcel = 0] = await waiting(base.db, market, 1, store);
    await base.db.updateTable('settings').set({ time_zone: 'Asia/Tokyo' }).execute();
    await confirm(base.db, parcel, NEW_YEAR);
    await base.db.updateTable('settings').set({ time_zone: 'UTC' }).execute();
    expect(await invoiceOf(base.db, parcel)).toMatchObject({ code: `S${store}-2027-000001` });
  });
  it('has no gap and no number twice when many parcels are confirmed together', async () => {
    const [store, other] = [await makeStore(base.db), await makeStore(base.db)];
    const parcels = [
      ...(await waiting(base.db, market, 16, store)),
      ...(await waiting(base.db, market, 8, other)),
    ];
    await Promise.all(parcels.map((parcel) => confirm(base.db, parcel)));
    const year = new Date().getUTCFullYear();
    const all = (of: number, count: number) =>
      Array.from({ length: count }, (_, at) => `S${of}-${year}-${String(at + 1).padStart(6, '0')}`);
    expect(await numbersOf(base.db, store)).toEqual(all(store, 16));
    expect(await numbersOf(base.db, other)).toEqual(all(other, 8));
  });
  it('gives its number back when the step is rolled back', async () => {
    const store = await makeStore(base.db);
    const [first = 0, second = 0] = await waiting(base.db, market, 2, store);
    const over = new Error('rolled back');
    await expect(
      transaction(base.db, async (tx) => {
        await moveParcel(tx, { parcelId: first, action: 'confirm', actor: 'seller' });
        throw over;
      }),
    ).rejects.toBe(over);
    await confirm(base.db, second);
    expect((await invoiceOf(base.db, second)).code).toMatch(/-000001$/);
    expect(await papersOf(base.db, first)).toEqual([]);
  });
  it('of one store does not wait for that of another', async () => {
    const [first = 0] = await waiting(base.db, market, 1, await makeStore(base.db));
    const [second = 0] = await waiting(base.db, market, 1, await makeStore(base.db));
    await transaction(base.db, async (tx) => {
      await moveParcel(tx, { parcelId: first, action: 'confirm', actor: 'seller' });
      await confirm(base.db, second); // while the other is not committed
    });
    expect([
      (await papersOf(base.db, first)).length,
      (await papersOf(base.db, second)).length,
    ]).toEqual([1, 1]);
  });
  it('never has an earlier day than the one before it, even if a clock is behind', async () => {
    const [first = 0, second = 0] = await waiting(base.db, market, 2, await makeStore(base.db));
    await confirm(base.db, first, new Date('2026-11-22T00:00:01Z'));
    await confirm(base.db, second, new Date('2026-11-21T23:59:59Z'));
    expect([
      (await invoiceOf(base.db, first)).issuedOn,
      (await invoiceOf(base.db, second)).issuedOn,
    ]).toEqual(['2026-11-22', '2026-11-22']);
  });
});
