// The audit is one statement of 40,000 letters, asked after hundreds of tests: PostgreSQL plans it
// twenty times as long as it runs it.
import { createHash } from 'node:crypto';
import type pg from 'pg';

const LONG = 20_000;
type Ask = (question: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/** Lets every connection of a pool plan a long statement once, however often it is asked. */
export function planOnce(pool: pg.Pool): pg.Pool {
  return pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Ask;
    const query: Ask = (question, values) =>
      typeof question === 'string' && question.length > LONG
        ? ask({ name: nameOf(question), text: question, values: values ?? [] })
        : ask(question, values);
    client.query = query as typeof client.query;
  });
}

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 60);
