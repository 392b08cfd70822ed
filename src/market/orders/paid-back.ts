import { sql } from 'kysely';

/**
 * Of the order line `l`: how many of its pieces were paid back to the buyer (an integer), or are
 * being paid back. What was cancelled is left out: it is told apart.
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
