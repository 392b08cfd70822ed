// Does one act to one thing, in the caller's transaction.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { BulkKind, ActInput } from '#market/bulk/bulk-kind.ts';
import type { Row } from '#market/edits/edit.ts';
import { requireVersion } from '#market/edits/require-version.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** The act, its input, and the run that it undoes, if any. */
export type Work = { act: string; given: ActInput; undoes: number | null };
/**
 * What was done: the previous values of the changed fields (null: the thing is deleted or cannot be
 * undone), and the version that was made.
 */
export type ActResult = { changed: boolean; was: Row | null; version: number | null };

/**
 * Does an act to a thing, as the call for a single one does. Refuses 'thing-not-found',
 * 'changed-meanwhile' when the thing to restore was changed again, and as the thing's own verbs do.
 */
export async function doAct(
  tx: Tx,
  by: Staff,
  kind: BulkKind,
  { id, market, ...work }: Work & { id: number; market: MarketSettings },
): Promise<ActResult> {
  const { undoes } = work;
  if (undoes !== null && kind.restore && (await hasDeleted(tx, undoes, id))) {
    const { version } = await kind.restore(tx, by, id);
    return { changed: true, was: null, version };
  }
  const plan = await (undoes === null
    ? kind.plan(tx, id, { ...work, market })
    : planBack(tx, kind, undoes, { id, market }));
  if (!plan) throw new Refusal('thing-not-found');
  const { shown, fields } = plan;
  if (fields === null) {
    const { id: gone, version } = shown;
    await kind.remove(tx, by, { id: gone, version, reason: work.given.reason }, market);
    return { changed: true, was: null, version: null };
  }
  const was = Object.fromEntries(Object.keys(fields).map((field) => [field, shown[field] ?? null]));
  const { version } = await kind.save(tx, by, { ...shown, ...fields }, market);
  return version === shown.version
    ? { changed: false, was: null, version: null }
    : { changed: true, was: kind.final ? null : was, version };
}

/** Whether this run deleted the thing. */
async function hasDeleted(tx: Tx, run: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    select
    from bulk_rows r
    join bulks b on b.id = r.bulk_id
    where b.id = ${run} and b.act = 'delete' and r.thing_id = ${id} and r.outcome = 'done'
  `.execute(tx);
  return rows.length > 0;
}

/**
 * The fields that a run changed, with their previous values, provided nobody has changed the thing
 * since.
 */
async function planBack(
  tx: Tx,
  kind: BulkKind,
  run: number,
  { id, market }: { id: number; market: MarketSettings },
) {
  const shown = await kind.open(tx, id, market);
  if (!shown) return null;
  const { rows } = await sql<{ was: Row | null; version: number | null }>`
    select r.was, r.version
    from bulk_rows r
    where r.bulk_id = ${run} and r.thing_id = ${id}
  `.execute(tx);
  const [row] = rows;
  if (!row?.was) return null;
  await requireVersion(tx, { noun: kind.noun, id }, row.version, shown.version);
  return { shown, fields: row.was };
}
