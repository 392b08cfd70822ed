// The audit finds what was changed behind the back of transfers: what arrived, what was booked, what banks said.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#db/connect.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { makeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { openBank, orderOf, paymentsOf, receive } from '../transfers.ts';

let base: Fresh, paid: number, payment: number, kept: number;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  const shop = await openBank(base.db),
    { staff } = await makeStaff(base, 'manager');
  const made = await orderOf(base.db, shop, 2000);
  await receive(base.db, staff, made.id, 500);
  await receive(base.db, staff, made.id, 1500);
  await base.db.updateTable('settings').set({ transfer_tolerance: 100 }).execute();
  const short = await orderOf(base.db, shop, 2000);
  await receive(base.db, staff, short.id, 1950);
  paid = made.id;
  [payment, kept] = [
    (await paymentsOf(base.db, made.id))[0]?.id ?? 0,
    (await paymentsOf(base.db, short.id))[0]?.id ?? 0,
  ];
});
afterAll(() => base.close());

/** What the audit says while the records are changed so; nothing of it stays. Guards of the schema are off. */
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
const entry = (id: number, amount: number, more = sql``) => sql`
  insert into bank_entries (id, account, key, occurrence, amount, currency, booked_on, value_on, bank_ref, state, decided_at)
  overriding system value
  values (${id}, 'DE1', ${`k${id}`}, 1, ${amount}, 'USD', '2026-11-20', '2026-11-20', ${`r${id}`}, 'open', null) ${more}`;
const booked = sql`update bank_entries set state = 'booked', decided_at = now()`;
const statement = (id: number, opening: number, closing: number, day: string) => sql`
  insert into bank_statements (id, account, kind, file, currency, opening, closing, opened_on, closed_on)
  overriding system value values (${id}, 'DE1', 'camt.053', 'x', 'USD', ${opening}, ${closing}, ${day}, ${day})`;
const has = (statementId: number, entryId: number) => sql`
  insert into bank_statement_entries (statement_id, entry_id) values (${statementId}, ${entryId})`;

it('finds nothing where nothing is wrong', async () =>
  expect(await auditMarket(base.db)).toEqual([]));

it('finds what was booked beyond what arrived', async () => {
  const found = await faultsAfter(
    sql`update bank_receipts set amount = amount - 100 where payment_id = ${payment} and amount = 1500`,
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
  expect(await faultsAfter(sql`update payments set bank_charges = 0 where id = ${kept}`)).toEqual(
    expect.arrayContaining([`bank-charges payment:${kept}`]),
  );
});
it('finds charges of banks that the books do not have', async () => {
  expect(
    await faultsAfter(sql`update payments set bank_charges = 60 where id = ${kept}`),
  ).toContain(`bank-charges payment:${kept}`);
});
it('finds a movement of the bank that stands here twice', async () => {
  const twin = sql`update bank_entries set bank_ref = 'same'`;
  expect(await faultsAfter(entry(1, 700), entry(2, 700))).toEqual([]);
  expect(await faultsAfter(entry(1, 700), entry(2, 700), twin)).toEqual([
    'bank-entry-twice entry:2',
  ]);
});
it('finds matches that are not what the entry has', async () => {
  const match = (id: number) =>
    sql`update bank_receipts set entry_id = ${id} where payment_id = ${payment} and amount = 1500`;
  expect(await faultsAfter(entry(1, 1500), match(1), booked)).toEqual([]);
  expect(await faultsAfter(entry(1, 1600), match(1))).toEqual([]);
  expect(await faultsAfter(entry(1, 1600), match(1), booked)).toEqual(['bank-entry entry:1']);
  expect(await faultsAfter(entry(1, 1500), match(1))).toEqual(['bank-entry entry:1']);
  expect(await faultsAfter(entry(1, -1500), match(1))).toEqual(['bank-entry entry:1']);
});
it('finds a statement that does not add up, and one that is missing between two', async () => {
  const first = [entry(1, 700), statement(1, 100, 800, '2026-11-20'), has(1, 1)];
  const next = (opening: number) => [
    entry(2, 50),
    statement(2, opening, opening + 50, '2026-11-21'),
    has(2, 2),
  ];
  expect(await faultsAfter(...first, ...next(800))).toEqual([]);
  expect(await faultsAfter(...first, ...next(900))).toEqual(['statement-chain statement:2']);
  expect(await faultsAfter(...first, sql`delete from bank_statement_entries`)).toEqual([
    'statement-sums statement:1',
  ]);
});
