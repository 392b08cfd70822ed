import { sql } from 'kysely';

/** Whether a store with figures `f` (null: none yet) has sold too little for a score. */
export const isNew = sql<boolean>`(
  select coalesce(f.parcels, 0) < m.score_parcels
    and m.score_late + m.score_cancelled + m.score_refunded + m.score_rating + m.score_answers > 0
  from settings m
)`;
