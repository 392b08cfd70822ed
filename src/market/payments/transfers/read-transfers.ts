import { sql, type SqlBool } from 'kysely';
import { toDecimal, type Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Listed } from '#contract/resource.ts';
import type { TransferQuery, TransferRow } from '#contract/transfer.ts';
import type { Db } from '#db/connect.ts';
import { ofOrderOr, readListOf } from '#market/edits/listing.ts';
import { owedOf } from '#market/orders/amount-owed.ts';
import { inGroups, paymentReference } from '#market/orders/payment-reference.ts';

type Decimals = 'amount' | 'owed' | 'claimed' | 'received';
type Row = Omit<
  TransferRow,
  Decimals | 'order' | 'late' | 'payment_reference' | 'created_at' | 'decided_at'
> & {
  order_id: number;
  code: string;
  exponent: number;
  asked: Money;
  owed: Money;
  claimed: Money | null;
  received: Money;
  late: boolean;
  created_at: Date;
  decided_at: Date | null;
};

const transfers = sql`
  select t.id, o.id as order_id, o.code, o.currency, o.currency_exponent as exponent,
    p.amount as asked, ${owedOf} as owed, t.amount as claimed, t.paid_on,
    o.cancelled_at is not null as late,
    (
      select coalesce(sum(r.amount), 0)::bigint
      from bank_receipts r
      where r.order_id = o.id
    ) as received,
    (
      select case f.type when 'image/webp' then 'picture' else 'pdf' end
      from transfer_proofs f
      where f.transfer_id = t.id
    ) as proof,
    t.trans_id, t.bank_name, t.account_name, t.account_number, t.branch_name, t.state, t.reason,
    t.created_at, t.decided_at
  from transfers t
  join payments p on p.id = t.payment_id
  join orders o on o.id = t.order_id
`;

/** A page of the transfers that buyers reported: those that wait, or were decided so. */
export const listTransfers = (
  db: Db,
  { q, view, ...paging }: TransferQuery,
): Promise<Listed<TransferRow>> =>
  readListOf(db, paging, {
    from: sql`transfers t`,
    where: [
      ...(view === 'all' ? [] : [sql<SqlBool>`t.state = ${view ?? 'waiting'}`]),
      ...(q
        ? [ofOrderOr(q, sql`select id from transfers where lower(trans_id) = lower(${q})`)]
        : []),
    ],
    sorts: { created_at: sql`t.id` },
    usual: view ? '-id' : 'id',
    show: async (ids) =>
      (await sql<Row>`${transfers} where t.id = any(${ids}::int[])`.execute(db)).rows.map(
        transferOf,
      ),
  });

/** One transfer. Refuses 'transfer-not-found'. */
export async function readTransfer(db: Db, id: number): Promise<TransferRow> {
  const {
    rows: [row],
  } = await sql<Row>`${transfers} where t.id = ${id}`.execute(db);
  if (!row) throw new Refusal('transfer-not-found');
  return transferOf(row);
}

/** The proof of a transfer, as it was stored. Refuses 'transfer-not-found' if there is none. */
export async function readProof(
  db: Db,
  id: number,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const proof = await db
    .selectFrom('transfer_proofs')
    .select(['type', 'bytes'])
    .where('transfer_id', '=', id)
    .executeTakeFirst();
  if (!proof) throw new Refusal('transfer-not-found');
  return {
    name: `transfer-${id}.${proof.type === 'image/webp' ? 'webp' : 'pdf'}`,
    bytes: new Uint8Array(proof.bytes),
  };
}

function transferOf({
  order_id: id,
  code,
  exponent,
  asked,
  owed,
  claimed,
  received,
  late,
  created_at: at,
  decided_at: decidedAt,
  ...row
}: Row): TransferRow {
  const money = (minor: Money) => toDecimal(minor, exponent);
  return {
    ...row,
    order: { id, code },
    amount: money(row.state === 'waiting' ? owed : asked),
    owed: money(owed),
    claimed: claimed === null ? null : money(claimed),
    received: money(received),
    late: late ? 1 : 0,
    proof: row.proof ?? '',
    payment_reference: inGroups(paymentReference(id)),
    created_at: at.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  };
}
