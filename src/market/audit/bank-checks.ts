import { sql, type RawBuilder } from 'kysely';

/** A valid match: booked for an entry by staff or from a statement, and not reversed. */
const stands = sql`r.source in ('staff', 'statement') and r.reversed_at is null`;

/**
 * Bank entries and what was booked for them. A missing statement between two others is not checked
 * here: staff see it on their screen, and it is no fault of the records.
 */
export const bankChecks: RawBuilder<unknown>[] = [
  // One movement of the bank that is stored twice. Payments within one sum are told apart by their
  // place in it. An entry without a reference is told apart by its texts, which are erased along
  // with their buyer.
  sql`
    select 'bank-entry-twice', 'entry:' || e.id, e.currency, 0, e.amount
    from bank_entries e
    where e.bank_ref <> ''
      and exists (
        select from bank_entries b
        where b.id < e.id
          and b.account = e.account
          and b.key <> e.key
          and (b.amount, b.currency, b.booked_on, b.bank_ref, b.occurrence)
            = (e.amount, e.currency, e.booked_on, e.bank_ref, e.occurrence)
          and substring(b.key from '#(\\d+):') is not distinct from substring(e.key from '#(\\d+):')
      )
  `,

  // What was booked for an entry: the whole amount if it is marked as booked, less otherwise.
  sql`
    select 'bank-entry', 'entry:' || e.id, e.currency,
      case
        when e.state = 'booked' then e.amount
        when m.booked between 0 and e.amount - 1 then m.booked
        else 0
      end,
      m.booked
    from bank_entries e
    cross join lateral (
      select coalesce(sum(r.amount), 0) as booked
      from bank_receipts r
      where r.entry_id = e.id
    ) m
  `,

  // Matched to at most one valid receipt: not to two, nor to one that was reversed.
  sql`
    select 'bank-entry-match', 'entry:' || e.id, '', (e.state = 'booked')::int, count(r.id)
    from bank_entries e
    left join bank_receipts r on r.entry_id = e.id and ${stands}
    group by e.id
  `,

  // The receipt has another amount or another currency.
  sql`
    select 'bank-entry-amount', 'entry:' || e.id, e.currency, e.amount,
      case when r.currency = e.currency then r.amount else 0 end
    from bank_entries e
    join bank_receipts r on r.entry_id = e.id and ${stands}
  `,

  // What the bank took back came in earlier with the same amount, and is no longer booked.
  sql`
    select 'bank-entry-taken-back', 'entry:' || e.id, e.currency, -e.amount,
      case when o.state = 'ignored' then o.amount else 0 end
    from bank_entries e
    join bank_entries o on o.id = e.reverses
  `,

  sql`
    select 'statement-sums', 'statement:' || s.id, s.currency, s.closing - s.opening,
      coalesce(sum(e.amount), 0)
    from bank_statements s
    left join bank_statement_entries b on b.statement_id = s.id
    left join bank_entries e on e.id = b.entry_id
    where s.opening is not null
    group by s.id
  `,
];
