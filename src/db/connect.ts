// The one door to PostgreSQL: a pool, typed by the generated tables.
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '#db/tables.ts';

/** Questions only: a function that takes this can be given a transaction too. */
export type Db = Kysely<Tables>;
/** Proof of standing inside a transaction: what takes this can not run outside one. */
export type Tx = Transaction<Tables>;

const INT8 = 20, NUMERIC = 1700;
pg.types.setTypeParser(INT8, Number);      // every bigint of ours is bounded below 2^53 by its domain
pg.types.setTypeParser(NUMERIC, Number);   // only ratings and averages are numeric

export function connectPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: size, application_name: 'souk', connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {});              // an idle connection that the server cut: the next query opens another
  pool.on('connect', (client) => client.on('error', () => {}));   // one that is cut inside a transaction: its queries fail, the process goes on
  return pool;
}

export function connect(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
