// Notes about an order or a customer that staff write for each other.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { StaffNote } from '#contract/admin/staff-note.ts';
import type { Db, Tx } from '#db/connect.ts';
import type { Staff } from '#market/settings/actor.ts';

/** The order or the customer that a note is about, by id. */
export type NoteAbout = { order: number } | { customer: number };

/** The notes about an order or a customer, newest first. */
export async function readNotes(db: Db, about: NoteAbout): Promise<StaffNote[]> {
  const { rows } = await sql<Omit<StaffNote, 'at'> & { at: Date }>`
    select id, note, actor as by, created_at as at
    from staff_notes
    where ${'order' in about ? sql`order_id = ${about.order}` : sql`customer_id = ${about.customer}`}
    order by id desc
  `.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Writes a note down. Refuses 'order-not-found', 'account-not-found'. */
export async function writeNote(tx: Tx, by: Staff, about: NoteAbout, note: string): Promise<void> {
  const isOrder = 'order' in about;
  const { rows } = await (
    isOrder
      ? sql`select from orders where id = ${about.order} for key share`
      : sql`
          select from accounts
          where id = ${about.customer} and erased_at is null
          for key share
        `
  ).execute(tx);
  if (rows.length === 0) throw new Refusal(isOrder ? 'order-not-found' : 'account-not-found');
  await tx
    .insertInto('staff_notes')
    .values({
      order_id: isOrder ? about.order : null,
      customer_id: isOrder ? null : about.customer,
      note,
      account_id: by.accountId,
      actor: by.name,
    })
    .execute();
}
