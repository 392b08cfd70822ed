import { sql } from 'kysely';

/** Whether a dispute may take back the payment of a parcel `p`. An inquiry has taken nothing. */
export const disputedOf = sql<boolean>`
  exists (
    select from disputes d
    join payments y on y.id = d.payment_id and y.state = 'succeeded'
    where y.order_id = p.order_id
      and d.settled_at is null
      and d.state <> 'inquiry'
  )
`;
