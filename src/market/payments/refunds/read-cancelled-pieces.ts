import { sql } from 'kysely';
import type { Letters } from '#contract/letters.ts';
import type { Db } from '#db/connect.ts';

/** What a store cancelled with a refund, and why; null if it was none of such. */
export async function readCancelledPieces(
  db: Db,
  refund: number,
): Promise<Omit<Letters['pieces-cancelled'], 'order'> | null> {
  const { rows } = await sql<Omit<Letters['pieces-cancelled'], 'order'>>`
    select s.name as store, min(c.reason) as reason,
      jsonb_agg(jsonb_build_object('title', l.title, 'quantity', c.quantity) order by l.id) as pieces
    from cancelled_pieces c
    join order_lines l on l.id = c.order_line_id
    join parcels p on p.id = l.parcel_id
    join stores s on s.id = p.store_id
    where c.refund_id = ${refund}
    group by s.name
  `.execute(db);
  return rows[0] ?? null;
}
