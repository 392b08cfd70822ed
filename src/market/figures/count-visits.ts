import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** Adds visits to today's, in the market's time zone. */
export async function countVisits(db: Db, visits: number): Promise<void> {
  await sql`
    insert into visit_days (day, visits)
    select (now() at time zone time_zone)::date, ${visits} from settings
    on conflict (day) do update set visits = visit_days.visits + excluded.visits
  `.execute(db);
}
