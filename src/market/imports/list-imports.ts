// The imports for staff: the list, and a single one in full.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { MessageValues } from '#base/refusal.ts';
import type {
  ImportRow,
  ImportSheet,
  ImportState,
  ImportTrial,
  UndoneImport,
} from '#contract/import-shapes.ts';
import type { Finding } from '#contract/findings.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { laterImport } from '#market/imports/lock-import.ts';
import { ownOf } from '#market/imports/own-of.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

const FOUND_SHOWN = 100;

const state = sql<ImportState>`
  case
    when t.undone_at is not null then 'undone'
    when t.work is not null and t.work_began_at is null then 'waiting'
    when t.work = 'try' then 'trying'
    when t.work = 'run' then 'running'
    when t.work = 'undo' then 'undoing'
    when t.stopped_at is not null then 'stopped'
    when t.finished_at is not null then 'done'
    when t.started_at is not null then 'unfinished'
    when t.trial is not null then 'tried'
    else 'uploaded'
  end
`;
const from = sql`
  imports t
  join stores s on s.id = t.store_id
  left join accounts a on a.id = t.account_id
`;
const columns: Record<keyof ImportRow, RawBuilder<unknown>> = {
  id: sql`t.id`,
  file: sql`t.file`,
  store: sql`s.name`,
  by: sql`a.name`,
  at: sql`coalesce(t.started_at, t.uploaded_at)`,
  state,
  created: sql`t.created`,
  updated: sql`t.updated`,
  unchanged: sql`t.unchanged`,
  refused: sql`t.refused`,
};
const VIEWS = {
  done: sql<SqlBool>`t.finished_at is not null and t.undone_at is null`,
  undone: sql<SqlBool>`t.undone_at is not null`,
  waiting: sql<SqlBool>`t.finished_at is null and t.undone_at is null`,
};

type ListQuery = Omit<ListInput, 'only'> & { view?: keyof typeof VIEWS | undefined };

/** A page of the imports, newest first; `q` searches the names of files and stores. */
export async function listImports(
  db: Db,
  by: Seller | Staff,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<ImportRow>> {
  const found = await readList<ImportRow>(db, paging, {
    from,
    columns,
    where: [
      ...ownOf(by, 't'),
      ...(q ? [sql<SqlBool>`(t.file ilike ${likeText(q)} or s.name ilike ${likeText(q)})`] : []),
      ...(view ? [VIEWS[view]] : []),
    ],
    usual: '-id',
  });
  return { ...found, rows: found.rows.map(timed) };
}

type Opened = ImportRow & {
  language: string | null;
  sheet: ImportSheet | null;
  kept: boolean;
  work: 'try' | 'run' | 'undo' | null;
  done_rows: number;
  all_rows: number;
  stop_asked: boolean;
  trial: ImportTrial | null;
  findings: Finding[];
  found: number;
  bad_rows: number;
  trouble: { code: RefusalCode; values: MessageValues } | null;
  taken_back: UndoneImport | null;
};

/** One import with everything its screen shows; null if there is none. */
export async function openImportAtDesk(
  db: Db,
  by: Seller | Staff,
  id: number,
): Promise<(Opened & { undo: (UndoneImport & { later: number | null }) | null }) | null> {
  const shown = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const { rows } = await sql<Opened & { of_store: boolean }>`
    select ${sql.join(shown)}, t.language, t.sheet, t.work, t.done_rows, t.all_rows, t.stop_asked,
      t.trial, t.trouble, t.of_store,
      case when t.taken_back is not null then '{"stays":0}'::jsonb || t.taken_back end as taken_back,
      jsonb_path_query_array(t.findings, ${`$[0 to ${FOUND_SHOWN - 1}]`}::jsonpath) as findings,
      jsonb_array_length(t.findings) + t.more as found,
      exists (select from import_files f where f.import_id = t.id) as kept,
      (select count(*)::int from import_bad_rows b where b.import_id = t.id) as bad_rows
    from ${from}
    where ${sql.join([sql`t.id = ${id}`, ...ownOf(by, 't')], sql` and `)}
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  const begun = ['done', 'stopped', 'unfinished'].includes(row.state);
  const { of_store: ofStore, ...listed } = timed(row);
  const undo = begun ? await (ofStore ? readOwnUndo(db, id) : readUndo(db, id)) : null;
  return { ...listed, undo };
}

async function readUndo(db: Db, id: number): Promise<UndoneImport & { later: number | null }> {
  const { rows } = await sql<Omit<UndoneImport, 'stays'>>`
    select count(*) filter (where made and not ordered)::int as removed,
      count(*) filter (where made and ordered)::int as hidden,
      count(*) filter (where not made)::int as restored
    from (
      select c.before is null as made,
        exists (select from order_lines l where l.product_id = c.product_id) as ordered
      from import_changes c
      where c.import_id = ${id}
    ) changed
  `.execute(db);
  const counts = rows[0] ?? { removed: 0, hidden: 0, restored: 0 };
  return { ...counts, stays: 0, later: (await laterImport(db, id))?.id ?? null };
}

async function readOwnUndo(db: Db, id: number): Promise<UndoneImport & { later: null }> {
  const { rows } = await sql<Omit<UndoneImport, 'stays'>>`
    select count(*) filter (where s.before is null and not ordered)::int as removed,
      count(*) filter (where s.before is null and ordered)::int as hidden,
      count(*) filter (where s.before is not null)::int as restored
    from import_steps s
    left join product_proposals p on p.id = s.proposal_id
    cross join lateral (
      select exists (select from order_lines l where l.product_id = p.product_id) as ordered
    ) o
    where s.import_id = ${id}
  `.execute(db);
  return { ...(rows[0] ?? { removed: 0, hidden: 0, restored: 0 }), stays: 0, later: null };
}

const timed = <Row extends { at: unknown }>(row: Row) => ({
  ...row,
  at: row.at instanceof Date ? row.at.toISOString() : String(row.at),
});
