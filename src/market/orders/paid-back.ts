import { sql } from 'kysely';

/**
 * Of the order line `l`: how many of its pieces were paid back to the buyer (an integer), or are
 * being paid back. What was cancelled is left out: it is told apart.
 */
export const paidBackPieces = sql<number>`(
  select (
    select coalesce(sum(rl.quantity), 0)
    from refund_lines rl
    join refunds r on r.id = rl.refund_id
    where rl.order_line_id = l.id and r.state <> 'failed'
  ) - (
    select coalesce(sum(c.quantity), 0)
    from cancelled_pieces c
    where c.order_line_id = l.id and c.cut_id is null
  )
)::int`;
