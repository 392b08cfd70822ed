import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Entry } from '#market/bank/bank-entry.ts';

/** Banks' notices and statements may be a day or two apart. */
const DAYS_APART = 3;

/**
 * Whether the same amount was booked for one of these orders from an entry that only files of
 * another kind have: the bank may have reported the same money twice, under two references.
 */
export async function isTwin(db: Db, entry: Entry, orderIds: number[]): Promise<boolean> {
  const { rows } = await sql`
    select from bank_receipts r
    join bank_entries e on e.id = r.entry_id
    where r.order_id = any (${orderIds}::int[])
      and r.source in ('staff', 'statement')
      and r.reversed_at is null
      and r.amount = ${entry.amount}
      and e.id <> ${entry.id}
      and abs(e.booked_on - ${entry.bookedOn}::date) <= ${DAYS_APART}
      and not exists (
        select from bank_statement_entries a
        join bank_statements s on s.id = a.statement_id, bank_statement_entries b
        join bank_statements t on t.id = b.statement_id
        where a.entry_id = e.id
          and b.entry_id = ${entry.id}
          and s.account = t.account
          and s.kind = t.kind
      )
    limit 1
  `.execute(db);
  return rows.length > 0;
}
