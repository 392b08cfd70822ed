import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

export type ImportLine = {
  id: number;
  store: string;
  file: string;
  created: number;
  updated: number;
  refused: number;
  started_at: Date;
  finished_at: Date | null;
  undone_at: Date | null;
};

/** The imports that have started, newest first. */
export async function readImports(db: Db, most: number): Promise<ImportLine[]> {
  return db
    .selectFrom('imports')
    .innerJoin('stores', 'stores.id', 'imports.store_id')
    .select([
      'imports.id',
      'stores.slug as store',
      'file',
      'created',
      'updated',
      'refused',
      sql<Date>`started_at`.as('started_at'),
      'finished_at',
      'undone_at',
    ])
    .where('started_at', 'is not', null)
    .orderBy('imports.id', 'desc')
    .limit(most)
    .execute();
}
