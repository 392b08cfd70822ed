// A market whose owner takes in bank statements: the money on the account, and decisions of staff.
// Amounts in minor units.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { entriesOf, match, takeIn } from '../bank.ts';
import { camt, type Movement } from '../bank-files.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, unique } from '../make.ts';
import { openBank, orderOf, settled } from '../transfers.ts';
import { wrongInBooks } from './balance.ts';

export let base: Fresh;
export let market: MarketSettings;
export let keeper: MadeStaff;

/** Opens it for the tests of a file; the books are checked after each. */
export function withBank(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    market = await openBank(base.db);
    keeper = await makeStaff(base, 'owner');
  });
  afterAll(() => base.close());
  afterEach(async () => {
    await settled(base.db);
    expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]);
  });
}

export const bought = (price = 2000) => orderOf(base.db, market, price);
export const take = (...moved: Movement[]) => takeIn(base.db, keeper.staff, camt('053', moved));
/** An entry that names no order. */
export async function came(amount: number, more: Partial<Movement> = {}): Promise<number> {
  const [statement] = await take({ amount, ref: unique('R'), text: 'Thank you', ...more });
  return (await entriesOf(base.db, statement?.id))[0]?.id ?? 0;
}
export const byHand = (entry: number, order: number, now?: Date) =>
  match(base.db, keeper.staff, { entryId: entry, orderId: order }, now);
export const entry = (id: number) =>
  base.db
    .selectFrom('bank_entries')
    .select(['state', 'why', 'reason', 'decided_by', 'reverses'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
