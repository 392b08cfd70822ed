// Days of the market's clocks, as moments are told in the back office: lists are narrowed to them.
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/connect.ts';

/** When a day (`YYYY-MM-DD`) begins in the market's time zone: a `timestamptz`. */
export const dayBegins = (day: string): RawBuilder<Date> => begins(sql`${day}::date`);

/** When the day after it begins. */
export const dayEnds = (day: string): RawBuilder<Date> => begins(sql`(${day}::date + 1)`);

/** The day (`YYYY-MM-DD`) that it is at a moment. */
export async function marketDay(db: Db, moment: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select ${dayOf(sql`${moment}::timestamptz`)} as day
  `.execute(db);
  return rows[0]?.day ?? '';
}

/** The same of a column, as a text. */
export const dayOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${moment} at time zone (select time_zone from settings))::date::text`;

const begins = (date: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`(${date}::timestamp at time zone (select time_zone from settings))`;
