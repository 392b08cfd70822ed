import { sql, type RawBuilder } from 'kysely';

/**
 * Transactions take their times from their callers' clocks: two that are closer together than this
 * may have happened in the other order. Within an order, the ids of entries give the order, because
 * they are written under its lock.
 */
const AT_ONCE = sql`interval '1 minute'`;

/** Which payout paid for which parcel, where the amount was above zero. */
const paid = sql`
  (
    select l.payout_id, e.parcel_id, l.currency, pe.id as entry
    from payouts o
    join ledger_entries pe on pe.fact = 'payout:' || o.id
    join ledger_lines l on l.payout_id = o.id
    join ledger_entries e on e.id = l.entry_id and e.parcel_id is not null
    where o.state = 'paid' and o.despite = ''
    group by 1, 2, 3, 4
    having sum(l.amount) > 0
  )
`;

/** Payouts that were paid, against what was on hold, owed and due at that time. */
export const payoutChecks: RawBuilder<unknown>[] = [
  // A refund that was decided before the release and had not ended by then.
  sql`
    select 'release-held', 'parcel:' || rp.parcel_id, '', 0, 1
    from refund_parcels rp
    join refunds r on r.id = rp.refund_id
    join ledger_entries e on e.fact = 'release:parcel:' || rp.parcel_id
    left join ledger_entries b on b.fact = 'refund:' || r.id
    where rp.asked_after < e.id
      and (r.state = 'pending' or b.id > e.id)
  `,
  sql`
    select 'release-held', 'parcel:' || p.id, '', 0, 1
    from stores s
    join parcels p on p.store_id = s.id
    where p.released_at > s.suspended_at + ${AT_ONCE}
  `,

  sql`
    select 'payout-held', 'payout:' || p.payout_id || ' parcel:' || p.parcel_id, '', 0, 1
    from ${paid} p
    join refund_parcels rp on rp.parcel_id = p.parcel_id
    join refunds r on r.id = rp.refund_id
    left join ledger_entries b on b.fact = 'refund:' || r.id
    where rp.asked_after < p.entry
      and (r.state = 'pending' or b.id > p.entry)
  `,
  sql`
    select 'payout-held', 'payout:' || o.id, '', 0, 1
    from stores s
    join payouts o on o.store_id = s.id
    where o.state = 'paid'
      and o.despite = ''
      and o.ended_at > s.suspended_at + ${AT_ONCE}
  `,
  sql`
    select 'payout-refunded', 'payout:' || p.payout_id || ' parcel:' || p.parcel_id, p.currency, 0,
      sum(l.amount)
    from ${paid} p
    join ledger_entries e on e.parcel_id = p.parcel_id and e.id < p.entry
    join ledger_lines l on l.entry_id = e.id and l.account = 'store'
    where l.payout_id is null or l.payout_id > p.payout_id
    group by p.payout_id, p.parcel_id, p.currency
    having sum(l.amount) < 0
  `,

  // The store's balance when it was paid: at least the amount paid.
  sql`
    select case when w.rest + w.amount <= 0 then 'payout-negative' else 'payout-over' end,
      'payout:' || o.id, w.currency, w.rest - late.amount + w.amount, w.amount
    from (
      select e.id, e.kind, l.payout_id, l.store_id, l.currency, -l.amount as amount,
        sum(l.amount) over (partition by l.store_id, l.currency order by e.id, l.id) as rest
      from ledger_lines l
      join ledger_entries e on e.id = l.entry_id
      where l.account = 'store'
    ) w
    join payouts o on o.id = w.payout_id and o.despite = ''
    cross join lateral (
      select coalesce(sum(l.amount), 0) as amount
      from ledger_lines l
      join ledger_entries e on e.id = l.entry_id
      where l.store_id = w.store_id
        and l.account = 'store'
        and l.currency = w.currency
        and l.amount < 0
        and e.id < w.id
        and e.kind <> 'payout'
        and e.at > o.ended_at - ${AT_ONCE}
    ) late
    where w.kind = 'payout'
      and w.rest < 0
      and w.rest - late.amount < 0
  `,
  sql`
    select 'payout-line', 'payout:' || o.id || ' line:' || l.id, l.currency, 0, l.amount
    from payouts o
    join ledger_lines l on l.payout_id = o.id
    where l.store_id <> o.store_id or l.currency <> o.currency or o.state = 'cancelled'
  `,
  sql`
    select 'payout-twice', 'parcel:' || parcel_id, '', 1, count(distinct payout_id)
    from line
    where kind = 'release' and payout_id is not null
    group by parcel_id
    having count(distinct payout_id) > 1
  `,
];
