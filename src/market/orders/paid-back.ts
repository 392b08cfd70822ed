import { sql } from 'kysely';

/**
 * How many pieces of the order line `l` were refunded to the buyer, or are being refunded.
 * Cancelled pieces are left out: they are counted apart.
 */
export const paidBackPieces = sql<number>`(
  select coalesce(sum(rl.quantity), 0)::int
  from refund_lines rl
  join refunds r on r.id = rl.refund_id and r.state <> 'failed'
  where rl.order_line_id = l.id
    and not exists (
      select from cancelled_pieces c
      where c.refund_id = rl.refund_id and c.order_line_id = l.id
    )
)`;
