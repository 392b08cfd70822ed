import { sql } from 'kysely';

/**
 * Of a parcel `p`: whether a dispute may take back what its order was paid with. An inquiry has
 * taken nothing.
 */
export const disputedOf = sql<boolean>`
  exists (
    select from disputes d
    join payments y on y.id = d.payment_id and y.state = 'succeeded'
    where y.order_id = p.order_id
      and d.settled_at is null
      and d.state <> 'inquiry'
  )
`;
