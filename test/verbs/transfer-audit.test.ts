// The audit finds tampering with transfers: what arrived, and what was booked.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#db/connect.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { makeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { openBank, orderOf, paymentsOf, receive } from '../transfers.ts';

let base: Fresh;
let paid: number;
let payment: number;
let shortPayment: number;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  const market = await openBank(base.db);
  const { staff } = await makeStaff(base, 'manager');
  const made = await orderOf(base.db, market, 2000);
  await receive(base.db, staff, { orderId: made.id, amount: 500 });
  await receive(base.db, staff, { orderId: made.id, amount: 1500 });
  await base.db.updateTable('settings').set({ transfer_tolerance: 100 }).execute();
  const short = await orderOf(base.db, market, 2000);
  await receive(base.db, staff, { orderId: short.id, amount: 1950 });
  paid = made.id;
  [payment, shortPayment] = [
    (await paymentsOf(base.db, made.id))[0]?.id ?? 0,
    (await paymentsOf(base.db, short.id))[0]?.id ?? 0,
  ];
});
afterAll(() => base.close());

/**
 * The audit's findings after changes to the records, which are rolled back. The schema's guards are
 * off.
 */
async function faultsAfter(...changes: ReturnType<typeof sql>[]): Promise<string[]> {
  const over = new Error('rolled back');
  let found: string[] = [];
  const change = async (tx: Tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const one of changes) await one.execute(tx);
    found = (await auditMarket(tx)).map(({ fault, about }) => `${fault} ${about}`);
    throw over;
  };
  await base.db
    .transaction()
    .execute(change)
    .catch((problem: unknown) => {
      if (problem !== over) throw problem;
    });
  return found;
}
it('finds nothing where nothing is wrong', async () =>
  expect(await auditMarket(base.db)).toEqual([]));

it('finds what was booked beyond what arrived', async () => {
  const found = await faultsAfter(
    sql`
      update bank_receipts
      set amount = amount - 100
      where payment_id = ${payment} and amount = 1500`,
  );
  expect(found).toEqual(
    expect.arrayContaining([`transfer payment:${payment}`, `transfer-unpaid order:${paid}`]),
  );
});
it('finds a paid order whose receipts fall short of it', async () => {
  expect(
    await faultsAfter(
      sql`delete from bank_receipts where payment_id = ${payment} and amount = 500`,
    ),
  ).toContain(`transfer-unpaid order:${paid}`);
  expect(
    await faultsAfter(sql`update payments set bank_charges = 0 where id = ${shortPayment}`),
  ).toEqual(expect.arrayContaining([`bank-charges payment:${shortPayment}`]));
});
it('finds charges of banks that the books do not have', async () => {
  expect(
    await faultsAfter(sql`update payments set bank_charges = 60 where id = ${shortPayment}`),
  ).toContain(`bank-charges payment:${shortPayment}`);
});
