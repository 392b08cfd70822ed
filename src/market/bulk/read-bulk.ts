import { sql } from 'kysely';
import type { MessageValues } from '#base/refusal.ts';
import { bulkSize, type BulkRun } from '#contract/bulk.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Db } from '#db/connect.ts';
import { undoable } from '#market/bulk/find-bulk-rows.ts';
import { isoText } from '#market/edits/read-edits.ts';

type Refused = {
  id: number;
  title: string;
  refusal: { code: RefusalCode; values?: MessageValues };
};
export type ReadBulk = Omit<BulkRun, 'refusals'> & { refusals: Refused[] };

/** The progress of a person's own run; null when they began no run with this id. */
export async function readBulk(db: Db, accountId: number, id: number): Promise<ReadBulk | null> {
  const { rows } = await sql<ReadBulk>`
    select b.id, b.noun, b.act, ${isoText('b.made_at')} as made_at, b.ended_at is not null as ended,
      count(*)::int as all, count(*) filter (where r.outcome = 'done')::int as done,
      count(*) filter (where r.outcome = 'same')::int as same,
      count(*) filter (where r.outcome = 'refused')::int as refused,
      (count(*) filter (where b.act <> 'undo' and ${undoable}))::int as undoable,
      (
        select coalesce(jsonb_agg(why order by place), '[]')
        from (
          select place, jsonb_build_object('id', thing_id, 'title', title, 'refusal', refusal) as why
          from bulk_rows
          where bulk_id = b.id and outcome = 'refused'
          order by place
          limit ${bulkSize.told}
        ) refused
      ) as refusals
    from bulks b
    join bulk_rows r on r.bulk_id = b.id
    where b.id = ${id} and b.account_id = ${accountId}
    group by b.id
  `.execute(db);
  return rows[0] ?? null;
}
