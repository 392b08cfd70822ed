import { sql, type RawBuilder } from 'kysely';
import { onHold } from '#market/ledger/on-hold.ts';

/** How long a reserve may be overdue: releases run every few minutes. */
const LATE = sql`interval '1 day'`;

/** Reserves, and amounts that needed a second person. */
export const reserveChecks: RawBuilder<unknown>[] = [
  sql`
    select 'reserve', 'parcel:' || coalesce(r.parcel_id, l.parcel_id) || ' ' || v.what,
      coalesce(r.currency, l.currency), v.expected, v.found
    from reserves r
    full join (
      select parcel_id, store_id, currency, sum(amount) filter (where amount > 0) as taken,
        sum(amount) filter (where amount < 0) as back
      from line
      where kind = 'reserve' and account = 'reserve'
      group by 1, 2, 3
    ) l on l.parcel_id = r.parcel_id and l.store_id = r.store_id and l.currency = r.currency
    cross join lateral (
      values ('taken', coalesce(r.amount, 0), coalesce(l.taken, 0)),
        ('returned', case when r.returned_at is null then 0 else -r.amount end, coalesce(l.back, 0))
    ) v (what, expected, found)
  `,
  sql`
    select 'reserve-sum', 'store:' || coalesce(r.store_id, l.store_id),
      coalesce(r.currency, l.currency), coalesce(r.amount, 0), coalesce(l.amount, 0)
    from (
      select store_id, currency, sum(amount) as amount
      from reserves
      where returned_at is null
      group by 1, 2
    ) r
    full join (
      select store_id, currency, sum(amount) as amount
      from line
      where account = 'reserve'
      group by 1, 2
    ) l on l.store_id = r.store_id and l.currency = r.currency
  `,
  // By the times in the books: a release ran that long after it was due, and nothing held it back
  // then.
  sql`
    select 'reserve-overdue', 'parcel:' || p.id, r.currency, 0, r.amount
    from reserves r
    join parcels p on p.id = r.parcel_id
    join stores s on s.id = r.store_id
    cross join (
      select max(at) - ${LATE} as at
      from ledger_entries
      where kind in ('release', 'reserve')
    ) ran
    where r.returned_at is null
      and r.due_at < ran.at
      and not ${onHold}
      and s.updated_at < ran.at
      and not exists (
        select from refund_parcels rp
        join refunds f on f.id = rp.refund_id
        where rp.parcel_id = p.id and f.ended_at > ran.at
      )
      and not exists (
        select from disputes d
        join payments y on y.id = d.payment_id
        where y.order_id = p.order_id and d.settled_at > ran.at
      )
      and not exists (
        select from approvals a
        where a.order_id = p.order_id and a.decided_at > ran.at
      )
  `,

  sql`
    select 'approval', 'approval:' || id, '', 0, 1
    from approvals
    where decided_by = asked_by or (state = 'approved' and decided_by is null)
  `,
  sql`
    select 'approval-done', 'approval:' || a.id, a.currency, a.amount,
      coalesce(r.amount, l.amount, 0)
    from approvals a
    left join refunds r on r.id = a.refund_id and r.order_id = a.order_id
    left join line l on l.entry = a.entry_id and l.account = 'store' and l.store_id = a.store_id
    where a.state = 'approved' and a.kind <> 'limit'
  `,
];
