import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import type { Standing } from '#market/payments/disputes/dispute.ts';

/** `booked`: how much is in the books as lost; `shared`: how much of that parcels bear. */
export type OwnDispute = Standing & { id: number; settled: boolean; booked: Money; shared: Money };

/**
 * The disputes of a payment, oldest first, with the sums of their movements. Money in another
 * currency only counts as held elsewhere. Locks them; the caller has locked the payment.
 */
export async function readStandings(tx: Tx, paymentId: number): Promise<OwnDispute[]> {
  const { rows } = await sql<OwnDispute>`
    select d.id, d.state, d.settled_at is not null as settled,
      case when ${ownMoney('d')} then d.amount end as amount,
      ${movedBy('hold')} as held, ${movedBy('release')} as released, ${heldElsewhere} as elsewhere,
      (
        select coalesce(sum(r.amount), 0)::bigint
        from refunds r
        where r.dispute_id = d.id and r.state <> 'failed'
      ) as booked,
      (
        select coalesce(sum(p.amount), 0)::bigint
        from refunds r
        join refund_parcels p on p.refund_id = r.id
        where r.dispute_id = d.id and r.state <> 'failed'
      ) as shared
    from disputes d
    join payments y on y.id = d.payment_id
    where d.payment_id = ${paymentId}
    order by d.id
    for update of d
  `.execute(tx);
  return rows;
}

/** Whether a row is in the currency of payment `y`, in the same minor units. */
const ownMoney = (of: 'd' | 'm') =>
  sql`(${sql.ref(`${of}.currency`)}, ${sql.ref(`${of}.exponent`)}) = (y.currency, y.exponent)`;

const movedBy = (kind: string) => sql`
  (
    select coalesce(sum(m.amount), 0)::bigint
    from dispute_movements m
    where m.dispute_id = d.id
      and m.kind = ${kind}
      and ${ownMoney('m')}
  )
`;

const heldElsewhere = sql`
  exists (
    select from dispute_movements m
    where m.dispute_id = d.id
      and m.kind <> 'fee'
      and not ${ownMoney('m')}
    group by m.currency
    having sum(case m.kind when 'hold' then m.amount else -m.amount end) > 0
  )
`;
