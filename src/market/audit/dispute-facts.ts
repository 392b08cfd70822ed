import { sql } from 'kysely';

/**
 * What the audit knows about disputes, as common table expressions. `disputed_moves`: what gateways
 * have taken (below zero: given back) for disputes in the payment's own currency; `standing`: what
 * each dispute comes to.
 */
export const disputeFacts = sql`
  disputed_moves as (
    select m.id, m.dispute_id, m.kind, y.id as payment_id, y.method, m.currency,
      case m.kind when 'release' then -m.amount else m.amount end as taken
    from dispute_movements m
    join disputes d on d.id = m.dispute_id
    join payments y on y.id = d.payment_id
    where (m.currency, m.exponent) = (y.currency, y.exponent)
  ),
  standing as (
    select d.*, y.order_id, y.method, y.currency as own_currency, y.state as payment_state, v.held,
      l.lost, l.waiting,
      case
        when d.state <> 'lost' then 0
        when v.held > 0 then v.held
        when (d.currency, d.exponent) = (y.currency, y.exponent) then d.amount
      end as loss,
      case when d.state in ('won', 'closed') then greatest(0, -v.held) else 0 end as gain,
      exists (
        select from dispute_movements m
        where m.dispute_id = d.id
          and m.kind <> 'fee'
          and (m.currency, m.exponent) <> (y.currency, y.exponent)
        group by m.currency
        having sum(case m.kind when 'hold' then m.amount else -m.amount end) > 0
      ) as elsewhere
    from disputes d
    join payments y on y.id = d.payment_id
    cross join lateral (
      select coalesce(sum(m.taken), 0) as held
      from disputed_moves m
      where m.dispute_id = d.id and m.kind <> 'fee'
    ) v
    cross join lateral (
      select
        coalesce(
          sum(r.amount) filter (where r.dispute_id = d.id and r.state <> 'failed'), 0
        ) as lost,
        coalesce(bool_or(r.source = 'market' and r.state = 'pending'), false) as waiting
      from refunds r
      where r.payment_id = d.payment_id
    ) l
  )
`;
