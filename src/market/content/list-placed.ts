import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ScheduledView } from '#contract/admin/scheduled.ts';
import type { ListInput } from '#contract/resource.ts';
import { inView, scheduledColumns } from '#market/content/schedule.ts';
import { gapsOf, textsContain } from '#market/edits/listing.ts';
import type { Staff } from '#market/settings/actor.ts';

export type PlacedQuery = ListInput & { view?: ScheduledView | undefined };

/** What a list of banners or slides `t` shows of them at this moment. */
export const placedRowColumns = ({ language }: Staff, now: Date) => ({
  id: sql`t.id`,
  title: sql`said(t.title, ${language})`,
  type: sql`t.type`,
  image: sql`t.image`,
  ...scheduledColumns(now),
  gaps: gapsOf('t.title'),
});

/** Those that match; `q` looks in titles of every language. */
export const placedMatches = ({ q, view }: PlacedQuery, now: Date): RawBuilder<SqlBool>[] => [
  ...(q ? [textsContain('t.title', q)] : []),
  ...(view ? [inView(view, 't.title', now)] : []),
];
