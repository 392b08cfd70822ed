import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { spend } from '#db/budget.ts';
import { openPrepared } from '#db/prepared.ts';
import type { Presence } from '#db/presence.ts';
import { awayError, busyError, isLost } from '#db/trouble.ts';

/**
 * A pool for the query builder that waits for a free connection no longer than the request may, and
 * reports whether the database can be reached.
 */
export function limitPool(pool: pg.Pool, presence: Presence, queueMs: number): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const prepared = openPrepared();

  async function watched<T>(promise: Promise<T>): Promise<T> {
    try {
      const answer = await promise;
      presence.found();
      return answer;
    } catch (problem) {
      if (!isLost(problem)) throw problem;
      presence.lost(problem);
      throw awayError(problem instanceof Error ? problem.message : String(problem), problem);
    }
  }

  async function askPrepared(client: pg.PoolClient, text: string, values: unknown[]) {
    const name = prepared.nameOf(text);
    if (name === null) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (problem) {
      // after a failure inside a transaction, the whole transaction is repeated (transaction.ts)
      if (!prepared.failed(problem) || client.getTransactionStatus() !== 'I') throw problem;
      return client.query(text, values);
    }
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(text: unknown, values: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new Error('Rows are read whole, never by a cursor.');
      return watched(askPrepared(client, text, [...values]));
    }
    return { query, release: (destroy) => client.release(destroy) };
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = await watched(spend(queueMs, (ms) => freeClient(pool, ms)));
    const wrapped = known.get(client) ?? wrap(client);
    known.set(client, wrapped);
    return wrapped;
  }

  return { connect, end: () => pool.end(), options: pool.options };
}

function freeClient(pool: pg.Pool, ms: number): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(busyError('No connection to the database became free in time.'));
    }, ms);
    pool
      .connect()
      .finally(() => clearTimeout(timer))
      .then((client) => (late ? client.release() : resolve(client)), reject);
  });
}
