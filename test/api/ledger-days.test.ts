// The books of some days, as their owner reads them: by moment, whatever order they were written
// in.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { makeOrder, payOrder } from '../books.ts';
import { makeStore } from '../make.ts';
import { openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());

it('has the lines of those days alone, the latest first', async () => {
  const { db } = shop.base;
  const days = ['2026-03-02', '2026-03-01', '2026-03-04', '2026-03-03'];
  for (const day of days) {
    const sold = await makeOrder(db, { parcels: [{ store: await makeStore(db) }] });
    await payOrder(db, sold);
    await transaction(db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx); // entries stay as they are
      await sql`
        update ledger_entries set at = ${`${day}T10:00:00Z`}::timestamptz
        where order_id = ${sold.id}
      `.execute(tx);
    });
  }
  const listed = async (input: Record<string, unknown>) => {
    const { rows } = await shop.open.ask('ledger.list', input, shop.owner.headers);
    return [...new Set(rows.map(({ at }) => at.slice(0, 10)))];
  };
  const some = { from: '2026-03-02', to: '2026-03-03' };
  expect(await listed(some)).toEqual(['2026-03-03', '2026-03-02']);
  expect(await listed({ ...some, sort: 'at' })).toEqual(['2026-03-02', '2026-03-03']);
  // ten o’clock in UTC is midnight on Kiritimati: the next day has begun
  await sql`update settings set time_zone = 'Pacific/Kiritimati'`.execute(db);
  expect(await listed(some)).toEqual(['2026-03-02', '2026-03-01']);
});
