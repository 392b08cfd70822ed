// What keeps a store's money on hold: while something is open on a parcel, its earnings stay.
import { sql } from 'kysely';
import type { holds } from '#contract/payout.ts';

/**
 * Why money is on hold. `refund`: a refund was requested or is under way, or was made at the
 * gateway and is not assigned to parcels yet; `dispute`: the buyer's bank or the gateway may take
 * the money back; `suspended`: the store is suspended.
 */
export type Hold = (typeof holds)[number];

/**
 * The parcels on hold, as a list of (parcel_id, why) to select from, one row for each reason. All
 * code that needs to know what is on hold reads it: releases, payouts, bank files, balances and the
 * audit.
 */
export const heldParcels = sql`
  (
    select rp.parcel_id, 'refund' as why
    from refunds r
    join refund_parcels rp on rp.refund_id = r.id
    where r.state = 'pending'
    union all
    select p.id, 'refund'
    from refunds r
    join parcels p on p.order_id = r.order_id
    where r.guessed and r.state <> 'failed'
    union all
    select unnest(parcels), 'refund'
    from approvals
    where kind = 'refund' and state = 'waiting'
    union all
    select p.id, 'dispute'
    from disputes d
    join payments y on y.id = d.payment_id and y.state = 'succeeded'
    join parcels p on p.order_id = y.order_id
    where d.settled_at is null
    union all
    select p.id, 'suspended'
    from stores s
    join parcels p on p.store_id = s.id
    where s.suspended_at is not null
  )
`;

/** True for a parcel `p` that is on hold. */
export const onHold = sql<boolean>`
  exists (select from ${heldParcels} h where h.parcel_id = p.id)
`;
