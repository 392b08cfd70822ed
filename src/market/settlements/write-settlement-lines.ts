import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import type { SettledRow } from '#market/settlements/settlement-row.ts';

type Settlement = { id: number; method: number };

/**
 * Stores the rows of a settlement file next to their matches in the books. A row is matched by the
 * gateway's reference, or by our own key. It matches only if it equals what the ledger has at that
 * gateway.
 */
export async function writeSettlementLines(
  tx: Tx,
  { id, method }: Settlement,
  rows: SettledRow[],
): Promise<void> {
  await sql`
    insert into settlement_lines (
      settlement_id, provider_ref, kind, gross, fee, net, currency, payment_id, refund_id, found
    )
    select ${id}, r.ref, r.kind, r.gross, r.fee, r.net, r.currency, p.id, f.id,
      case
        when p.id is null and f.id is null then 'missing'
        when (own.amount, own.currency) = (r.gross, r.currency) then 'matched'
        else 'different'
      end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      ref text, kind text, gross bigint, fee bigint, net bigint, currency text
    )
    left join lateral (
      select id
      from payments
      where r.kind = 'payment'
        and method = ${method}
        and (provider_payment_ref = r.ref or provider_ref = r.ref or key = r.ref)
      order by id
      limit 1
    ) p on true
    left join lateral (
      select x.id
      from refunds x
      join payments y on y.id = x.payment_id
      where r.kind = 'refund'
        and y.method = ${method}
        and (x.provider_ref = r.ref or x.key = r.ref)
      order by x.id
      limit 1
    ) f on true
    left join lateral (
      select -sum(l.amount) as amount, l.currency
      from ledger_entries e
      join ledger_lines l on l.entry_id = e.id and l.account = 'gateway'
      where e.fact = case when p.id is null then 'refund:' || f.id else 'payment:' || p.id end
      group by l.currency
    ) own on true
  `.execute(tx);
}
