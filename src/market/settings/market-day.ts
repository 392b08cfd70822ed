// Days in the market's time zone, by which lists of the back office are filtered.
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/connect.ts';

/** When a day (`YYYY-MM-DD`) begins in the market's time zone: a `timestamptz`. */
export const dayBegins = (day: string): RawBuilder<Date> => begins(sql`${day}::date`);

/** When the next day begins: a `timestamptz`. */
export const dayEnds = (day: string): RawBuilder<Date> => begins(sql`(${day}::date + 1)`);

/** The day (`YYYY-MM-DD`) at a given time. */
export async function marketDay(db: Db, moment: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select ${dayOf(sql`${moment}::timestamptz`)} as day
  `.execute(db);
  return rows[0]?.day ?? '';
}

/** The day of a column's time, as text. */
export const dayOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${moment} at time zone (select time_zone from settings))::date::text`;

const begins = (date: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`(${date}::timestamp at time zone (select time_zone from settings))`;
