import { sql, type RawBuilder } from 'kysely';
import { commissionOf } from '#market/papers/issue-commission.ts';

/** Papers against each other, and against what they are about. */
export const paperChecks: RawBuilder<unknown>[] = [
  // Numbers have no gap and none is twice; the counter stands at the last.
  sql`
    select 'paper-number', 'series:' || coalesce(p.about, c.about), '', coalesce(c.last, 0),
      coalesce(p.count, 0)
    from (
      select paper_code(series, issuer, year, 0) as about, count(distinct number) as count
      from papers
      where number > 0
      group by 1
    ) p
    full join (
      select paper_code(series, issuer, year, 0) as about, last
      from paper_counters
    ) c on c.about = p.about
  `,
  sql`
    select 'paper-number', 'paper:' || code, '', at, number
    from (
      select code, number,
        row_number() over (partition by issuer, series, year order by number) as at
      from papers
    ) p
  `,

  // Days do not go back within a series; invoices of before were dated in their buyers' zones.
  sql`
    select 'paper-date', 'paper:' || code, '', 0, before - issued_on
    from (
      select code, issued_on,
        lag(issued_on) over (partition by issuer, series, year order by number) as before
      from papers
      where content ->> 'form' <> '0'
    ) p
    where before > issued_on
  `,

  // What was frozen adds up, and says what its row says.
  sql`
    select 'paper-sums', 'paper:' || code, currency, total,
      coalesce((content -> 'sums' ->> 'total')::bigint, -1)
    from papers
  `,
  sql`
    select 'paper-sums', 'paper:' || code, '', 1,
      coalesce(
        paper_adds_up(content)
          and content ->> 'code' = code
          and content ->> 'issuedOn' = issued_on::text
          and content ->> 'currency' = currency,
        false
      )::int
    from papers
  `,

  // The store has the market's invoice for the commission of what it was paid.
  sql`
    select 'commission', 'payout:' || y.id, y.currency, coalesce(k.amount, 0),
      coalesce((
        select sum(case kind when 'commission-invoice' then total else -total end)
        from papers i
        where i.payout_id = y.id
      ), 0)
    from payouts y
    left join lateral (select sum(amount) as amount from (${commissionOf(sql`y.id`)}) one) k on true
    where y.state = 'paid'
      and not exists (select from paper_backlog b where b.payout_id = y.id)
  `,
];
