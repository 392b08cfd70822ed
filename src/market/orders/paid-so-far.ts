// What was paid for an order so far, and which transfers its buyer reported: read together with the
// order.
import { sql } from 'kysely';
import type { RefundWhy, TransferReport } from '#contract/order-money.ts';
import { closedByClock } from '#market/orders/closed-by-clock.ts';
import { owedOf } from '#market/orders/amount-owed.ts';

/** Sums of an order's payments, transfer and refunds, as `moneyOf` reads them; in minor units. */
export type PaidSoFar = {
  due: number;
  expired: boolean;
  token: string | null;
  state: 'waiting' | 'failed' | 'checking' | 'review' | null;
  transfer: TransferReport | null;
  paid: number;
  surplus: number;
  refunds: {
    amount: number;
    state: 'pending' | 'succeeded' | 'failed';
    why: RefundWhy;
    at: string;
  }[];
};

/**
 * Payments `p` whose gateway reported something that does not match, and whose money was not
 * returned. Staff have to decide.
 */
export const waitsForStaff = sql<boolean>`
  (
    p.state = 'review'
    and not exists (
      select from refunds r
      where r.payment_id = p.id and r.state <> 'failed'
    )
  )
`;

/**
 * Why a refund `r` was made, as its buyer reads it: a note of staff is not shown, only that it was
 * them, or that a transfer was too much.
 */
export const whyOf = sql`
  case
    when r.account_id is null and r.reason in ('cancelled', 'order-closed', 'paid-twice')
      then r.reason
    when r.source <> 'market' then r.source
    when exists (
      select from payments p
      where p.id = r.payment_id
        and p.reason = 'surplus'
        and p.state <> 'succeeded'
    )
      then 'surplus'
    else 'other'
  end
`;

/**
 * The last transfer that the buyer of an order `o` reported, as the API has it, but with its amount
 * in minor units.
 */
const reportSql = sql`
  (
    select jsonb_build_object(
      'trans_id', t.trans_id, 'bank_name', t.bank_name, 'account_name', t.account_name,
      'account_number', t.account_number, 'branch_name', t.branch_name, 'amount', t.amount,
      'paid_on', t.paid_on, 'state', t.state, 'reason', t.reason,
      'proof', coalesce((
        select case f.type when 'image/webp' then 'picture' else 'pdf' end
        from transfer_proofs f
        where f.transfer_id = t.id
      ), '')
    )
    from transfers t
    where t.order_id = o.id
    order by t.id desc
    limit 1
  )
`;

/** A part of a query over `orders o`: one JSON of its money. */
export const moneyOf = sql`
  jsonb_build_object(
    'due', ${owedOf}, 'paid', o.paid, 'expired', ${closedByClock},
    'surplus', (
      select coalesce(sum(p.received), 0)
      from payments p
      where p.order_id = o.id
        and p.reason = 'surplus'
        and ${waitsForStaff}
    ),
    'token', (
      select p.provider_ref
      from payments p
      where p.order_id = o.id and p.method = o.order_method
      order by p.id desc
      limit 1
    ),
    'state', (
      select case
        when bool_or(${waitsForStaff}) then 'review'
        when bool_or(p.state = 'processing') then 'checking'
        when (array_agg(p.state order by p.id desc))[1] = 'failed' then 'failed'
        else 'waiting'
      end
      from payments p
      where p.order_id = o.id
      having count(*) > 0
    ),
    'transfer', ${reportSql},
    'refunds', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'amount', r.amount, 'state', r.state, 'why', ${whyOf}, 'at', r.created_at
          )
          order by r.id
        ),
        '[]'
      )
      from refunds r
      where r.order_id = o.id
        and (r.source <> 'dispute' or r.state <> 'failed')
    )
  )
`;
