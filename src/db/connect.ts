// The only way to PostgreSQL: a pool, typed by the generated tables.
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { limitClient } from '#db/limit-client.ts';
import { limitPool } from '#db/limit-pool.ts';
import { CONNECT_MS, endless, type Patience } from '#db/patience.ts';
import { unwatched, type Presence } from '#db/presence.ts';
import type { Tables } from '#db/tables.ts';

/** For questions. A function that takes this can also be given a transaction. */
export type Db = Kysely<Tables>;
/** Proof of being inside a transaction: a function that takes this cannot run outside of one. */
export type Tx = Transaction<Tables>;

const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;
pg.types.setTypeParser(INT8, Number); // every bigint of ours is bounded below 2^53 by its domain
pg.types.setTypeParser(NUMERIC, Number); // only ratings and averages are numeric
pg.types.setTypeParser(DATE, (day) => day); // 2026-11-22: a day has no zone

const QUEUE_MS = 30_000; // for a free connection; a request waits less (budget.ts)

/** A pool of at most `size` connections, whose statements time out as `patience` says. */
export function connectPool(url: string, size: number, patience: Patience = endless): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: 'souk',
    keepAlive: true,
    connectionTimeoutMillis: 2 * QUEUE_MS,
    Client: QuickClient,
    onConnect: (client) => limitClient(client, patience),
  });
  // the server closed an idle connection: the next query opens another
  pool.on('error', () => {});
  // a connection was lost inside a transaction: its queries fail, the process continues
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Queries through a pool; `presence` is told whether the database can be reached. */
export function connect(pool: pg.Pool, presence: Presence = unwatched): Db {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: limitPool(pool, presence, QUEUE_MS) }),
  });
}

// The pool has one timeout for two things: waiting for a free connection, and opening a new one.
// Opening gets a shorter one.
const QuickClient = new Proxy(pg.Client, {
  construct: (Client, [options]: [pg.ClientConfig]) =>
    new Client({ ...options, connectionTimeoutMillis: CONNECT_MS }),
});
