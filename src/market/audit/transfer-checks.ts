import { sql, type RawBuilder } from 'kysely';
import { bankTransfer } from '#market/audit/audit-literals.ts';

/** Money by transfer: what arrived, what it paid, and what the books say. */
export const transferChecks: RawBuilder<unknown>[] = [
  // More or less was booked than arrived: the books of a payment against its receipts.
  sql`
    select 'transfer', 'payment:' || p.id, p.currency, coalesce(r.amount, 0), coalesce(l.amount, 0)
    from payments p
    left join (select payment_id, sum(amount) as amount from bank_receipts group by 1) r
      on r.payment_id = p.id
    left join (
      select payment_id, -sum(amount) as amount
      from line
      where kind = 'payment' and account = 'gateway'
      group by 1
    ) l on l.payment_id = p.id
    where p.method = ${bankTransfer}
  `,

  // An order counts as paid by transfer although less arrived than it came to.
  sql`
    select 'transfer-unpaid', 'order:' || p.order_id, p.currency, p.amount,
      coalesce(sum(r.amount), 0) + p.bank_charges
    from payments p
    left join bank_receipts r on r.payment_id = p.id
    where p.method = ${bankTransfer} and p.state = 'succeeded'
    group by p.id
    having coalesce(sum(r.amount), 0) + p.bank_charges < p.amount
  `,

  sql`
    select 'bank-charges', 'payment:' || p.id, p.currency, p.bank_charges,
      coalesce(-sum(l.amount), 0)
    from payments p
    left join line l on l.payment_id = p.id and l.kind = 'fee' and l.account = 'market'
    where p.method = ${bankTransfer}
    group by p.id
  `,
];
