import { sql } from 'kysely';
import type { Letter, Letters } from '#contract/letters.ts';
import { secretKinds } from '#contract/secret-letters.ts';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { letterFacts } from '#jobs/mail/letter-facts.ts';
import { readStationery } from '#market/settings/read-stationery.ts';
import { ADDRESS, composeLetter, type Written } from '#outside/letters/compose-letter.ts';
import { sayIn } from '#words/say.ts';

export type { Written };

// Letters that strangers can cause to any address: the limit per kind and address within an hour.
const MOST_AN_HOUR: Partial<Record<keyof Letters, number>> = {
  ...Object.fromEntries(secretKinds.map((kind) => [kind, 3])),
  'already-registered': 3,
  contact: 60,
};

/**
 * Writes a letter into the delivery log and, if there is a mail server, queues its sending in the
 * same transaction. Does nothing for an invalid address, or one that has reached its limit.
 */
export async function writeLetter(
  tx: Tx,
  { publicUrl, mail: server }: { publicUrl: string; mail: object | null },
  letter: Letter,
): Promise<void> {
  if (!ADDRESS.test(letter.to) || (await hadEnough(tx, letter))) return;
  const written = await render(tx, publicUrl, letter);
  if (!written) return;
  const { headers, ...mail } = written;
  const { id } = await tx
    .insertInto('mails')
    .values({
      ...mail,
      kind: letter.kind,
      recipient: letter.to,
      headers: JSON.stringify(headers),
      state: server ? 'waiting' : 'outbox',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (server) await enqueue(tx, 'send-mail', { mail: id });
}

/**
 * A letter's subject, both bodies and headers, in its language; null when its subject no longer
 * exists.
 */
export async function render(tx: Tx, siteUrl: string, letter: Letter): Promise<Written | null> {
  const paper = await readStationery(tx, letter.language, siteUrl);
  return composeLetter(letter, {
    paper,
    say: sayIn(paper.language),
    facts: letterFacts(tx, paper.language),
  });
}

async function hadEnough(tx: Tx, { kind, to }: Letter): Promise<boolean> {
  const most = MOST_AN_HOUR[kind];
  if (most === undefined) return false;
  await oneAtATime(tx, `letter ${kind} ${to}`);
  const {
    rows: [had],
  } = await sql<{
    count: number;
  }>`
    select count(*) as count
    from mails
    where recipient = ${to} and kind = ${kind}
      and created_at > now() - interval '1 hour'`.execute(tx);
  return (had?.count ?? 0) >= most;
}
