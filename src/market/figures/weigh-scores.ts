// The weights that the owner gives to the parts of a store's score. The schema recalculates scores
// whenever figures or weights change.
import { sql } from 'kysely';
import type { OpenedScore, ScoreFields, ScorePreview } from '#contract/admin/score.ts';
import type { Edit } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { SETTINGS, THE_ONE } from '#market/content/edit-settings.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { saveRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

const MOST_SHOWN = 8;

/** The weights, and how many parcels a store needs before it has a score. */
export async function openScore(db: Db): Promise<OpenedScore> {
  const { rows } = await sql<OpenedScore>`
    select t.id, version, ${lastEdit(SETTINGS.noun)} as edited, score_parcels, score_late,
      score_cancelled, score_refunded, score_rating, score_answers
    from (select ${THE_ONE}::int as id, * from settings) t
  `.execute(db);
  const [settings] = rows;
  if (!settings) throw new Error('The market has no settings.');
  return settings;
}

/** Saves the weights, and recalculates every store's score. Refuses as `saveRow` does. */
export async function saveScore(
  tx: Tx,
  by: Staff,
  { version, ...columns }: ScoreFields & { version: number },
): Promise<void> {
  await clearingPagesOfScores(tx, async () => {
    await saveRow(tx, by, SETTINGS, { id: THE_ONE, version, columns });
    await sql`update store_figures set score = score`.execute(tx);
  });
}

/**
 * The scores that other weights would give: how many stores have one, and those of the stores that
 * send the most parcels.
 */
export async function previewScores(db: Db, fields: ScoreFields): Promise<ScorePreview> {
  const { score_parcels: least, ...weights } = fields;
  const { score_late, score_cancelled, score_refunded, score_rating, score_answers } = weights;
  const all = [score_late, score_cancelled, score_refunded, score_rating, score_answers];
  const { rows } = await sql<ScorePreview>`
    with weighed as (
      select s.id, s.name, f.parcels, f.score as now, weighed_score(f, ${all}::int[], ${least}) as by_these
      from store_figures f
      join stores s on s.id = f.store_id
      where s.public and s.suspended_at is null and s.closed_at is null
    )
    select (select count(*)::int from weighed where by_these is not null) as scored,
      (select count(*)::int from weighed where parcels < ${least}) as new_stores,
      coalesce((
        select jsonb_agg(w order by w.parcels desc, w.id)
        from (select * from weighed order by parcels desc, id limit ${MOST_SHOWN}) w
      ), '[]') as stores
  `.execute(db);
  return rows[0] ?? { scored: 0, new_stores: 0, stores: [] };
}

/** Whether an edit of the settings is about the weights; no edit mixes both. */
export const isOfScore = ({ became }: Pick<Edit, 'became'>): boolean =>
  Object.keys(became ?? {}).some((field) => field.startsWith('score_'));

/** Does the work, then expires cached pages of the stores whose score changed. */
export async function clearingPagesOfScores(tx: Tx, work: () => Promise<void>): Promise<void> {
  const before = await shownScores(tx);
  await work();
  const after = await shownScores(tx);
  const changed = [...after].filter(([store, shown]) => before.get(store) !== shown);
  await touch(tx, ...changed.map(([store]) => `store:${store}`));
}

async function shownScores(tx: Tx): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; shown: string }>`
    select f.store_id as id, format('%s %s', f.score, f.parcels < m.score_parcels) as shown
    from store_figures f
    cross join settings m
  `.execute(tx);
  return new Map(rows.map(({ id, shown }) => [id, shown]));
}
