// Records the statements of a verb, so that the same SQL can be sent raw. Tells values that came
// back from an earlier statement apart from given ones.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tx } from '#db/connect.ts';
import type { Tables } from '#db/tables.ts';

type Value = { given: unknown } | { from: number; column: string };
export type Script = { sql: string; values: Value[] }[];

class Undo extends Error {}

/** Runs the work in a transaction that is rolled back, and returns its statements. */
export async function record(url: string, work: (tx: Tx) => Promise<unknown>): Promise<Script> {
  const script: Script = [];
  const returned = new Map<number, { from: number; column: string }>();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (
      text: string,
      values: unknown[],
    ) => Promise<pg.QueryResult>;
    client.query = (async (text: string, values: unknown[] = []) => {
      const at = script.length;
      const ours = !/^(begin|commit|rollback|start)/i.test(text);
      if (ours)
        script.push({
          sql: text,
          values: values.map((value) =>
            typeof value === 'number' && returned.has(value)
              ? (returned.get(value) ?? { given: value })
              : { given: value },
          ),
        });
      const result = await query(text, values);
      if (ours && /^insert/i.test(text))
        for (const row of result.rows as Record<string, unknown>[])
          if (typeof row.id === 'number') returned.set(row.id, { from: at, column: 'id' });
      return result;
    }) as typeof client.query;
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await db
    .transaction()
    .execute(async (tx) => {
      await work(tx);
      throw new Undo();
    })
    .catch((problem: unknown) => {
      if (!(problem instanceof Undo)) throw problem;
    });
  await db.destroy();
  return script;
}

/** Sends a recorded script raw, in one transaction. */
export async function replay(client: pg.PoolClient, script: Script): Promise<void> {
  const results: pg.QueryResult<Record<string, unknown>>[] = [];
  await client.query('begin');
  for (const { sql, values } of script)
    results.push(
      await client.query<Record<string, unknown>>(
        sql,
        values.map((value) =>
          'given' in value ? value.given : results[value.from]?.rows[0]?.[value.column],
        ),
      ),
    );
  await client.query('commit');
}
