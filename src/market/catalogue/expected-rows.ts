import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { mostCounted } from '#base/list-page.ts';
import type { Db } from '#db/connect.ts';

const counted = z.object({ 'Plan Rows': z.number() });
const plan = z.tuple([z.object({ Plan: z.object({ Plans: z.array(counted) }) })]);

/**
 * From how many rows on an estimate is believed without counting. A page only says “more than
 * `mostCounted`” by it, and counting costs it a look at each; the size of a sample follows from the
 * estimate itself, which has to be surer.
 */
export const believed = { asMany: 1.5 * mostCounted, forSample: 3 * mostCounted };

/**
 * How many rows PostgreSQL expects of each of these statements, in one query: enough to choose a
 * way by, and at once, where to count them would take longer than either.
 */
export async function expectedRows(db: Db, statements: RawBuilder<unknown>[]): Promise<number[]> {
  if (statements.length === 0) return [];
  const each = statements.map((statement) => sql`array(select true from (${statement}) one)`);
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
    explain (format json) select ${sql.join(each)}
  `.execute(db);
  return plan.parse(rows[0]?.['QUERY PLAN'])[0].Plan.Plans.map((one) => one['Plan Rows']);
}
