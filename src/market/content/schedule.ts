// When what the shop's front shows is shown: from a moment, until another, or always.
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Tables whose rows are shown for a time: `shown_from`, `shown_until` and `public`. */
export type Scheduled = 'banners' | 'sliders' | 'site_features';

/** Whether a row is shown at this moment; in the second at which it ends it is not any more. */
export const shownAt = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`
  (public and coalesce(shown_from <= ${now}, true) and coalesce(shown_until > ${now}, true))
`;

/** The next moment at which something of these tables begins or ends by itself; null if nothing does. */
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
