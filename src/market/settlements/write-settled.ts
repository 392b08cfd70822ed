import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

type Settlement = { id: number; method: number; accountId: number | null };

/**
 * Books the matching rows of a settlement: paid out to the bank, with the fee as a cost. Once only.
 */
export async function writeSettled(
  tx: Tx,
  { id, method, accountId }: Settlement,
  now: Date,
): Promise<void> {
  await sql`
    with rows as (
      select distinct on (payment_id, refund_id) *,
        'settlement:' || coalesce('payment:' || payment_id, 'refund:' || refund_id) as fact
      from settlement_lines
      where settlement_id = ${id} and found = 'matched'
      order by payment_id, refund_id, id
    ),
    fresh as (
      insert into ledger_entries (kind, fact, order_id, payment_id, refund_id, account_id, note, at)
      select 'settlement', s.fact, coalesce(p.order_id, r.order_id), s.payment_id, s.refund_id,
        ${accountId}, s.provider_ref, ${now}
      from rows s
      left join payments p on p.id = s.payment_id
      left join refunds r on r.id = s.refund_id
      order by s.id
      on conflict (fact) do nothing
      returning id, fact
    )
    insert into ledger_lines (entry_id, account, method, amount, currency)
    select f.id, v.account, v.method, v.amount, s.currency
    from fresh f
    join rows s on s.fact = f.fact
    cross join lateral (
      values ('gateway', ${method}::smallint, s.gross::bigint),
        ('bank', null, -s.net),
        ('market', null, -s.fee)
    ) v (account, method, amount)
    where v.amount <> 0
  `.execute(tx);
}
