// Stores with earnings, and their payouts.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { handOver, makeOrder, payOrder, type MadeOrder, type OrderWish } from '../books.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';

const DAY = 24 * 3_600_000;
export let base: Fresh;
export let keeper: MadeStaff;

/** Opens it for the tests of a file; the books are checked after each. */
export function withPayouts(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    keeper = await makeStaff(base, 'owner');
  });
  afterAll(() => base.close());
  afterEach(async () => expect(await auditMarket(base.db)).toEqual([]));
}

const long = new Date(Date.now() - 8 * DAY);
export const gather = (until = new Date()) =>
  transaction(base.db, (tx) => gatherPayouts(tx, until, new Date()));
export const gatherFor = async (store: number, until?: Date) =>
  (await gather(until)).find(({ storeId }) => storeId === store);
export const release = () => transaction(base.db, (tx) => releaseEarnings(tx, new Date()));
export const adjust = (storeId: number, amount: number, at = new Date()) =>
  transaction(base.db, (tx) =>
    adjustStore(tx, keeper.staff, { storeId, amount, reason: 'Goodwill' }, at),
  );
export const pay = (id: number, reference = 'BANK-1') =>
  transaction(base.db, (tx) => markPaid(tx, keeper.staff, { payoutId: id, reference }));
/** A delivered parcel of 11.20 for the store, past its days for returns, not released yet. */
export async function earned(
  store: number,
  wish: Partial<OrderWish> = {},
): Promise<{ order: MadeOrder; parcel: number }> {
  const order = await makeOrder(base.db, {
    parcels: [{ store, goods: 1000, tax: 100, shipping: 200, fee: 50, commission: 80 }],
    ...wish,
  });
  const parcel = order.parcels[0]?.id ?? 0;
  if (order.method !== orderMethod.cashOnDelivery) await payOrder(base.db, order);
  await handOver(base.db, order, parcel, long);
  return { order, parcel };
}
