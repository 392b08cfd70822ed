// Finds the things that an act applies to.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { bulkSize, UNDO } from '#contract/bulk.ts';
import type { Db } from '#db/connect.ts';
import type { BulkKind, ActInput } from '#market/bulk/bulk-kind.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** The request, as `bulkCalls` of the contract has it. */
export type BulkInput = {
  act: string;
  ids: number[];
  matching: unknown;
  run: number | null;
  given: ActInput;
};
export type BulkAbout = { market: MarketSettings; now: Date };
export type FoundRow = { id: number; title: string };
/** The things, the act's input, and the run that is undone, if any. */
export type FoundRows = { rows: FoundRow[]; given: ActInput; undoes: number | null };
type Run = { noun: string; act: string; given: ActInput; undoes: number | null };

/**
 * The things that a request names, at most `bulkSize.most`. Refuses 'thing-not-found' for a run of
 * other things, 'invalid-input' for an act that is not the run's, 'bulk-nothing' and
 * 'bulk-too-many'.
 */
export async function findBulkRows(
  db: Db,
  by: Staff,
  kind: BulkKind,
  query: BulkInput & BulkAbout,
): Promise<FoundRows> {
  const found = await (query.run === null
    ? findChosen(db, by, kind, query)
    : findOfRun(db, kind, { ...query, run: query.run }));
  if (found.rows.length === 0) throw new Refusal('bulk-nothing');
  if (found.rows.length > bulkSize.most)
    throw new Refusal('bulk-too-many', { most: bulkSize.most });
  return found;
}

async function findChosen(
  db: Db,
  by: Staff,
  kind: BulkKind,
  { act, ids, matching, given, market, now }: BulkInput & BulkAbout,
): Promise<FoundRows> {
  if (act === UNDO) throw new Refusal('required', { field: 'run' });
  const about = { market, now };
  if (matching !== null) {
    const rows = await kind.find(db, by, matching, { ...about, size: bulkSize.most + 1 });
    return { rows, given, undoes: null };
  }
  const rows = await kind.find(db, by, {}, { ...about, size: Math.max(1, ids.length), only: ids });
  // things deleted meanwhile stay listed, and are reported with the others
  const gone = ids.filter((id) => !rows.some((row) => row.id === id));
  return { rows: [...rows, ...gone.map((id) => ({ id, title: `#${id}` }))], given, undoes: null };
}

/** What a run changed and no other run has restored; or, to repeat it, what it was refused. */
async function findOfRun(
  db: Db,
  { noun }: BulkKind,
  { act, run: id }: { act: string; run: number },
): Promise<FoundRows> {
  const { rows: runs } = await sql<Run>`
    select noun, act, given, undoes from bulks where id = ${id}
  `.execute(db);
  const [run] = runs;
  if (run?.noun !== noun) throw new Refusal('thing-not-found');
  const undoes = act === UNDO && run.act !== UNDO ? id : run.undoes;
  const takesBack = act === UNDO && run.act !== UNDO;
  if (!takesBack && act !== run.act) throw new Refusal('invalid-input', { field: 'act' });
  const { rows } = await sql<FoundRow>`
    select r.thing_id as id, r.title
    from bulk_rows r
    where r.bulk_id = ${id} and ${takesBack ? undoable : sql`r.outcome = 'refused'`}
    order by r.place
  `.execute(db);
  return { rows, given: run.given, undoes };
}

/** A row `r` whose change can be undone and has not been yet. */
export const undoable = sql<boolean>`(
  (r.was is not null or exists (
    select from bulks d
    join removed_things gone on gone.noun = d.noun and gone.thing_id = r.thing_id
    where d.id = r.bulk_id and d.act = 'delete' and r.outcome = 'done'
  )) and not exists (
    select from bulks u
    join bulk_rows ur on ur.bulk_id = u.id
    where u.undoes = r.bulk_id and ur.thing_id = r.thing_id and ur.outcome = 'done'
  )
)`;
