import { sql, type SqlBool } from 'kysely';
import { toDecimal, type Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { BookedMoney, ReceiptQuery, ReceiptRow } from '#contract/receipt.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, ofOrderOr, readListOf } from '#market/edits/listing.ts';
import type { Booked } from '#market/payments/transfers/book-arrival.ts';

type Row = Omit<ReceiptRow, 'amount' | 'order' | 'reversed' | 'confirmed' | 'created_at'> & {
  order_id: number;
  code: string;
  exponent: number;
  amount: Money;
  reversed: boolean;
  confirmed: boolean;
  created_at: Date;
};

const receipts = sql`
  select r.id, o.id as order_id, o.code, o.currency_exponent as exponent, r.amount, r.currency,
    r.value_on as value_date, r.reference, r.remitter, r.source,
    r.reversed_at is not null as reversed, r.entry_id is not null as confirmed, r.note,
    r.created_at
  from bank_receipts r
  join orders o on o.id = r.order_id
`;

/** A page of what arrived by bank transfer. */
export const listReceipts = (
  db: Db,
  { q, view, ...query }: ReceiptQuery,
): Promise<Listed<ReceiptRow>> =>
  readListOf(db, query, {
    from: sql`bank_receipts t`,
    where: [
      ...(view ? [receiptsIn[view]] : []),
      ...(q
        ? [
            ofOrderOr(
              q,
              sql`
                select id from bank_receipts
                where lower(reference) = lower(${q}) or remitter ilike ${likeText(q)}
              `,
            ),
          ]
        : []),
    ],
    sorts: { created_at: sql`t.id`, amount: sql`t.amount` },
    usual: '-id',
    show: async (ids) =>
      (await sql<Row>`${receipts} where r.id = any(${ids}::int[])`.execute(db)).rows.map(receiptOf),
  });

const receiptsIn = {
  confirmed: sql<SqlBool>`t.entry_id is not null and t.reversed_at is null`,
  unconfirmed: sql<SqlBool>`t.entry_id is null and t.reversed_at is null`,
  reversed: sql<SqlBool>`t.reversed_at is not null`,
};

/** One receipt. Refuses 'receipt-not-found'. */
export async function readReceipt(db: Db, id: number): Promise<ReceiptRow> {
  return receiptOf(await readRow(db, id));
}

/** What was booked, as the API shows it. */
export async function bookedOf(
  db: Db,
  { outcome, missing, surplus, receiptId }: Booked,
): Promise<BookedMoney> {
  const row = await readRow(db, receiptId);
  return {
    outcome,
    missing: toDecimal(missing, row.exponent),
    surplus: toDecimal(surplus, row.exponent),
    receipt: receiptOf(row),
  };
}

async function readRow(db: Db, id: number): Promise<Row> {
  const {
    rows: [row],
  } = await sql<Row>`${receipts} where r.id = ${id}`.execute(db);
  if (!row) throw new Refusal('receipt-not-found');
  return row;
}

function receiptOf({
  order_id: id,
  code,
  exponent,
  amount,
  reversed,
  confirmed,
  created_at: at,
  ...row
}: Row): ReceiptRow {
  return {
    ...row,
    order: { id, code },
    amount: toDecimal(amount, exponent),
    reversed: reversed ? 1 : 0,
    confirmed: confirmed ? 1 : 0,
    created_at: at.toISOString(),
  };
}
