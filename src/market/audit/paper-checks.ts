import { sql, type RawBuilder } from 'kysely';
import { commissionOf } from '#market/papers/issue-commission.ts';

/** Papers against each other, and against what they document. */
export const paperChecks: RawBuilder<unknown>[] = [
  // Numbers have no gaps and no duplicates; the counter equals the last one.
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

  // Dates do not go back within a series; older invoices were dated in their buyers' time zones.
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

  // The frozen content adds up and agrees with its row.
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

  // For each payout, the store has the market's invoice for the commission.
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
