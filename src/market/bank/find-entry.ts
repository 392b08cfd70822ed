import { sql } from 'kysely';
import { orderMethod } from '#contract/constants.ts';
import type { Db, Tx } from '#db/connect.ts';
import type { Entry, Named } from '#market/bank/bank-entry.ts';
import { owedOf } from '#market/orders/amount-owed.ts';
import { mentionsIn } from '#market/orders/payment-reference.ts';

const columns = sql`
  id, account, amount, currency, booked_on as "bookedOn", value_on as "valueOn",
  bank_ref as "bankRef", end_to_end as "endToEnd", texts, remitter, reversal, state, why
`;

/** An entry as it is now; undefined if there is none. */
export async function findEntry(db: Db, id: number): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`
    select ${columns}
    from bank_entries
    where id = ${id}
  `.execute(db);
  return rows[0];
}

/** The same, locked. If you need its order too, lock the order first. */
export async function lockEntry(tx: Tx, id: number): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`
    select ${columns}
    from bank_entries
    where id = ${id}
    for update
  `.execute(tx);
  return rows[0];
}

/** Which orders an entry mentions, by payment reference or code. */
export const ordersNamedIn = ({ endToEnd, texts }: Pick<Entry, 'endToEnd' | 'texts'>) =>
  mentionsIn([...texts, endToEnd].filter(Boolean));

/** The orders that an entry mentions, with what they owe. */
export async function readNamed(db: Db, entry: Entry): Promise<Named[]> {
  const { orderIds, codes } = ordersNamedIn(entry);
  const { rows } = await sql<Named>`
    select o.id, o.currency, o.order_method = ${orderMethod.bank} as "byBank",
      o.paid_at is not null as paid,
      case
        when o.cancelled_at is null then ${owedOf}
        else greatest(
          0,
          (
            select coalesce(sum(p.total), 0)
            from parcels p
            where p.order_id = o.id and p.cancelled_at = o.cancelled_at
          ) - o.paid + o.refunded
        )
      end::bigint as asked
    from orders o
    where o.id = any (${orderIds.filter((id) => id <= MOST_ID)}::int[])
      or o.code = any (${codes}::text[])
    order by o.id
  `.execute(db);
  return rows;
}

const MOST_ID = 2_147_483_647;
