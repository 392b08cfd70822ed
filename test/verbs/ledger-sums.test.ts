// The balances of accounts are stored beside the books: they are right while lines are written,
// gathered into payouts and merged by the job, all at once.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { foldSums } from '#market/ledger/fold-sums.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { faultsAfter } from '../planted-faults.ts';
import { handOver, payOrder } from '../books.ts';
import { ago, balanceOf, base, ordered, withBooks } from './parcel-books.ts';

withBooks();

const rowsOf = async (store: number) =>
  (await base.db.selectFrom('ledger_sums').selectAll().where('store_id', '=', store).execute())
    .length;

describe('sums of the books', () => {
  it('hold while orders are paid, released, gathered and put together at one moment', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => ordered()));
    const now = new Date();
    await Promise.all([
      ...made.map(async ({ order, parcel }) => {
        await payOrder(base.db, order);
        await handOver(base.db, order, parcel, ago(8));
        await transaction(base.db, (tx) => releaseEarnings(tx, now));
      }),
      ...Array.from({ length: 20 }, () => foldSums(base.db)),
      ...[1, 2, 3].map(() => transaction(base.db, (tx) => gatherPayouts(tx, now, now))),
    ]);
    expect(await auditMarket(base.db)).toEqual([]);
    for (const { store } of made) {
      const [held, due] = (await balanceOf(store)) ?? [];
      const { rows } = await sql<{ gathered: number }>`
        select coalesce(sum(amount), 0) as gathered
        from payouts
        where store_id = ${store}
      `.execute(base.db);
      expect([held, (due ?? 0) + (rows[0]?.gathered ?? 0)]).toEqual([0, 1120]);
    }
  });
  it('are one row of an account after they were put together, and none where it came to nothing', async () => {
    const { order, store, parcel } = await ordered();
    await payOrder(base.db, order);
    await handOver(base.db, order, parcel, ago(8));
    await transaction(base.db, (tx) => releaseEarnings(tx, new Date()));
    expect(await rowsOf(store)).toBeGreaterThan(1);
    await foldSums(base.db);
    expect(await rowsOf(store)).toBe(1); // nothing is held any more
    expect(await balanceOf(store)).toEqual([0, 1120]);
  });
  it('are compared with the lines by the audit', async () => {
    const { order, store, parcel } = await ordered();
    await payOrder(base.db, order);
    await handOver(base.db, order, parcel, ago(1));
    const found = await faultsAfter(
      base.db,
      (tx) => sql`update ledger_sums set amount = amount + 1 where store_id = ${store}`.execute(tx),
      'stay',
    );
    expect(found).toEqual([`sum held store:${store}`]);
  });
});
