import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** How long a refused applicant's items are kept, for questions and another application. */
const REFUSED_DAYS = 90;

/** Deletes the items of applicants who were refused long ago; the applications stay. */
export async function forgetRefused(db: Db): Promise<void> {
  await sql`
    delete from application_items i
    using applications p
    where p.id = i.application_id
      and p.state = 'refused'
      and p.decided_at < now() - make_interval(days => ${REFUSED_DAYS}::int)
  `.execute(db);
}
