import { sql, type SqlBool } from 'kysely';
import { toDecimal, type Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { BankStatementRow, StatementQuery } from '#contract/bank-statement.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { readExponents } from '#market/bank/read-exponents.ts';
import { gapOf } from '#market/bank/statement-gap.ts';
import { likeText, readListOf } from '#market/edits/listing.ts';

type Row = Omit<BankStatementRow, 'opening' | 'closing' | 'gap' | 'created_at'> & {
  opening: Money | null;
  closing: Money | null;
  gap: Money;
  created_at: Date;
};

const statements = sql`
  select s.id, s.account, s.kind, s.file, s.name, s.currency, s.opening, s.closing, s.opened_on,
    s.closed_on, s.created_at, ${gapOf(sql`s`)} as gap, c.open, c.booked, c.ignored,
    coalesce(a.name, '') as by
  from bank_statements s
  left join accounts a on a.id = s.account_id
  cross join lateral (
    select count(*) filter (where e.state = 'open')::int as open,
      count(*) filter (where e.state = 'booked')::int as booked,
      count(*) filter (where e.state = 'ignored')::int as ignored
    from bank_statement_entries b
    join bank_entries e on e.id = b.entry_id
    where b.statement_id = s.id
  ) c
`;

/** A page of the statements that were taken in. */
export const listStatements = (
  db: Db,
  { q, view, ...query }: StatementQuery,
): Promise<Listed<BankStatementRow>> =>
  readListOf(db, query, {
    from: sql`bank_statements t`,
    where: [
      ...(view === 'gap' ? [sql<SqlBool>`${gapOf(sql`t`)} <> 0`] : []),
      ...(view === 'open' ? [hasOpen] : []),
      ...(q
        ? [
            sql<SqlBool>`(
              t.account ilike ${likeText(q.replaceAll(' ', ''))} or t.name ilike ${likeText(q)}
            )`,
          ]
        : []),
    ],
    sorts: { created_at: sql`t.id`, closed_on: sql`t.closed_on` },
    usual: '-id',
    show: (ids) => readStatementsOf(db, ids),
  });

const hasOpen = sql<SqlBool>`exists (
  select
  from bank_statement_entries b
  join bank_entries e on e.id = b.entry_id
  where b.statement_id = t.id and e.state = 'open'
)`;

/** One statement. Refuses 'bank-statement-not-found'. */
export async function readStatement(db: Db, id: number): Promise<BankStatementRow> {
  const [statement] = await readStatementsOf(db, [id]);
  if (!statement) throw new Refusal('bank-statement-not-found');
  return statement;
}

/** The statements with these ids, oldest first. */
export async function readStatementsOf(db: Db, ids: number[]): Promise<BankStatementRow[]> {
  const { rows } = await sql<Row>`
    ${statements}
    where s.id = any (${ids}::int[])
    order by s.id
  `.execute(db);
  return rows.map(statementOf(await readExponents(db)));
}

const statementOf =
  (exponentOf: (currency: string) => number) =>
  ({ opening, closing, gap: between, created_at: at, ...row }: Row): BankStatementRow => {
    const money = (minor: Money) => toDecimal(minor, exponentOf(row.currency));
    return {
      ...row,
      opening: opening === null ? null : money(opening),
      closing: closing === null ? null : money(closing),
      gap: money(between),
      created_at: at.toISOString(),
    };
  };
