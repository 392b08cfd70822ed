// Previews what an act would change.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { bulkSize } from '#contract/bulk.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import type { BulkKind } from '#market/bulk/bulk-kind.ts';
import { doAct, type Work } from '#market/bulk/do-act.ts';
import {
  findBulkRows,
  type BulkAbout,
  type BulkInput,
  type FoundRow,
} from '#market/bulk/find-bulk-rows.ts';
import type { Row } from '#market/edits/edit.ts';
import type { Staff } from '#market/settings/actor.ts';

type Tried = FoundRow & { was: Row; became: Row; refusal: Refusal | null };
type RowChange = { was: Row; became: Row };

const TAKEN_BACK = Symbol('taken back');
const NOTHING: RowChange = { was: {}, became: {} };

/**
 * How many things an act would apply to, and what it would change in the first few: each is changed
 * and rolled back. Refuses as `findBulkRows` does.
 */
export async function tryBulk(
  db: Db,
  by: Staff,
  kind: BulkKind,
  input: BulkInput & BulkAbout,
): Promise<{ all: number; rows: Tried[] }> {
  const { rows, given, undoes } = await findBulkRows(db, by, kind, input);
  const { act, market } = input;
  const tried: Tried[] = [];
  for (const row of rows.slice(0, bulkSize.tried))
    tried.push({
      ...row,
      ...(await tryOne(db, by, kind, { id: row.id, market, act, given, undoes })),
    });
  return { all: rows.length, rows: tried };
}

async function tryOne(
  db: Db,
  by: Staff,
  kind: BulkKind,
  work: Work & { id: number } & Pick<BulkAbout, 'market'>,
): Promise<RowChange & { refusal: Refusal | null }> {
  let lastEdit = NOTHING;
  try {
    await transaction(db, async (tx) => {
      const { changed } = await doAct(tx, by, kind, work);
      if (changed) lastEdit = await readLastEdit(tx, kind, work.id);
      throw TAKEN_BACK;
    });
  } catch (problem) {
    if (problem instanceof Refusal) return { ...NOTHING, refusal: problem };
    if (problem !== TAKEN_BACK) throw problem;
  }
  return { ...lastEdit, refusal: null };
}

async function readLastEdit(db: Db, { noun }: BulkKind, id: number): Promise<RowChange> {
  const { rows } = await sql<{ was: Row | null; became: Row | null }>`
    select was, became from edits where noun = ${noun} and thing_id = ${id}
    order by version desc limit 1
  `.execute(db);
  // no fields are listed for a thing that is deleted
  return { was: rows[0]?.became ? (rows[0].was ?? {}) : {}, became: rows[0]?.became ?? {} };
}
