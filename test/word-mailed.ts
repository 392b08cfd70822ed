import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** The secret of the link in the last letter to an address. */
export async function wordMailed(db: Db, email: string): Promise<string> {
  const { rows } = await sql<{ word: string }>`
    select payload -> 'data' ->> 'word' as word
    from graphile_worker._private_jobs
    where payload ->> 'to' = ${email}
    order by id desc
    limit 1
  `.execute(db);
  return rows[0]?.word ?? '';
}
