import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Standing } from '#market/papers/papers-due.ts';

export type ParcelStanding = Standing & { id: number; storeId: number };

/**
 * The states of parcels and their papers, in the order of their stores. A refund made elsewhere
 * counts once staff have assigned it to parcels. One statement.
 */
export async function readStandings(db: Db, parcels: number[]): Promise<ParcelStanding[]> {
  const { rows } = await sql<ParcelStanding>`
    select p.id, p.store_id as "storeId", p.status > 1 as confirmed,
      p.cancelled_at is not null as cancelled, p.total,
      (select i.id from papers i where i.parcel_id = p.id and i.names is null) as invoice,
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', c.id, 'refund', c.refund_id, 'total', c.total,
              'takenBack', exists (select from papers b where b.names = c.id)
            )
            order by c.id
          ),
          '[]'
        )
        from papers c
        where c.parcel_id = p.id and c.kind = 'credit-note' and c.cut_id is null
      ) as credits,
      (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('id', r.id, 'state', r.state, 'amount', rp.amount)
            order by r.id
          ),
          '[]'
        )
        from refund_parcels rp
        join refunds r on r.id = rp.refund_id
        where rp.parcel_id = p.id
          and r.state <> 'pending'
          and not r.guessed
      ) as refunds,
      (
        select coalesce(
          jsonb_agg(jsonb_build_object('id', c.id, 'amount', c.amount) order by c.id), '[]'
        )
        from parcel_cuts c
        where c.parcel_id = p.id
          and c.invoiced
          and c.amount > 0
          and not exists (select from papers n where n.parcel_id = p.id and n.cut_id = c.id)
      ) as cuts
    from parcels p
    where p.id = any (${parcels}::int[])
    order by p.store_id, p.id
  `.execute(db);
  return rows;
}
