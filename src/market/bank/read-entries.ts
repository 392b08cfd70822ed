import { sql, type SqlBool } from 'kysely';
import type { ListPage } from '#base/list-page.ts';
import { toDecimal, type Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { BankEntryRow, EntryQuery } from '#contract/bank-entry.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { readExponents } from '#market/bank/read-exponents.ts';
import { ordersNamedIn } from '#market/bank/find-entry.ts';
import { likeText, readListOf } from '#market/edits/listing.ts';
import { owedOf } from '#market/orders/amount-owed.ts';
import { pageOfRows, where } from '#market/payments/page-of-rows.ts';

type Row = Omit<BankEntryRow, 'amount' | 'order' | 'names' | 'reversal' | 'decided_at'> & {
  amount: Money;
  order_id: number | null;
  code: string | null;
  reversal: boolean;
  decided_at: Date | null;
};

const entries = sql`
  select e.id, e.account, e.amount, e.currency, e.booked_on, e.value_on, e.bank_ref as reference,
    e.end_to_end, e.texts, e.remitter, e.remitter_account, e.reversal, e.state, e.why, e.reason,
    e.decided_at, r.id as receipt_id, o.id as order_id, o.code
  from bank_entries e
  left join bank_receipts r
    on r.entry_id = e.id and r.source in ('staff', 'statement') and r.reversed_at is null
  left join orders o on o.id = r.order_id
`;

/** A page of bank entries: those that wait for staff, or others. */
export const listEntries = (
  db: Db,
  { q, view, way, statement, ...query }: EntryQuery,
): Promise<Listed<BankEntryRow>> =>
  readListOf(db, query, {
    from: sql`bank_entries t`,
    where: [
      ...(view === 'all' ? [] : [sql<SqlBool>`t.state = ${view ?? 'open'}`]),
      ...(way ? [way === 'in' ? sql<SqlBool>`t.amount > 0` : sql<SqlBool>`t.amount < 0`] : []),
      ...(statement === null
        ? []
        : [
            sql<SqlBool>`t.id in (
              select entry_id from bank_statement_entries where statement_id = ${statement}
            )`,
          ]),
      ...(q
        ? [
            sql<SqlBool>`
              concat_ws(' ', t.remitter, t.bank_ref, t.end_to_end, array_to_string(t.texts, ' '))
                ilike ${likeText(q)}
            `,
          ]
        : []),
    ],
    sorts: { booked_on: sql`t.booked_on`, amount: sql`t.amount` },
    usual: '-booked_on',
    show: async (ids) =>
      shown(db, (await sql<Row>`${entries} where e.id = any(${ids}::int[])`.execute(db)).rows),
  });

/** A page of a statement's entries, in the order of its file. */
export const readEntriesOf = (
  db: Db,
  statement: number,
  page: number,
): Promise<ListPage<BankEntryRow>> =>
  pageOf(
    db,
    {
      condition: where(sql`
        e.id in (
          select entry_id
          from bank_statement_entries
          where statement_id = ${statement}
        )
      `),
      order: sql`id`,
      path: `admin/bank-statement/${statement}`,
    },
    page,
  );

/** One bank entry. Refuses 'bank-entry-not-found'. */
export async function readEntry(db: Db, id: number): Promise<BankEntryRow> {
  const { rows } = await sql<Row>`${entries} where e.id = ${id}`.execute(db);
  const [entry] = await shown(db, rows);
  if (!entry) throw new Refusal('bank-entry-not-found');
  return entry;
}

type Part = ReturnType<typeof where>;
type List = { condition: Part; order: Part; path: string };

async function pageOf(db: Db, { condition, order, path }: List, page: number) {
  const show = (row: Row) => row;
  const list = await pageOfRows(db, { from: entries, condition, order, show }, page, path);
  return { ...list, data: await shown(db, list.data) };
}

type Name = { id: number; code: string; owed: Money; currency: string; exponent: number };

async function shown(db: Db, rows: Row[]): Promise<BankEntryRow[]> {
  const mentions = rows.map((row) => ordersNamedIn({ endToEnd: row.end_to_end, texts: row.texts }));
  const ids = mentions.flatMap(({ orderIds }) => orderIds).filter((id) => id <= MOST_ID);
  const codes = mentions.flatMap((one) => one.codes);
  const { rows: orders } = await sql<Name>`
    select o.id, o.code, ${owedOf} as owed, o.currency, o.currency_exponent as exponent
    from orders o
    where o.id = any (${ids}::int[]) or o.code = any (${codes}::text[])
    order by o.id
  `.execute(db);
  const exponentOf = await readExponents(db);
  return rows.map(({ amount, order_id: id, code, reversal, decided_at: at, ...row }, place) => ({
    ...row,
    amount: toDecimal(amount, exponentOf(row.currency)),
    reversal: reversal ? 1 : 0,
    order: id === null ? null : { id, code: code ?? '' },
    names: orders.flatMap((order) => (names(mentions[place], order) ? [nameOf(order)] : [])),
    decided_at: at?.toISOString() ?? null,
  }));
}

const names = (mentions: ReturnType<typeof ordersNamedIn> | undefined, { id, code }: Name) =>
  mentions !== undefined && (mentions.orderIds.includes(id) || mentions.codes.includes(code));
const nameOf = ({ exponent, owed, ...order }: Name) => ({
  ...order,
  owed: toDecimal(owed, exponent),
});
const MOST_ID = 2_147_483_647;
