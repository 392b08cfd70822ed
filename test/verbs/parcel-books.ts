// A market with only its books: orders of one parcel, what a store gets of them, and the ledger.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { readBalances } from '#market/ledger/read-balances.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeOrder, type MadeOrder, type OrderWish } from '../books.ts';
import { linesOf } from '../ledger-lines.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';

export const DAY = 24 * 3_600_000;
export let base: Fresh;
export let keeper: MadeStaff;

/** Opens it for the tests of a file; the books are checked after each. */
export function withBooks(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    keeper = await makeStaff(base, 'owner');
  });
  afterAll(() => base.close());
  afterEach(async () => expect(await auditMarket(base.db)).toEqual([]));
}

export const lines = (fact: string) => linesOf(base.db, fact);
export const ago = (days: number) => new Date(Date.now() - days * DAY);
export const release = async (now = new Date()) => {
  while (await transaction(base.db, (tx) => releaseEarnings(tx, now))) {
    /* until none is left */
  }
};
/** What a store has on hold, and what is due. */
export const balanceOf = async (store: number) => {
  const [row] = await readBalances(base.db, keeper.staff, store);
  return row && [row.held, row.due];
};
/** 10.00 of goods, 1.00 tax, 2.00 shipping, 0.50 fee, 0.80 commission. */
export const PARCEL = { goods: 1000, tax: 100, shipping: 200, fee: 50, commission: 80 };
export async function ordered(
  wish: Partial<OrderWish> = {},
): Promise<{ order: MadeOrder; store: number; parcel: number }> {
  const store = await makeStore(base.db);
  const order = await makeOrder(base.db, { parcels: [{ store, ...PARCEL }], ...wish });
  return { order, store: order.parcels[0]?.store ?? 0, parcel: order.parcels[0]?.id ?? 0 };
}
