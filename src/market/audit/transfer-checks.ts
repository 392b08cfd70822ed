import { sql, type RawBuilder } from 'kysely';

/** Money by transfer: the bank's entries, what was booked of them, and what the books say. */
export const transferChecks: RawBuilder<unknown>[] = [
  // Booked more, or less, than arrived: the books of a payment against its receipts.
  sql`select 'transfer', 'payment:' || p.id, p.currency, coalesce(r.amount, 0), coalesce(l.amount, 0)
    from payments p
    left join (select payment_id, sum(amount) as amount from bank_receipts group by 1) r on r.payment_id = p.id
    left join (select payment_id, -sum(amount) as amount from line where kind = 'payment' and account = 'gateway' group by 1) l
      on l.payment_id = p.id
    where p.method = 7`,

  // An order counts as paid by transfer while less has arrived than it came to.
  sql`select 'transfer-unpaid', 'order:' || p.order_id, p.currency, p.amount, coalesce(sum(r.amount), 0) + p.bank_charges
    from payments p left join bank_receipts r on r.payment_id = p.id
    where p.method = 7 and p.state = 'succeeded'
    group by p.id
    having coalesce(sum(r.amount), 0) + p.bank_charges < p.amount`,

  sql`select 'bank-charges', 'payment:' || p.id, p.currency, p.bank_charges, coalesce(-sum(l.amount), 0)
    from payments p left join line l on l.payment_id = p.id and l.kind = 'fee' and l.account = 'market'
    where p.method = 7 group by p.id`,

  // One movement of the bank that stands here as two.
  sql`select 'bank-entry-twice', 'entry:' || e.id, e.currency, 0, e.amount
    from bank_entries e
    where exists (select from bank_entries b where b.id < e.id and b.account = e.account and b.key <> e.key
      and (b.amount, b.currency, b.booked_on, b.bank_ref, b.end_to_end, b.texts, b.occurrence)
        = (e.amount, e.currency, e.booked_on, e.bank_ref, e.end_to_end, e.texts, e.occurrence))`,

  // What was made of an entry: all of it where it is booked, less where it is not.
  sql`select 'bank-entry', 'entry:' || e.id, e.currency,
      case when e.state = 'booked' then e.amount when m.booked between 0 and e.amount - 1 then m.booked else 0 end, m.booked
    from bank_entries e
    cross join lateral (select coalesce(sum(r.amount), 0) as booked from bank_receipts r where r.entry_id = e.id) m`,

  sql`select 'statement-sums', 'statement:' || s.id, s.currency, s.closing - s.opening, coalesce(sum(e.amount), 0)
    from bank_statements s
    left join bank_statement_entries b on b.statement_id = s.id left join bank_entries e on e.id = b.entry_id
    where s.opening is not null group by s.id`,

  // Between two statements of an account one is missing: nothing before it ended where it begins.
  sql`select 'statement-chain', 'statement:' || s.id, s.currency, b.closing, s.opening
    from bank_statements s
    cross join lateral (select p.closing from bank_statements p
      where p.account = s.account and p.kind = s.kind and p.id <> s.id and p.opening is not null and p.closed_on <= s.opened_on
      order by p.closed_on desc, p.id desc limit 1) b
    where s.opening is not null and s.kind <> 'csv' and b.closing <> s.opening
      and not exists (select from bank_statements p where p.account = s.account and p.kind = s.kind and p.id <> s.id
        and p.closing = s.opening and p.closed_on <= s.closed_on)`,
];
