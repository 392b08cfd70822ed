// Automatic payouts, one for each period.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import {
  gatherPeriod,
  readPayoutSettings,
  savePayoutSettings,
  type PayoutSettings,
} from '#market/payouts/payout-settings.ts';
import { auditOf, makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';

let base: Fresh;
let keeper: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  keeper = await makeStaff(base, 'owner');
});
afterAll(() => base.close());

const at = (moment: string) => new Date(`${moment}Z`);
const earn = async (moment: string, amount = 500, store?: number) => {
  const storeId = store ?? (await makeStore(base.db));
  await transaction(base.db, (tx) =>
    adjustStore(tx, keeper.staff, { storeId, amount, reason: 'Goodwill' }, at(moment)),
  );
  return storeId;
};
const gather = (moment: string) => transaction(base.db, (tx) => gatherPeriod(tx, at(moment)));
const amounts = async (moment: string) =>
  (await gather(moment)).map(({ storeId, amount }) => [storeId, amount]);
const set = (period: PayoutSettings['period'], more: Partial<PayoutSettings> = {}) =>
  transaction(base.db, (tx) =>
    savePayoutSettings(tx, keeper.staff, { releaseDays: 7, period, ...more }),
  );

describe('a week', () => {
  it('is gathered once it is over, of what it holds, and once by however many', async () => {
    expect(await readPayoutSettings(base.db, keeper.staff)).toEqual({
      releaseDays: 7,
      period: 'week',
      least: 0,
      reserve: { rate: 0, amount: 0, days: 90 },
    });
    expect(await amounts('2026-11-18T12:00')).toEqual([]); // the week before had nothing
    const store = await earn('2026-11-22T23:59:59.999');
    const next = await earn('2026-11-23T00:00:00.001');
    expect(await amounts('2026-11-22T23:59:59.999')).toEqual([]);
    const all = await Promise.all(Array.from({ length: 5 }, () => gather('2026-11-23T00:10')));
    expect(all.flat().map(({ storeId, amount }) => [storeId, amount])).toEqual([[store, 500]]);
    expect(
      await base.db.selectFrom('payouts').select('until').where('store_id', '=', store).execute(),
    ).toEqual([{ until: at('2026-11-23T00:00') }]);
    expect(await amounts('2026-11-29T23:00')).toEqual([]);
    expect(await amounts('2026-12-02T08:00')).toEqual([[next, 500]]); // nobody asked on the Monday
  });
});

describe('the owner', () => {
  it('gathers by hand, or by the day or month of UTC', async () => {
    await set('by-hand');
    const store = await earn('2026-12-02T09:00');
    expect(await amounts('2027-06-01T00:00')).toEqual([]);
    await set('day');
    expect(await amounts('2026-12-03T00:00')).toEqual([[store, 500]]);
    await set('month', { least: 300, reserve: { rate: 1050, amount: 0, days: 30 } });
    const late = await earn('2026-12-31T23:00');
    expect([await amounts('2026-12-31T23:59'), await amounts('2027-01-01T00:00')]).toEqual([
      [],
      [[late, 500]],
    ]);
    expect((await auditOf(base.db, 'settings')).map(({ note }) => note)).toEqual([
      'by-hand, 7 days',
      'day, 7 days',
      'month, 7 days, least 300, reserve 10.5 % for 30 days',
    ]);
  });
  it('can set no other period, not even by hand', async () => {
    await expect(
      base.db.updateTable('settings').set({ payout_period: 'fortnight' }).execute(),
    ).rejects.toThrow('settings_payout_period_check');
  });
});
