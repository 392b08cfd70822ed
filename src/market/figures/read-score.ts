import { sql } from 'kysely';
import type { SellerScore } from '#contract/seller-figures.ts';
import type { Db } from '#db/connect.ts';
import { weighedParts } from '#market/figures/weighed-parts.ts';

type Row = {
  score: number | null;
  parcels: number;
  least: number;
  weights: number[];
  points: (number | null)[];
};

/** A store's score with its parts, and the part that would improve it most. */
export async function readScore(db: Db, storeId: number): Promise<SellerScore> {
  const { rows } = await sql<Row>`
    select f.score, coalesce(f.parcels, 0) as parcels, m.score_parcels as least,
      array[m.score_late, m.score_cancelled, m.score_refunded, m.score_rating, m.score_answers]
        as weights,
      coalesce(score_parts(f), '{}') as points
    from settings m
    left join store_figures f on f.store_id = ${storeId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The market has no settings.');
  const parts = weighedParts(row.weights, row.points);
  const most = Math.max(...parts.map(({ lost }) => lost));
  return {
    score: row.score,
    missing: Math.max(0, row.least - row.parcels),
    weighs: row.weights.some((weight) => weight > 0),
    parts,
    better: (most > 0 && parts.find(({ lost }) => lost === most)?.name) || null,
  };
}
