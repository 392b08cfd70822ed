// The audit finds tampering with bank entries; what a bank reports is no fault of ours.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#db/connect.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { makeStaff } from '../at-work.ts';
import { entriesOf, refOf, takeIn } from '../bank.ts';
import { camt } from '../bank-files.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { faultsAfter } from '../planted-faults.ts';
import { openBank, orderOf } from '../transfers.ts';

let base: Fresh;
/** A statement with a booked entry, an unbooked one, and a pair that reversed each other. */
let statement = 0;
let booked = 0;
let open = 0;
let reversal = 0;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  const market = await openBank(base.db);
  const { staff } = await makeStaff(base, 'owner');
  const made = await orderOf(base.db, market, 1500);
  const taken = await takeIn(
    base.db,
    staff,
    camt('053', [
      { amount: 1500, ref: 'A', text: refOf(made) },
      { amount: 700, ref: 'B', text: 'Hello' },
      { amount: 300, ref: 'C', text: 'Wrong' },
      { amount: -300, ref: 'C', text: 'Wrong', reversal: true },
      { amount: 50, ref: 'D', parts: [{ amount: 25 }, { amount: 25 }] },
    ]),
  );
  statement = taken[0]?.id ?? 0;
  const entries = await entriesOf(base.db, statement);
  [booked = 0, open = 0, , reversal = 0] = entries.map(({ id }) => id);
});
afterAll(() => base.close());

type Change = ReturnType<typeof sql>;
const faults = (...changes: Change[]) =>
  faultsAfter(base.db, async (tx: Tx) => {
    for (const change of changes) await change.execute(tx);
  });

it('finds nothing where nothing is wrong, or a bank books one amount twice', async () => {
  expect([await auditMarket(base.db), await faults()]).toEqual([[], []]);
});
it('finds a movement that stands here twice', async () => {
  const copy = sql`
    insert into bank_entries (
      account, key, occurrence, amount, currency, booked_on, value_on, bank_ref
    )
    select account, key || '0', occurrence, amount, currency, booked_on, value_on, bank_ref
    from bank_entries
    where id = ${open}`;
  expect(await faults(copy)).toEqual([expect.stringMatching(/^bank-entry-twice entry:\d+$/)]);
});
it('finds entries whose buyer is erased no doubles', async () => {
  const alike = sql`
    insert into bank_entries (account, key, occurrence, amount, currency, booked_on, value_on)
    select account, 'fields:' || n, 1, 900, 'USD', '2026-11-20', '2026-11-20'
    from bank_entries, generate_series(1, 2) n where id = ${open}`;
  expect(await faults(alike)).toEqual([]);
});
it('finds a receipt of another amount, or in another currency', async () => {
  const less = sql`update bank_receipts set amount = amount - 1 where entry_id = ${booked}`;
  expect(await faults(less)).toEqual(
    expect.arrayContaining([`bank-entry entry:${booked}`, `bank-entry-amount entry:${booked}`]),
  );
  const euro = sql`update bank_receipts set currency = 'EUR' where entry_id = ${booked}`;
  expect(await faults(euro)).toContain(`bank-entry-amount entry:${booked}`);
});
it('finds an entry that counts as booked and is not, or is and does not', async () => {
  const state = (id: number, to: string) =>
    sql`update bank_entries set state = ${to}, decided_at = now() where id = ${id}`;
  const wrong = (id: number) => [`bank-entry entry:${id}`, `bank-entry-match entry:${id}`];
  expect(await faults(state(open, 'booked'))).toEqual(wrong(open));
  expect(await faults(state(booked, 'ignored'))).toEqual(wrong(booked));
});
it('finds an entry whose receipt was taken back', async () => {
  const taken = sql`update bank_receipts set reversed_at = now() where entry_id = ${booked}`;
  expect(await faults(taken)).toEqual([`bank-entry-match entry:${booked}`]);
});
it('finds an entry that is matched twice', async () => {
  const twice = [
    sql`drop index bank_receipts_match`,
    sql`
      insert into bank_receipts (
        payment_id, order_id, amount, currency, value_on, source, entry_id
      )
      select payment_id, order_id, amount, currency, value_on, source, entry_id
      from bank_receipts
      where entry_id = ${booked}`,
  ];
  expect(await faults(...twice)).toEqual(
    expect.arrayContaining([`bank-entry entry:${booked}`, `bank-entry-match entry:${booked}`]),
  );
});
it('finds what was taken back and still counts', async () => {
  const other = sql`update bank_entries set reverses = ${booked} where id = ${reversal}`;
  expect(await faults(other)).toEqual([`bank-entry-taken-back entry:${reversal}`]);
});
it('finds a statement that lost an entry', async () => {
  const lost = sql`delete from bank_statement_entries where entry_id = ${open}`;
  expect(await faults(lost)).toEqual([`statement-sums statement:${statement}`]);
});
it('does not take a statement that is missing for a fault', async () => {
  const next = sql`
    insert into bank_statements (
      account, kind, file, currency, opening, closing, opened_on, closed_on, digest
    )
    select account, kind, 'next', currency, 5, 5, '2026-11-21', '2026-11-21', 'next'
    from bank_statements
    where id = ${statement}`;
  expect(await faults(next)).toEqual([]);
});
