// What the database knows about the state of the shop.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { Facts } from '#market/health/health.ts';

type DatabaseFacts = { database: Facts['database']; postgres: string; schema: string };

/** The database itself: its size, its replicas, its oldest transaction, its versions. */
export async function readDatabase(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<Facts['database'] & Pick<DatabaseFacts, 'postgres' | 'schema'>>`
    select pg_database_size(current_database())::bigint as bytes,
      (select count(*)::int from pg_stat_replication) as replicas,
      (select ceil(extract(epoch from max(replay_lag)))::int from pg_stat_replication)
        as replica_lag_s,
      coalesce((
        select floor(extract(epoch from now() - min(xact_start)))::int
        from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend'
          and pid <> pg_backend_pid()
      ), 0) as longest_transaction_s,
      current_setting('server_version') as postgres,
      coalesce((select max(name) from migrations), '') as schema
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Counting answers always.');
  const { postgres, schema, ...database } = row;
  return { database, postgres, schema: schema.replace(/\.sql$/, '') };
}

export type GatewaySign = { told_at: string | null; problem: string | null };
const PROBLEM_LETTERS = 300;

/**
 * When each method's gateway was last heard from, and why the latest request that is
 * still open to it failed, by method.
 */
export async function readGatewaySigns(
  db: Db,
  methods: readonly number[],
): Promise<Map<number, GatewaySign>> {
  const { rows } = await sql<GatewaySign & { method: number }>`
    select m.method, (
        select ${isoText('received_at')}
        from payment_events
        where method = m.method
        order by received_at desc
        limit 1
      ) as told_at, (
        select left(split_part(j.last_error, E'\n', 1), ${PROBLEM_LETTERS})
        from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        left join refunds r
          on t.identifier = 'send-refund' and r.id = (j.payload ->> 'refund')::int
        join payments p
          on p.id = coalesce(r.payment_id, (j.payload ->> 'payment')::int)
        where j.last_error is not null
          and t.identifier in ('look-at-payment', 'end-payment', 'send-refund')
          and p.method = m.method
        order by j.updated_at desc
        limit 1
      ) as problem
    from unnest(${methods}::int[]) as m (method)
  `.execute(db);
  return new Map(rows.map(({ method, ...sign }) => [method, sign]));
}
