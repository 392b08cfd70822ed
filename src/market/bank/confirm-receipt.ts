import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import type { Entry } from '#market/bank/bank-entry.ts';
import type { Staff } from '#market/settings/actor.ts';

/** How many days what staff wrote down may lie from the bank's own day. */
const DAYS_APART = 10;

type KnownReceipt = { receiptId: number; orderId: number };

/**
 * Finds what staff booked of this money before its statement came: by the bank's reference, or the
 * same amount for one of these orders near that day.
 */
export async function findUnconfirmed(
  db: Db,
  entry: Entry,
  orderIds: number[],
): Promise<KnownReceipt | undefined> {
  const bankReferences = [entry.bankRef, entry.endToEnd].filter(Boolean);
  const references = bankReferences.map((one) => one.toLowerCase());
  const { rows } = await sql<KnownReceipt>`
    select id as "receiptId", order_id as "orderId"
    from bank_receipts
    where source = 'staff'
      and entry_id is null
      and reversed_at is null
      and amount = ${entry.amount}
      and currency = ${entry.currency}
      and (
        lower(reference) = any (${references}::text[])
        or order_id = any (${orderIds}::int[])
          and abs(value_on - ${entry.valueOn}::date) <= ${DAYS_APART}
      )
    order by lower(reference) = any (${references}::text[]) desc,
      abs(value_on - ${entry.valueOn}::date), id
    limit 1
  `.execute(db);
  return rows[0];
}

/**
 * Links an entry to the receipt that staff had booked before: nothing is booked again. `by` is null
 * when nobody of the staff did it. The caller has locked the order, then the entry.
 */
export async function confirmReceipt(
  tx: Tx,
  by: Staff | null,
  { entryId, receiptId }: { entryId: number; receiptId: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('bank_receipts')
    .set({ entry_id: entryId })
    .where('id', '=', receiptId)
    .execute();
  await tx
    .updateTable('bank_entries')
    .set({ state: 'booked', why: 'confirmed', decided_by: by?.accountId ?? null, decided_at: now })
    .where('id', '=', entryId)
    .execute();
}
