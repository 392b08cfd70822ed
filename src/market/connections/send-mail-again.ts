import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { openMail } from '#market/connections/read-mails.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * Queues a copy of an email to the same address and returns its id; without a mail server (`goes`
 * false) it waits in the outbox like the first. Refuses 'thing-not-found', 'mail-not-kept' when its
 * text is no longer stored, and 'mail-on-its-way' while it waits or within a minute of another
 * copy.
 */
export async function sendMailAgain(
  tx: Tx,
  by: Staff,
  { id, goes }: { id: number; goes: boolean },
): Promise<number> {
  await oneAtATime(tx, `mail again ${id}`);
  const { state, repeatable } = await openMail(tx, id);
  if (state === 'waiting' || state === 'trying' || (await wasCopied(tx, id)))
    throw new Refusal('mail-on-its-way');
  if (!repeatable) throw new Refusal('mail-not-kept');
  const { rows } = await sql<{ id: number; recipient: string }>`
    insert into mails (kind, recipient, language, subject, html, plain, reply_to, headers, state,
      copy_of)
    select kind, recipient, language, subject, html, plain, reply_to, headers,
      ${goes ? 'waiting' : 'outbox'}, id
    from mails
    where id = ${id}
    returning id, recipient
  `.execute(tx);
  const [copy] = rows;
  if (!copy) throw new Refusal('thing-not-found');
  if (goes) await enqueue(tx, 'send-mail', { mail: copy.id });
  await audit(tx, by, { action: 'mail.send-again', subject: `mail:${id}`, note: copy.recipient });
  return copy.id;
}

/** Whether a copy was made just now: a double click must not send two. */
async function wasCopied(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from mails where copy_of = ${id} and created_at > now() - interval '1 minute' limit 1
  `.execute(tx);
  return rows.length > 0;
}
