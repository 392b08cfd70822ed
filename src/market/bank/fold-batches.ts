import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

/**
 * If one file has a sum, and another the payments in it under the same bank reference, the payments
 * count and the sum is set aside. If the sum was booked already, its payments wait for staff.
 */
export async function foldBatches(tx: Tx, statement: number, now: Date): Promise<void> {
  const { rows } = await sql<{ whole: number; parts: number[]; booked: boolean }>`
    select e.id as whole, array_agg(part.id) as parts, e.state = 'booked' as booked
    from bank_entries e
    join bank_entries part
      on part.account = e.account and part.bank_ref = e.bank_ref and part.id <> e.id
    where e.bank_ref <> ''
      and e.state <> 'ignored'
      and (e.account, e.bank_ref) in (
        select own.account, own.bank_ref
        from bank_statement_entries b
        join bank_entries own on own.id = b.entry_id
        where b.statement_id = ${statement}
      )
    group by e.id
    having count(*) > 1
      and sum(part.amount) = e.amount
      and bool_and(sign(part.amount) = sign(e.amount))
  `.execute(tx);
  for (const { whole, parts, booked } of rows) {
    await (booked ? wait(tx, parts) : setAside(tx, whole, now));
  }
}

/** Only entries that nobody has decided yet. */
const wait = (tx: Tx, parts: number[]) =>
  tx
    .updateTable('bank_entries')
    .set({ why: 'batch' })
    .where('id', 'in', parts)
    .where('state', '=', 'open')
    .execute();

const setAside = (tx: Tx, whole: number, now: Date) =>
  tx
    .updateTable('bank_entries')
    .set({ state: 'ignored', why: 'batch', decided_at: now })
    .where('id', '=', whole)
    .where('state', '=', 'open')
    .execute();
