import { sql, type RawBuilder } from 'kysely';
import { bankTransfer } from '#market/audit/audit-literals.ts';

/** The entries of the ledger: that each adds up, and those of payments, payouts and settlements. */
export const ledgerChecks: RawBuilder<unknown>[] = [
  sql`
    select 'unbalanced' as fault, 'entry:' || entry as about, currency, 0::numeric as expected,
      sum(amount) as found
    from line
    group by entry, currency
    having sum(amount) <> 0
  `,

  sql`
    select 'sum',
      concat_ws(' ', account, 'store:' || store_id, 'method:' || method,
        case when gathered then 'gathered' end),
      currency, coalesce(sum(amount) filter (where written), 0),
      coalesce(sum(amount) filter (where not written), 0)
    from (
      select true as written, account, store_id, method, currency, payout_id is not null as gathered,
        amount::numeric as amount
      from line
      where account is not null
      union all
      select false, account, store_id, method, currency, gathered, amount
      from ledger_sums
    ) s
    group by account, store_id, method, currency, gathered
  `,

  sql`
    select 'payment', 'payment:' || c.id, c.currency,
      case
        when c.state in ('succeeded', 'review') or c.method = ${bankTransfer} then -c.amount
        else 0
      end,
      coalesce(sum(l.amount), 0)
    from came c
    left join line l
      on l.kind = 'payment'
        and l.payment_id = c.id
        and l.account = 'gateway'
        and l.method = c.method
        and l.currency = c.currency
    group by c.id, c.currency, c.state, c.method, c.amount
  `,

  sql`
    select 'refund', 'refund:' || r.id, o.currency,
      case when r.state = 'succeeded' then r.amount else 0 end, coalesce(sum(l.amount), 0)
    from refunds r
    join orders o on o.id = r.order_id
    left join payments y on y.id = r.payment_id
    left join line l
      on l.kind = 'refund'
        and l.refund_id = r.id
        and l.account = case r.source when 'dispute' then 'disputed' else 'gateway' end
        and l.method = coalesce(y.method, o.order_method)
        and l.currency = o.currency
    group by r.id, o.currency
  `,

  sql`
    select 'refund-parts', 'refund:' || r.id, o.currency,
      case when r.source = 'market' then r.amount else least(r.amount, sum(rp.amount)) end,
      sum(rp.amount)
    from refunds r
    join orders o on o.id = r.order_id
    join refund_parcels rp on rp.refund_id = r.id
    group by r.id, o.currency
  `,

  sql`
    select 'refund-share', 'parcel:' || g.id || ' ' || g.account, g.currency, g.amount,
      -coalesce(sum(l.amount), 0)
    from gone g
    left join line l
      on l.kind = 'refund'
        and l.parcel_id = g.id
        and (l.account = g.account or (l.account = 'held' and g.account = 'store'))
        and l.currency = g.currency
        and (l.store_id is null or l.store_id = g.store_id)
    group by g.id, g.account, g.currency, g.amount
  `,

  sql`
    select 'payout', 'payout:' || p.id, p.currency,
      case p.state when 'cancelled' then 0 else p.amount end, coalesce(sum(l.amount), 0)
    from payouts p
    left join line l
      on l.payout_id = p.id
        and l.kind <> 'payout'
        and l.store_id = p.store_id
        and l.currency = p.currency
    group by p.id
  `,

  sql`
    select 'payout-paid', 'payout:' || p.id, p.currency,
      case p.state when 'paid' then -p.amount else 0 end, coalesce(sum(l.amount), 0)
    from payouts p
    left join line l
      on l.payout_id = p.id
        and l.kind = 'payout'
        and l.store_id = p.store_id
        and l.currency = p.currency
    group by p.id
  `,

  sql`
    select 'settlement', s.about || ' ' || v.account, s.currency, v.amount,
      coalesce(sum(l.amount), 0)
    from settled s
    cross join lateral (
      values ('gateway', s.gross), ('bank', -s.net), ('market', -s.fee)
    ) v (account, amount)
    left join line l
      on l.fact = s.fact
        and l.kind = 'settlement'
        and l.account = v.account
        and l.currency = s.currency
        and (l.method is null or l.method = s.method)
    group by s.about, s.currency, v.account, v.amount
  `,

  sql`
    select 'settlement-unfounded', 'entry:' || l.entry, max(l.currency), 0, 1
    from line l
    where l.kind = 'settlement'
      and not exists (select from settled s where s.fact = l.fact)
    group by l.entry
  `,
];
