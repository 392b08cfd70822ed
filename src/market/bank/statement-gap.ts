import { sql, type RawBuilder } from 'kysely';

/**
 * How much a statement's opening balance differs from the closing balance before it. Zero if
 * another statement of the account ends where it begins, or overlaps its beginning; and for CSV
 * files, because they overlap in any way.
 */
export const gapOf = (s: RawBuilder<unknown>) => sql`
  coalesce((
    select ${s}.opening - p.closing
    from bank_statements p
    where p.account = ${s}.account
      and p.currency = ${s}.currency
      and p.id <> ${s}.id
      and p.opening is not null
      and ${s}.kind <> 'csv'
      and p.kind = ${s}.kind
      and p.closed_on <= ${s}.opened_on
      and not exists (
        select from bank_statements q
        where q.account = ${s}.account
          and q.currency = ${s}.currency
          and q.kind = ${s}.kind
          and q.id <> ${s}.id
          and (
            q.closing = ${s}.opening and q.closed_on <= ${s}.closed_on
            or q.opened_on < ${s}.opened_on and q.closed_on > ${s}.opened_on
          )
      )
    order by p.closed_on desc, p.id desc
    limit 1
  ), 0)::bigint
`;
