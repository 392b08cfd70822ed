import { sql } from 'kysely';

/** Of a parcel `p`: whether what was paid for it went back or is on its way back, all of it. */
export const returnedOf = sql<boolean>`
  (
    p.total > 0
    and p.total <= (
      select coalesce(sum(b.amount), 0)
      from refund_parcels b
      join refunds r on r.id = b.refund_id
      where b.parcel_id = p.id and r.state <> 'failed'
    )
  )
`;
