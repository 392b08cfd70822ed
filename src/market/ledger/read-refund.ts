import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

/** A refund as the ledger writes it. */
export type Refund = {
  order_id: number;
  payment_id: number | null;
  amount: number;
  reason: string;
  account_id: number | null;
  method: number;
  currency: string;
  /** The source of its money: for a lost dispute, what the gateway keeps back. */
  from: 'gateway' | 'disputed';
  /**
   * The part of it that was owed to the customer: the rest of a refund made elsewhere is a loss.
   */
  own: number;
};
/** The part of a refund that is for one parcel. */
export type RefundPart = { parcel_id: number; store_id: number; amount: number; released: boolean };

/** A refund and its parts by parcel. Locks the parcels. */
export async function readRefund(
  tx: Tx,
  refundId: number,
): Promise<{ refund: Refund; parts: RefundPart[] }> {
  const {
    rows: [refund],
  } = await sql<Refund>`
    select r.order_id, r.payment_id, r.amount, r.reason, r.account_id,
      coalesce(y.method, o.order_method) as method, o.currency,
      case r.source when 'dispute' then 'disputed' else 'gateway' end as from,
      case
        when r.source <> 'market' and y.state = 'succeeded'
          then (
            select coalesce(sum(amount), 0)
            from refund_parcels
            where refund_id = r.id
          )
        when r.source = 'dispute' then coalesce(${ownWritten}, ${ownOfRest})
        else r.amount
      end as own
    from refunds r
    join orders o on o.id = r.order_id
    left join payments y on y.id = r.payment_id
    where r.id = ${refundId}
  `.execute(tx);
  if (!refund) throw new Error(`There is no refund ${refundId}.`);
  const { rows: parts } = await sql<RefundPart>`
    select p.id as parcel_id, p.store_id, rp.amount, p.released_at is not null as released
    from refund_parcels rp
    join parcels p on p.id = rp.parcel_id
    where rp.refund_id = ${refundId}
    order by p.id
    for no key update of p
  `.execute(tx);
  return { refund, parts };
}

/**
 * How much of a dispute's refund `r` was booked as owed to the customer; null before it is booked.
 */
const ownWritten = sql`
  (
    select coalesce(-sum(l.amount) filter (where l.account = 'customer'), 0)
    from ledger_entries e
    join ledger_lines l on l.entry_id = e.id
    where e.fact = 'refund:' || r.id
    having count(*) > 0
  )
`;
/**
 * When the payment pays no order, a dispute uses what other refunds have left of it; the rest is
 * the market's loss.
 */
const ownOfRest = sql`
  greatest(
    0,
    least(
      r.amount,
      coalesce(y.received, y.amount) - (
        select coalesce(sum(b.amount), 0)
        from refunds b
        where b.payment_id = y.id
          and b.id <> r.id
          and b.state = 'succeeded'
      )
    )
  )
`;

/** The person who decided a refund, for its entry; nobody if it was made at the gateway. */
export const deciderOf = ({ account_id: accountId }: Refund): { accountId?: number } =>
  accountId === null ? {} : { accountId };
