import { sql, type RawBuilder } from 'kysely';

/** Disputes: what gateways report, against the books and the refunds. */
export const disputeChecks: RawBuilder<unknown>[] = [
  // A dispute, or a movement of its money, that is stored twice.
  sql`
    select 'dispute-twice' as fault, 'dispute:' || d.id as about, d.currency,
      0::numeric as expected, d.amount::numeric as found
    from standing d
    where exists (
      select from standing b
      where b.id < d.id
        and b.method = d.method
        and b.provider_ref = d.provider_ref
    )
  `,
  sql`
    select 'dispute-movement-twice', 'dispute-movement:' || m.id, m.currency, 0, m.amount
    from dispute_movements m
    join standing s on s.id = m.dispute_id
    where exists (
      select from dispute_movements b
      join standing o on o.id = b.dispute_id
      where b.id < m.id
        and o.method = s.method
        and b.kind = m.kind
        and b.provider_ref = m.provider_ref
    )
  `,

  // Each movement is in the books once, and nothing else is.
  sql`
    select 'dispute-movement', coalesce('dispute-movement:' || m.id, l.fact),
      coalesce(m.currency, l.currency), coalesce(m.taken, 0), coalesce(l.amount, 0)
    from disputed_moves m
    full join (
      select fact, method, currency, sum(amount) as amount
      from line
      where kind = 'dispute' and account = 'gateway'
      group by 1, 2, 3
    ) l on l.fact = 'dispute-movement:' || m.id and l.method = m.method and l.currency = m.currency
  `,
  sql`
    select 'dispute-fee', 'dispute-movement:' || m.id, m.currency, -m.taken,
      coalesce(sum(l.amount), 0)
    from disputed_moves m
    left join line l
      on l.fact = 'dispute-movement:' || m.id and l.account = 'market' and l.currency = m.currency
    where m.kind = 'fee'
    group by m.id, m.currency, m.taken
  `,
  // The money that gateways hold in disputes: what they took, less what they gave back and what was
  // lost.
  sql`
    select 'disputed', 'payment:' || coalesce(f.payment_id, l.payment_id),
      coalesce(f.currency, l.currency), coalesce(f.amount, 0), coalesce(l.amount, 0)
    from (
      select payment_id, own_currency as currency,
        sum(
          -held - gain + (
            select coalesce(sum(amount), 0)
            from refunds r
            where r.dispute_id = s.id and r.state = 'succeeded'
          )
        ) as amount
      from standing s
      group by 1, 2
    ) f
    full join (
      select coalesce(l.payment_id, r.payment_id) as payment_id, l.currency, sum(l.amount) as amount
      from line l
      left join refunds r on r.id = l.refund_id
      where l.account = 'disputed'
      group by 1, 2
    ) l on l.payment_id = f.payment_id and l.currency = f.currency
  `,

  // Lost without being taken back; taken back without being lost.
  sql`
    select 'dispute-lost', 'dispute:' || id, own_currency, coalesce(loss, lost), lost
    from standing
    where not (waiting and lost < loss)
  `,
  sql`
    select 'dispute-refund', 'refund:' || r.id, s.own_currency, s.payment_id,
      coalesce(r.payment_id, 0)
    from refunds r
    join standing s on s.id = r.dispute_id
  `,
  // Refunds decided here plus disputes that were lost never exceed what was paid.
  sql`
    select 'dispute-over', 'payment:' || y.id, y.currency, coalesce(y.received, y.amount),
      sum(b.amount)
    from payments y
    join lateral (
      select p.amount
      from refunds r
      join refund_parcels p on p.refund_id = r.id
      where r.payment_id = y.id and r.state <> 'failed'
    ) b on true
    where exists (select from disputes d where d.payment_id = y.id)
    group by y.id
    having sum(b.amount) > coalesce(y.received, y.amount)
  `,
];
