// The audit log: edits of things and all other actions, in one list.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { listSize } from '#contract/list-size.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';
import { dayBegins, dayEnds } from '#market/settings/market-day.ts';

export type AuditQuery = {
  q: string;
  who?: number | undefined;
  noun: string;
  /** Days in the market's time zone, both included. */
  from: string | null;
  until: string | null;
  page: number;
  size: number;
};
type Values = Record<string, unknown>;
export type AuditRow = {
  id: number;
  at: string;
  by: string;
  action: string;
  noun: string;
  thing: string;
  note: string;
  times: number;
  was: Values | null;
  became: Values | null;
};
type Part = {
  table: string;
  columns: RawBuilder<unknown>;
  noun: RawBuilder<unknown>;
  searchText: RawBuilder<unknown>;
};

/** Edits have even numbers, other actions odd ones. */
const EDITS: Part = {
  table: 'edits',
  noun: sql`t.noun`,
  searchText: sql`(t.actor || ' ' || t.noun || ' ' || coalesce(t.was::text, '') || ' '
    || coalesce(t.became::text, ''))`,
  columns: sql`t.id * 2 as id, t.at, t.actor as by,
    case when t.was is null then 'made' when t.became is null then 'deleted' else 'changed' end
      as action,
    t.noun, t.thing_id::text as thing, '' as note, 1 as times, t.was, t.became`,
};
const DEEDS: Part = {
  table: 'audit',
  noun: sql`split_part(t.subject, ':', 1)`,
  searchText: sql`(t.actor || ' ' || t.action || ' ' || t.subject || ' ' || t.note)`,
  columns: sql`t.id * 2 + 1 as id, t.at, t.actor as by, t.action,
    split_part(t.subject, ':', 1) as noun, split_part(t.subject, ':', 2) as thing, t.note, t.times,
    null::jsonb as was, null::jsonb as became`,
};

/** A page of actions, newest first, and how many there are (counted up to a limit). */
export async function readAudit(db: Db, query: AuditQuery): Promise<Listed<AuditRow>> {
  const { page, size } = query;
  const end = page * size;
  const first = (part: Part) => sql`(
    select ${part.columns} from ${sql.table(part.table)} t ${where(part, query)}
    order by t.at desc, t.id desc
    limit ${end}
  )`;
  const some = (part: Part) => sql`(
    select from ${sql.table(part.table)} t ${where(part, query)} limit ${listSize.counted + 1}
  )`;
  const { rows } = await sql<AuditRow>`
    select ${shown}
    from (${first(EDITS)} union all ${first(DEEDS)}) t
    order by t.at desc, t.id desc
    limit ${size} offset ${end - size}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (${some(EDITS)} union all ${some(DEEDS)}) found
  `.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  const { counted: most } = listSize;
  return { rows, total: Math.min(total, most), more: total > most };
}

/** One action, by its number in the list. Refuses 'thing-not-found'. */
export async function readDeed(db: Db, number: bigint): Promise<AuditRow> {
  const part = number % 2n === 0n ? EDITS : DEEDS;
  const { rows } = await sql<AuditRow>`
    select ${shown}
    from (
      select ${part.columns} from ${sql.table(part.table)} t
      where t.id = ${String(number / 2n)}::bigint
    ) t
  `.execute(db);
  if (!rows[0]) throw new Refusal('thing-not-found');
  return rows[0];
}

const shown = sql`t.id::float8 as id, ${isoText('t.at')} as at, t.by, t.action, t.noun, t.thing,
  t.note, t.times, t.was, t.became`;

function where(part: Part, { q, who, noun, from, until }: AuditQuery): RawBuilder<unknown> {
  const conditions: RawBuilder<SqlBool>[] = [
    ...(q ? [sql<SqlBool>`${part.searchText} ilike ${likeText(q)}`] : []),
    ...(who === undefined ? [] : [sql<SqlBool>`t.account_id = ${who}`]),
    ...(noun ? [sql<SqlBool>`${part.noun} = ${noun}`] : []),
    ...(from ? [sql<SqlBool>`t.at >= ${dayBegins(from)}`] : []),
    ...(until ? [sql<SqlBool>`t.at < ${dayEnds(until)}`] : []),
  ];
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}
