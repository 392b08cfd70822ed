import { sql, type RawBuilder } from 'kysely';
import { invoiced, notWaiting } from '#market/audit/invoiced.ts';

/** Credit notes, against what was refunded or cancelled. */
export const creditChecks: RawBuilder<unknown>[] = [
  // Refunds and cancelled parcels are credited in full; nothing else is credited, and never too
  // much.
  sql`
    select 'refund-credit', 'parcel:' || p.id, i.currency, r.back, least(r.back, i.credited)
    from ${invoiced} i
    join parcels p on p.id = i.parcel_id
    join (
      select rp.parcel_id, sum(rp.amount) as back
      from refund_parcels rp
      join refunds f on f.id = rp.refund_id and f.state = 'succeeded' and not f.guessed
      group by 1
    ) r on r.parcel_id = p.id
    where ${notWaiting}
  `,
  sql`
    select 'cancelled-credit', 'parcel:' || p.id, i.currency, i.total, i.credited
    from ${invoiced} i
    join parcels p on p.id = i.parcel_id
    where p.cancelled_at is not null and ${notWaiting}
  `,
  sql`
    select 'credit-unfounded', 'paper:' || n.code, n.currency, 0, n.total
    from papers n
    join parcels p on p.id = n.parcel_id
    left join refunds f on f.id = n.refund_id
    where n.kind = 'credit-note'
      and p.cancelled_at is null
      and n.cut_id is null
      and f.state is distinct from 'succeeded'
      and not exists (select from papers b where b.names = n.id)
      and ${notWaiting}
  `,
  // Pieces taken out of a parcel after its invoice are credited; those taken out before are not.
  sql`
    select 'cut-credit', 'parcel:' || c.parcel_id, '', case when c.invoiced then c.amount else 0 end,
      coalesce(n.total, 0)
    from parcel_cuts c
    left join papers n on n.cut_id = c.id
  `,
  sql`
    select 'cut-sum', 'parcel:' || c.parcel_id, '', c.amount, coalesce(sum(g.amount), 0)
    from parcel_cuts c
    left join cancelled_pieces g on g.cut_id = c.id
    group by c.id
  `,
  sql`
    select 'credits', 'parcel:' || i.parcel_id, i.currency, greatest(0, least(i.total, i.credited)),
      i.credited
    from ${invoiced} i
  `,
  sql`
    select 'paper-names', 'paper:' || n.code, '', coalesce(i.id, 0), coalesce(n.names, 0)
    from papers n
    left join ${invoiced} i on i.parcel_id = n.parcel_id
    where n.kind = 'credit-note'
  `,
];
