// Schedules of banners, slides and promises: shown from a time, until a time, or always.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ScheduledFields, ScheduledView, ShownState } from '#contract/admin/scheduled.ts';
import { gapsOf } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';

/** Tables whose rows are shown for a time: `shown_from`, `shown_until` and `public`. */
export type Scheduled = 'banners' | 'sliders' | 'site_features';

/** Whether a row is shown at this time; it is no longer shown in the second at which it ends. */
export const shownAt = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`
  (public and coalesce(shown_from <= ${now}, true) and coalesce(shown_until > ${now}, true))
`;

/** The next time at which something in these tables begins or ends; null if nothing does. */
export const nextChange = (now: Date, tables: Scheduled[]): RawBuilder<Date | null> => {
  const times = tables.map(
    (table) => sql`select shown_from, shown_until from ${sql.table(table)} where public`,
  );
  return sql<Date | null>`(
    select min(moment)
    from (${sql.join(times, sql` union all `)}) times
    cross join unnest(array[shown_from, shown_until]) as moments (moment)
    where moment > ${now}
  )`;
};

/** The times of a row `t` and its present state, as columns of a list. */
export const scheduledColumns = (now: Date) => ({
  shown_from: isoText('t.shown_from'),
  shown_until: isoText('t.shown_until'),
  public: sql<boolean>`t.public`,
  state: stateAt(now),
});

const stateAt = (now: Date) => sql<ShownState>`
  case
    when not t.public then 'hidden'
    when t.shown_until <= ${now} then 'over'
    when t.shown_from > ${now} then 'planned'
    else 'live'
  end
`;

/**
 * Conditions for the rows `t` of a view; `texts` is the column whose translations may be missing.
 */
export const inView = (view: ScheduledView, texts: string, now: Date): RawBuilder<SqlBool> =>
  view === 'gap'
    ? sql<SqlBool>`cardinality(${gapsOf(texts)}) > 0`
    : sql<SqlBool>`${stateAt(now)} = ${view}`;

/** Refuses 'ends-before-it-begins' for an end that is not after the beginning. */
export function checkTimes({ shown_from: from, shown_until: until }: ScheduledFields): void {
  if (from !== null && until !== null && Date.parse(until) <= Date.parse(from))
    throw new Refusal('ends-before-it-begins', { field: 'shown_until' });
}
