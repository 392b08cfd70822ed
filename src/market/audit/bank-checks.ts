import { sql, type RawBuilder } from 'kysely';

/** A match that stands: what staff or a statement booked of an entry, and nobody took back. */
const stands = sql`r.source in ('staff', 'statement') and r.reversed_at is null`;

/**
 * Entries of bank statements and what was booked of them. A statement that is missing between two
 * is shown to staff, not here: the bank has it, nobody here did anything wrong.
 */
export const bankChecks: RawBuilder<unknown>[] = [
  // One movement of the bank that stands here as two. Payments of one sum are told apart by their
  // place in it; an entry without a reference is told by all its words, which are erased with their
  // buyer.
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

  // What was made of an entry: all of it where it is booked, less where it is not.
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

  // Matched to one receipt that stands, or to none: not to two, nor to one that was taken back.
  sql`
    select 'bank-entry-match', 'entry:' || e.id, '', (e.state = 'booked')::int, count(r.id)
    from bank_entries e
    left join bank_receipts r on r.entry_id = e.id and ${stands}
    group by e.id
  `,

  // The receipt has another amount, or its currency is another.
  sql`
    select 'bank-entry-amount', 'entry:' || e.id, e.currency, e.amount,
      case when r.currency = e.currency then r.amount else 0 end
    from bank_entries e
    join bank_receipts r on r.entry_id = e.id and ${stands}
  `,

  // What the bank took back came in before, as much of it, and is booked no more.
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
