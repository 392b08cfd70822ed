import { sql } from 'kysely';
import type { Edit } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';

const MOST = 200;

/** The edits of a thing, newest first; at most 200. */
export async function readEdits(db: Db, noun: string, id: number): Promise<Edit[]> {
  const { rows } = await sql<Edit>`
    select version, actor as by, ${isoText('at')} as at, was, became
    from edits
    where noun = ${noun} and thing_id = ${id}
    order by version desc
    limit ${MOST}
  `.execute(db);
  return rows;
}

/** A column's time as JSON has it: `2026-11-22T10:00:00.000Z`. */
export const isoText = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Who saved a thing last, and when, as a column of a statement over its table `t`. */
export const lastEdit = (noun: string, key = 'id') => sql<{ at: string; by: string } | null>`(
  select jsonb_build_object('at', ${isoText('e.at')}, 'by', e.actor)
  from edits e
  where e.noun = ${noun} and e.thing_id = ${sql.ref(`t.${key}`)}
  order by e.version desc
  limit 1
)`;
