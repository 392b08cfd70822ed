// The history of an order, from the records that were made at the time.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { Happened } from '#contract/admin/order.ts';
import type { Db } from '#db/connect.ts';

type Row = Omit<Happened, 'at' | 'amount'> & { at: Date; amount: number | null };

const fields = (what: string, about: string, as: string) => sql`
  ${sql.raw(what)} as what, ${sql.raw(about)} as about, ${sql.raw(as)} as "as"
`;
const ofOrder = (table: string) => sql`${sql.ref(`${table}.order_id`)} = (select id from o)`;
/** Who did something: staff when an account is recorded, else the market itself. */
const atWork = (account: string) =>
  sql.raw(`case when ${account} is null then 'market' else 'staff' end`);

const placed = sql`
  select o.created_at as at, ${fields(
    `case when o.taken_as is null then 'placed' else 'taken' end`,
    `''`,
    `case when o.taken_as is null then 'customer' else 'staff' end`,
  )},
    coalesce(o.taken_as, o.address ->> 'name') as by, '' as text, o.total as amount
  from o
`;
const parcels = sql`
  select e.at, ${fields(`'parcel-' || e.action`, 'p.code', 'e.actor')},
    case when e.actor = 'customer' then o.address ->> 'name' else coalesce(a.name, '') end as by,
    concat_ws(' · ', nullif(e.note, ''), case when e.action = 'send'
      then nullif(trim(concat_ws(' ', p.carrier, p.tracking_number)), '') end) as text,
    null::bigint as amount
  from o
  join parcels p on p.order_id = o.id
  join parcel_events e on e.parcel_id = p.id and e.action <> 'placed'
  left join accounts a on a.id = e.account_id
`;
const pieces = sql`
  select g.at, ${fields(`'pieces-cancelled'`, 'p.code', `'seller'`)}, g.actor as by,
    concat(g.quantity, ' × ', said(l.title, o.language), ' · ', g.reason) as text, g.amount
  from o
  join order_lines l on l.order_id = o.id
  join parcels p on p.id = l.parcel_id
  join cancelled_pieces g on g.order_line_id = l.id
`;
const payments = sql`
  select coalesce(y.succeeded_at, y.updated_at) as at,
    ${fields(`'payment-' || y.state`, `y.method::text`, `'market'`)}, '' as by, y.reason as text,
    coalesce(y.received, y.amount) as amount
  from payments y
  where ${ofOrder('y')} and y.state in ('succeeded', 'failed', 'review')
`;
const refundsAsked = sql`
  select r.created_at as at,
    ${sql`'refund-asked' as what, '' as about, ${atWork('r.account_id')} as "as"`},
    case when r.account_id is null then '' else r.actor end as by,
    case when r.account_id is null then '' else r.reason end as text, r.amount
  from refunds r
  where ${ofOrder('r')}
`;
const refundsEnded = sql`
  select r.ended_at as at, ${fields(`'refund-' || r.state`, `''`, `'market'`)}, '' as by,
    r.problem as text, r.amount
  from refunds r
  where ${ofOrder('r')} and r.ended_at is not null
`;
const receipts = sql`
  select b.created_at as at,
    ${sql`'money-received' as what, b.reference as about, ${atWork('b.account_id')} as "as"`},
    coalesce(a.name, '') as by, b.note as text, b.amount
  from bank_receipts b
  left join accounts a on a.id = b.account_id
  where ${ofOrder('b')}
`;
const papers = sql`
  select i.issued_at as at, ${fields(`'paper-' || i.kind`, 'i.code', `'market'`)}, '' as by,
    '' as text, i.total as amount
  from papers i
  join parcels p on p.id = i.parcel_id
  where ${ofOrder('p')}
`;
const notes = sql`
  select n.created_at as at, ${fields(`'note'`, `''`, `'staff'`)}, n.actor as by, n.note as text,
    null::bigint as amount
  from staff_notes n
  where ${ofOrder('n')}
`;
const decided = sql`
  select d.at, ${fields(`replace(d.action, '.', '-')`, `''`, `'staff'`)}, d.actor as by,
    d.note as text, null::bigint as amount
  from audit d
  where d.action in ('payment.accept', 'payment.refund', 'payment.dismiss')
    and d.subject in (select 'payment:' || y.id from payments y where ${ofOrder('y')})
`;
const transferSteps = sql`
  select d.at, ${fields(`'pay-link'`, `''`, `'staff'`)}, d.actor as by, '' as text,
    null::bigint as amount
  from audit d
  where d.action = 'order.send-link' and d.subject = (select 'order:' || o.id from o)
`;
const reminded = sql`
  select d.at, ${fields(`'parcel-remind'`, 'd.note', `'staff'`)}, d.actor as by, '' as text,
    null::bigint as amount
  from audit d
  where d.action = 'parcel.remind'
    and d.subject in (select 'parcel:' || p.id from parcels p where ${ofOrder('p')})
`;
/**
 * Letters do not refer to orders, so this finds those to the buyer that contain the order's code.
 */
const letters = sql`
  select m.created_at as at, ${fields(`'letter'`, 'm.recipient', `'market'`)}, '' as by,
    m.subject as text, null::bigint as amount
  from o
  join mails m on m.recipient = o.address ->> 'email'
  where m.created_at >= o.created_at and position(o.code in m.subject || m.plain) > 0
`;

/** Everything recorded about an order, newest first. One statement. */
export async function readTimeline(db: Db, orderId: number, exponent: number): Promise<Happened[]> {
  const parts = [
    placed,
    parcels,
    pieces,
    payments,
    refundsAsked,
    refundsEnded,
    receipts,
    papers,
    notes,
    decided,
    transferSteps,
    reminded,
    letters,
  ];
  const { rows } = await sql<Row>`
    with o as (select * from orders where id = ${orderId})
    ${sql.join(parts, sql` union all `)}
    order by at desc, what
  `.execute(db);
  return rows.map(({ at, amount, ...row }) => ({
    ...row,
    at: at.toISOString(),
    amount: amount === null ? null : toDecimal(amount, exponent),
  }));
}
