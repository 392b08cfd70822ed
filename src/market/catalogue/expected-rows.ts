import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Db } from '#db/connect.ts';

const plan = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]);

/**
 * How many rows PostgreSQL expects of a statement: enough to choose a way by, and at once, where to
 * count them would take longer than either.
 */
export async function expectedRows(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`explain (format json) ${statement}`.execute(
    db,
  );
  return plan.parse(rows[0]?.['QUERY PLAN'])[0].Plan['Plan Rows'];
}
