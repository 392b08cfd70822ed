import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import { exponentIn } from '#market/ledger/exponent-in.ts';

/** A payment or refund in the books that neither this file nor an earlier one has. */
export type AbsentLine = {
  kind: 'payment' | 'refund';
  id: number;
  ref: string;
  amount: Money;
  currency: string;
  exponent: number;
  at: Date;
  orderId: number;
  orderCode: string;
};

/**
 * The payments and refunds that a settlement should contain and does not. Its period is taken from
 * the first to the last entry that it shares with the books, because gateways write dates in many
 * formats and time zones.
 */
export async function readAbsentLines(db: Db, id: number, method: number): Promise<AbsentLine[]> {
  const { rows } = await sql<AbsentLine>`
    with ours as (
      select 'payment' as kind, p.id, p.order_id,
        coalesce(p.provider_payment_ref, p.provider_ref, p.key) as ref,
        coalesce(p.received, p.amount) as amount, p.currency, p.succeeded_at as at, s.id as line
      from payments p
      left join settlement_lines s on s.settlement_id = ${id} and s.payment_id = p.id
      where p.method = ${method} and p.state = 'succeeded'
      union all
      select 'refund', r.id, r.order_id, coalesce(r.provider_ref, r.key), -r.amount, p.currency,
        r.ended_at, s.id
      from refunds r
      join payments p on p.id = r.payment_id
      left join settlement_lines s on s.settlement_id = ${id} and s.refund_id = r.id
      where p.method = ${method}
        and r.state = 'succeeded'
        and r.source <> 'dispute'
    )
    select f.kind, f.id, f.ref, f.amount, f.currency, ${exponentIn('f.currency')} as exponent, f.at,
      o.id as "orderId", o.code as "orderCode"
    from ours f
    join orders o on o.id = f.order_id
    where f.line is null
      and f.at between (
        select min(at)
        from ours
        where line is not null
      ) and (select max(at) from ours where line is not null)
      and not exists (
        select from ledger_entries e
        where e.fact = 'settlement:' || f.kind || ':' || f.id
      )
    order by f.at, f.id
  `.execute(db);
  return rows;
}
