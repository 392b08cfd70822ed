// Sends written mails, each once: the sender first claims the mail's row, and a sent one cannot be
// claimed. Only if a process ends after the mail server accepted a mail and before we recorded
// that, it is sent again, under the same Message-ID: at least once, hardly ever twice.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { CODE_MINUTES, codeKinds, secretKinds } from '#contract/secret-letters.ts';
import type { Fault } from '#outside/mail/mail-fault.ts';
import type { Post, Posted } from '#outside/mail/smtp.ts';

/** How often the queue tries a mail: over some sixteen hours. */
export const MOST_TRIES = 12;
const CLAIM_LASTS = sql`interval '5 minutes'`;

type Claimed = Posted & { kind: string; tries: number; late: boolean };

/**
 * Sends a waiting mail. Throws when it failed but may succeed later, so that the queue tries again.
 * Does nothing for a mail that was sent, has failed, or is claimed by another process.
 */
export async function sendMail(db: Db, post: Post | null, id: number): Promise<void> {
  if (!post)
    return void (await db
      .updateTable('mails')
      .set({ state: 'outbox' })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute());
  const mail = await claim(db, id);
  if (!mail) return;
  const fault = mail.late
    ? { message: 'The code in it was dead before it could be sent.', forGood: true, trouble: null }
    : await post.deliver(mail);
  if (!fault) return noteSent(db, mail);
  const failed = fault.forGood || mail.tries >= MOST_TRIES;
  await noteFault(db, mail, fault, failed);
  if (!failed) throw new Error(`Mail ${id} did not go (try ${mail.tries}): ${fault.message}`);
}

/** Queues mails again whose sending process ended, and those that the queue has lost. */
export async function freeMails(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    const { rows } = await sql<{
      id: number;
    }>`
      update mails set claimed_at = null
      where state = 'waiting'
        and (claimed_at < now() - ${CLAIM_LASTS}
          or coalesce(claimed_at, created_at) < now() - interval '1 day')
      returning id`.execute(tx);
    for (const { id } of rows)
      await enqueue(tx, 'send-mail', { mail: id }, { key: `send-mail ${id}` });
  });
}

async function claim(db: Db, id: number): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`update mails set claimed_at = now(), tries = tries + 1
    where id = ${id} and state = 'waiting'
      and (claimed_at is null or claimed_at < now() - ${CLAIM_LASTS})
    returning id, kind, tries, created_at as written_at, recipient, reply_to, language, subject,
      html, plain, headers, (select said(site_name, language) from settings) as sender,
      kind = any(${codeKinds})
        and created_at < now() - make_interval(mins => ${CODE_MINUTES}) as late`.execute(db);
  return rows[0];
}

/** A letter that holds a code or a key is not stored once it was sent. */
const emptied = (kind: string) =>
  secretKinds.some((secret) => secret === kind) ? { html: '', plain: '' } : {};

async function noteSent(db: Db, { id, kind }: Claimed): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      state: 'sent',
      sent_at: new Date(),
      claimed_at: null,
      last_error: null,
      trouble: null,
      trouble_at: null,
      ...emptied(kind),
    })
    .where('id', '=', id)
    .execute();
}

async function noteFault(
  db: Db,
  { id, kind }: Claimed,
  { message: said, trouble }: Fault,
  failed: boolean,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      claimed_at: null,
      last_error: said,
      trouble,
      trouble_at: trouble && new Date(),
      ...(failed ? { state: 'failed', ...emptied(kind) } : {}),
    })
    .where('id', '=', id)
    .execute();
}
