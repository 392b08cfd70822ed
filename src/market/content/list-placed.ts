import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ScheduledView } from '#contract/admin/scheduled.ts';
import type { ListInput } from '#contract/resource.ts';
import { inView, scheduledColumns } from '#market/content/schedule.ts';
import { gapsOf, textsContain } from '#market/edits/listing.ts';
import type { Staff } from '#market/settings/actor.ts';

export type PlacedQuery = ListInput & { view?: ScheduledView | undefined };

/** The columns that a list of banners or slides `t` shows now. */
export const placedRowColumns = ({ language }: Staff, now: Date) => ({
  id: sql`t.id`,
  title: sql`said(t.title, ${language})`,
  type: sql`t.type`,
  image: sql`t.image`,
  ...scheduledColumns(now),
  gaps: gapsOf('t.title'),
});

/** Conditions for those that match; `q` searches titles in every language. */
export const placedMatches = ({ q, view }: PlacedQuery, now: Date): RawBuilder<SqlBool>[] => [
  ...(q ? [textsContain('t.title', q)] : []),
  ...(view ? [inView(view, 't.title', now)] : []),
];
