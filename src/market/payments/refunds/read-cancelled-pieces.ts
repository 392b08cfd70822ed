import { sql } from 'kysely';
import type { Letters } from '#contract/letters.ts';
import type { Db } from '#db/connect.ts';

/** The pieces that a store cancelled by a refund or a cut, and why; null for any other. */
export async function readCancelledPieces(
  db: Db,
  { refund = null, cut = null }: { refund?: number | null; cut?: number | null },
): Promise<Omit<Letters['pieces-cancelled'], 'order'> | null> {
  const { rows } = await sql<Omit<Letters['pieces-cancelled'], 'order'>>`
    select s.name as store, min(c.reason) as reason,
      jsonb_agg(jsonb_build_object('title', l.title, 'quantity', c.quantity) order by l.id) as pieces,
      bool_or(c.cut_id is not null) as less
    from cancelled_pieces c
    join order_lines l on l.id = c.order_line_id
    join parcels p on p.id = l.parcel_id
    join stores s on s.id = p.store_id
    where c.refund_id = ${refund} or c.cut_id = ${cut}
    group by s.name
  `.execute(db);
  return rows[0] ?? null;
}
