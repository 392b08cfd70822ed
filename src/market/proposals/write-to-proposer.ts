import { sql } from 'kysely';
import type { Letters } from '#contract/letters.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import type { Proposal } from '#market/proposals/proposal.ts';

type Kind = 'proposal-approved' | 'proposal-refused' | 'enrolment-approved' | 'enrolment-refused';

/** Queues a letter to the proposer or, if they have left the store, to its owners. */
export async function writeToProposer<K extends Kind>(
  tx: Tx,
  { store_id, sent_by }: Pick<Proposal, 'store_id' | 'sent_by'>,
  kind: K,
  dataFor: (name: string) => Letters[K],
): Promise<void> {
  const { rows } = await sql<{ email: string; language: string; name: string }>`
    with members as (
      select a.email, a.language, a.name, m.role, a.id = ${sent_by} as sent
      from store_members m
      join accounts a on a.id = m.account_id
      where m.store_id = ${store_id} and a.email is not null
    )
    select email, language, name
    from members
    where sent or (role = 'owner' and not exists (select from members where sent))
  `.execute(tx);
  for (const { name, ...reader } of rows) await writeTo(tx, kind, reader, dataFor(name));
}
