import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Contact } from '#contract/contact.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { writeToOwner } from '#market/settings/write-to-owner.ts';

const MOST_AN_HOUR = 5;
const HOUR_S = 3600;

/**
 * Stores a message to the shop and mails it to the owner, in the shop's own language. Refuses
 * 'too-many-requests' after five from the same sender within an hour.
 */
export async function leaveMessage(
  tx: Tx,
  { name, email, subject, message }: Contact,
): Promise<void> {
  const sender = email.toLowerCase();
  await oneAtATime(tx, `contact ${sender}`);
  const {
    rows: [left],
  } = await sql<{
    count: number;
  }>`
    select count(*) as count
    from contact_messages
    where lower(email) = ${sender}
      and created_at > now() - interval '1 hour'
  `.execute(tx);
  if ((left?.count ?? 0) >= MOST_AN_HOUR)
    throw new Refusal('too-many-requests', { seconds: HOUR_S });
  await tx.insertInto('contact_messages').values({ name, email, subject, message }).execute();
  await writeToOwner(tx, 'contact', { name, email, subject, message });
}
