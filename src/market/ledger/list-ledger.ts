// The books line by line, for staff.
import { sql, type SqlBool } from 'kysely';
import { toDecimal, type Money } from '#base/money.ts';
import type { LedgerLine, LedgerQuery } from '#contract/ledger.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { readListOf } from '#market/edits/listing.ts';
import { exponentIn } from '#market/ledger/exponent-in.ts';
import { dayBegins, dayEnds } from '#market/settings/market-day.ts';

type Row = Omit<LedgerLine, 'at' | 'amount' | 'order'> & {
  at: Date;
  amount: Money;
  exponent: number;
  order_id: number | null;
  code: string | null;
};

/** A page of lines of the books, newest first. Days are those of the market's time zone. */
export const listLedger = (
  db: Db,
  { q, view, account, store, payout, from, to, ...query }: LedgerQuery,
): Promise<Listed<LedgerLine>> => {
  const byDay = from !== null || to !== null;
  return readListOf(db, query, {
    from:
      byDay || q
        ? sql`ledger_lines t join ledger_entries e on e.id = t.entry_id`
        : sql`ledger_lines t`,
    where: [
      ...(view ? [sql<SqlBool>`t.payout_id is null`] : []),
      ...(account ? [sql<SqlBool>`t.account = ${account}`] : []),
      ...(store === null ? [] : [sql<SqlBool>`t.store_id = ${store}`]),
      ...(payout === null ? [] : [sql<SqlBool>`t.payout_id = ${payout}`]),
      ...(from === null ? [] : [sql<SqlBool>`e.at >= ${dayBegins(from)}`]),
      ...(to === null ? [] : [sql<SqlBool>`e.at < ${dayEnds(to)}`]),
      ...(q ? [sql<SqlBool>`e.order_id = (select id from orders where code = upper(${q}))`] : []),
    ],
    // a few days have few entries compared with all: an index has them in the order of their times
    sorts: { at: byDay ? sql`e.at` : sql`t.id` },
    usual: '-at',
    show: async (ids) => {
      const { rows } = await sql<Row>`
        select l.id, l.entry_id, e.at, e.kind as why, l.account, l.method,
          coalesce(s.name, '') as store, l.amount, l.currency,
          ${exponentIn('l.currency')} as exponent, e.note, e.order_id, o.code, e.parcel_id,
          l.payout_id
        from ledger_lines l
        join ledger_entries e on e.id = l.entry_id
        left join orders o on o.id = e.order_id
        left join stores s on s.id = l.store_id
        where l.id = any(${ids}::bigint[])
      `.execute(db);
      return rows.map(({ at, amount, exponent, order_id: id, code, ...row }) => ({
        ...row,
        at: at.toISOString(),
        amount: toDecimal(amount, exponent),
        order: id === null ? null : { id, code: code ?? '' },
      }));
    },
  });
};
