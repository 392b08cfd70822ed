import { sql } from 'kysely';
import type { Letters } from '#contract/letters.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';

/**
 * Queues a letter to the owner of the market, in its own language; none if the owner has given no
 * address.
 */
export async function writeToOwner<Kind extends keyof Letters>(
  tx: Tx,
  kind: Kind,
  data: Letters[Kind],
): Promise<void> {
  const {
    rows: [owner],
  } = await sql<{
    email: string;
    language: string;
  }>`
    select email, coalesce((select code from languages where is_default), 'en') as language
    from settings
  `.execute(tx);
  if (owner?.email) await writeTo(tx, kind, { email: owner.email, language: owner.language }, data);
}
