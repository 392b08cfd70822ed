import { sql, type RawBuilder } from 'kysely';

/** How long a gateway may take to give back what it held, after a dispute was won. */
const LATE = sql`interval '30 days'`;
/** Whether a dispute `s` no longer holds anything back, as far as is known. */
const settled = sql`
  case
    when s.state = 'lost' then s.loss is not null and s.loss = s.lost
    else s.state in ('won', 'closed') and s.held <= 0 and not s.elsewhere
  end
`;
/** For parcels `p` of disputes `s`: written between the dispute's opening and its end. */
const meanwhile = (entry: string) => sql`
  ${sql.ref(entry)} > s.opened_after
  and (s.settled_after is null or ${sql.ref(entry)} <= s.settled_after)
`;

/** Disputes: how much of the stores' money they must hold back, and for how long. */
export const disputeHoldChecks: RawBuilder<unknown>[] = [
  // Open, but its parcels were released or paid out; or over, but it still holds something back.
  sql`
    select 'dispute-unheld', 'parcel:' || p.id, '', 0, 1
    from standing s
    join parcels p on p.order_id = s.order_id
    join ledger_entries e on e.fact = 'release:parcel:' || p.id
    where s.payment_state = 'succeeded' and ${meanwhile('e.id')}
  `,
  sql`
    select 'dispute-unheld', 'payout:' || pe.payout_id, '', 0, 1
    from standing s
    join parcels p on p.order_id = s.order_id
    join ledger_entries e on e.parcel_id = p.id
    join ledger_lines l on l.entry_id = e.id and l.payout_id is not null
    join (
      select o.id as payout_id, x.id as entry
      from payouts o
      join ledger_entries x on x.fact = 'payout:' || o.id
      where o.despite = ''
    ) pe on pe.payout_id = l.payout_id
    where s.payment_state = 'succeeded'
      and ${meanwhile('pe.entry')}
    group by pe.payout_id, p.id
    having sum(l.amount) > 0
  `,
  sql`
    select 'dispute-hold', 'dispute:' || s.id, '', (${settled})::int,
      (s.settled_at is not null)::int
    from standing s
  `,
  sql`
    select 'dispute-unreleased', 'dispute:' || s.id, s.own_currency, 0, s.held
    from standing s
    cross join (select max(at) - ${LATE} as at from ledger_entries) ran
    where s.state in ('won', 'closed')
      and s.held > 0
      and s.ended_at < ran.at
  `,
];
