import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { mostCounted } from '#base/list-page.ts';
import type { Db } from '#db/connect.ts';

const counted = z.object({ 'Plan Rows': z.number() });
const plan = z.tuple([z.object({ Plan: z.object({ Plans: z.array(counted) }) })]);

/**
 * How many rows an estimate must exceed to be trusted without counting. A page only says “more than
 * `mostCounted`” by it, where counting would look at every row; the size of a sample is computed
 * from the estimate, which must be more certain.
 */
export const believed = { asMany: 1.5 * mostCounted, forSample: 3 * mostCounted };

/**
 * How many rows PostgreSQL expects each statement to return, in one query: precise enough to choose
 * a strategy by, and much faster than counting.
 */
export async function expectedRows(db: Db, statements: RawBuilder<unknown>[]): Promise<number[]> {
  if (statements.length === 0) return [];
  const each = statements.map((statement) => sql`array(select true from (${statement}) one)`);
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
    explain (format json) select ${sql.join(each)}
  `.execute(db);
  return plan.parse(rows[0]?.['QUERY PLAN'])[0].Plan.Plans.map((one) => one['Plan Rows']);
}
