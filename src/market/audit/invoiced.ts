import { sql } from 'kysely';

/**
 * Invoices with what is credited of each now: credit notes less those that were reversed. `cut` is
 * the part for pieces that were taken out before anybody paid.
 */
export const invoiced = sql`
  (
    select i.id, i.parcel_id, i.currency, i.total, i.content, coalesce(c.credited, 0) as credited,
      coalesce(c.cut, 0) as cut
    from papers i
    left join (
      select parcel_id, sum(case kind when 'credit-note' then total else -total end) as credited,
        sum(total) filter (where cut_id is not null) as cut
      from papers
      where parcel_id is not null and names is not null
      group by 1
    ) c on c.parcel_id = i.parcel_id
    where i.kind = 'invoice' and i.names is null
  )
`;

/** For a parcel `p`: none of its papers are still waiting to be written. */
export const notWaiting = sql`not exists (select from paper_backlog b where b.parcel_id = p.id)`;
