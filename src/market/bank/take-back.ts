import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { lockEntry, ordersNamedIn } from '#market/bank/find-entry.ts';
import type { Entry } from '#market/bank/bank-entry.ts';
import { reverseReceipt } from '#market/payments/transfers/reverse-receipt.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * The bank takes back an entry: its receipt is reversed, and both entries are done. If it is not
 * certain which entry that is, or its money has paid an order or was sent back already, the
 * reversal stays open for staff.
 */
export async function takeBack(tx: Tx, by: Staff | null, id: number, now: Date): Promise<void> {
  const original = await findOriginal(tx, id);
  const free = original !== null && (await freeOf(tx, by, original, now));
  const first = original && free ? await lockEntry(tx, original) : undefined;
  const own = await lockEntry(tx, id);
  if (own?.state !== 'open') return;
  if (first?.state !== 'open') {
    await tx.updateTable('bank_entries').set({ why: 'reversal' }).where('id', '=', id).execute();
    return;
  }
  const done = { state: 'ignored', decided_by: by?.accountId ?? null, decided_at: now };
  await tx
    .updateTable('bank_entries')
    .set({ ...done, why: 'taken-back' })
    .where('id', '=', first.id)
    .execute();
  await tx
    .updateTable('bank_entries')
    .set({ ...done, why: 'takes-back', reverses: first.id })
    .where('id', '=', id)
    .execute();
}

type Alike = Pick<Entry, 'id' | 'endToEnd' | 'texts'> & { own: boolean; sure: boolean };

/** The only entry that it can be: the opposite amount, with the same reference or text. */
async function findOriginal(tx: Tx, id: number): Promise<number | null> {
  const { rows } = await sql<Alike>`
    select e.id, e.end_to_end as "endToEnd", e.texts, e.id = r.id as own,
      e.bank_ref <> '' and e.bank_ref = r.bank_ref
        or e.end_to_end <> '' and e.end_to_end = r.end_to_end as sure
    from bank_entries r
    join bank_entries e
      on e.id = r.id
        or e.account = r.account
          and e.currency = r.currency
          and e.amount = -r.amount
          and not e.reversal
          and e.state <> 'ignored'
          and e.booked_on <= r.booked_on
    where r.id = ${id}
  `.execute(tx);
  const reversal = rows.find(({ own }) => own);
  const about = String(reversal && ordersNamedIn(reversal).orderIds);
  const others = rows.filter(({ own }) => !own);
  const sure = others.filter((one) => one.sure);
  const named = others.filter((one) => ordersNamedIn(one).orderIds.length > 0);
  const alike = named.filter((one) => String(ordersNamedIn(one).orderIds) === about);
  const [only, ...more] = sure.length > 0 ? sure : alike;
  return only && more.length === 0 ? only.id : null;
}

/** Reverses an entry's receipt if that is possible; returns whether nothing of it is booked. */
async function freeOf(tx: Tx, by: Staff | null, entryId: number, now: Date): Promise<boolean> {
  const receipt = await tx
    .selectFrom('bank_receipts')
    .select('id')
    .where('entry_id', '=', entryId)
    .where('source', 'in', ['staff', 'statement'])
    .where('reversed_at', 'is', null)
    .executeTakeFirst();
  if (!receipt) return true;
  return reverseReceipt(
    tx,
    by,
    { receiptId: receipt.id, reason: 'reversed by the bank' },
    now,
  ).then(
    () => true,
    (problem: unknown) => {
      if (problem instanceof Refusal) return false; // refused before anything was changed
      throw problem;
    },
  );
}
