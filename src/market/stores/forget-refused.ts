import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** So long what a refused applicant gave is kept, for their questions and another application. */
const REFUSED_DAYS = 90;

/** Deletes what applicants gave who were refused so long ago; that they applied stays. */
export async function forgetRefused(db: Db): Promise<void> {
  await sql`
    delete from application_items i
    using applications p
    where p.id = i.application_id
      and p.state = 'refused'
      and p.decided_at < now() - make_interval(days => ${REFUSED_DAYS}::int)
  `.execute(db);
}
