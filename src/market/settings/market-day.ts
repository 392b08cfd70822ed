// The days that lists are narrowed to are those of the market's clocks, as their moments are told.
import { sql, type RawBuilder } from 'kysely';

/** When a day (`YYYY-MM-DD`) begins in the market's time zone: a `timestamptz`. */
export const dayBegins = (day: string): RawBuilder<Date> => begins(sql`${day}::date`);

/** When the day after it begins. */
export const dayEnds = (day: string): RawBuilder<Date> => begins(sql`(${day}::date + 1)`);

const begins = (date: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`(${date}::timestamp at time zone (select time_zone from settings))`;
