// A market with transfers: what arrives and when, and its manager's decisions. Amounts in minor
// units.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop } from '../make.ts';
import { openBank, receive, settled, type BankOrder } from '../transfers.ts';
import { wrongInBooks } from './balance.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { acceptTransfer } from '#market/payments/transfers/decide-transfer.ts';
import { readAccounts } from '#market/ledger/read-balances.ts';
import { readOrder } from '#market/orders/read-order.ts';

export let base: Fresh;
export let market: MarketSettings;
export let manager: MadeStaff;

/** Opens it for the tests of a file; the books are checked after each. */
export function withTransfers(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    market = await openBank(base.db);
    manager = await makeStaff(base, 'manager');
  });
  afterAll(() => base.close());
  afterEach(async () => {
    await settled(base.db);
    expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]);
  });
}

export const DAY_MS = 24 * 3_600_000;
/** The time until unpaid orders are closed. */
export const WEEK_OVER = 8 * DAY_MS;
export const product = (wish: Parameters<typeof makeProduct>[1] = {}) =>
  makeProduct(base.db, { selling: 2000, shipping: 0, stock: 3, ...wish });
export const close = async () => {
  await closeUnpaid(base.db, new Date(Date.now() + WEEK_OVER));
  await settled(base.db);
};
export const arrives = (
  { id }: BankOrder,
  amount: number,
  now = new Date(Date.now() + WEEK_OVER),
) => receive(base.db, manager.staff, { orderId: id, amount, now });
export const came = async (made: BankOrder, amount = made.total, now?: Date) =>
  (await arrives(made, amount, now)).outcome;
export const accept = (id: number, amount: number | null = null) =>
  transaction(base.db, (tx) =>
    acceptTransfer(tx, manager.staff, { transferId: id, amount, valueOn: '2026-11-20' }),
  );
/** What the market has earned. */
export const earned = async () =>
  (await readAccounts(base.db, manager.staff)).find(({ account }) => account === 'market')
    ?.amount ?? 0;
export const pay = async ({ id, visitor }: BankOrder) =>
  (await readOrder(base.db, visitor, id)).pay;
