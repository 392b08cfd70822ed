import { sql } from 'kysely';
import type { BannerRow } from '#contract/admin/banner.ts';
import type { ScheduledView } from '#contract/admin/scheduled.ts';
import type { Listed, ListAsked } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { inView, scheduledColumns } from '#market/content/schedule.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import type { Staff } from '#market/settings/actor.ts';

type Asked = ListAsked & { table: 'banners' | 'sliders'; view?: ScheduledView | undefined };

/** A page of banners or slides that match at this moment; `q` looks in titles of every language. */
export async function listPlaced(
  db: Db,
  { language }: Staff,
  { table, q, view, ...asked }: Asked,
  now: Date,
): Promise<Listed<BannerRow>> {
  return readList<BannerRow>(db, asked, {
    from: sql`${sql.table(table)} t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      type: sql`t.type`,
      image: sql`t.image`,
      ...scheduledColumns(now),
      gaps: gapsOf('t.title'),
    },
    where: [
      ...(q ? [textsContain('t.title', q)] : []),
      ...(view ? [inView(view, 't.title', now)] : []),
    ],
    usual: 'type',
  });
}
