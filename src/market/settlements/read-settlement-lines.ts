import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import { exponentIn } from '#market/ledger/exponent-in.ts';

/** How a row of a settlement file compares with the books. */
export type Found = 'matched' | 'missing' | 'different';
/**
 * A row of a file and its match in the books: `expected` is null when they have none, or one that
 * was not paid. Minor units, negative for refunds.
 */
export type SettlementLine = {
  ref: string;
  kind: 'payment' | 'refund' | 'other';
  gross: Money;
  fee: Money;
  net: Money;
  currency: string;
  exponent: number;
  found: Found;
  orderId: number | null;
  orderCode: string;
  expected: Money | null;
  expectedCurrency: string;
};

/** The rows of a settlement; those that do not match come first. */
export async function readSettlementLines(db: Db, id: number): Promise<SettlementLine[]> {
  const { rows } = await sql<SettlementLine>`
    select s.provider_ref as ref, s.kind, s.gross, s.fee, s.net, s.currency,
      ${exponentIn('s.currency')} as exponent, s.found, o.id as "orderId",
      coalesce(o.code, '') as "orderCode", own.amount as expected,
      coalesce(own.currency, '') as "expectedCurrency"
    from settlement_lines s
    left join payments p on p.id = s.payment_id
    left join refunds r on r.id = s.refund_id
    left join orders o on o.id = coalesce(p.order_id, r.order_id)
    left join lateral (
      select -sum(l.amount) as amount, l.currency
      from ledger_entries e
      join ledger_lines l on l.entry_id = e.id and l.account = 'gateway'
      where e.fact = case
        when s.payment_id is null then 'refund:' || s.refund_id
        else 'payment:' || s.payment_id
      end
      group by l.currency
    ) own on true
    where s.settlement_id = ${id}
    order by array_position('{different,missing,matched}', s.found), s.id
  `.execute(db);
  return rows;
}
