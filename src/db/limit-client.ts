import type pg from 'pg';
import { spend } from '#db/budget.ts';
import type { Patience } from '#db/patience.ts';
import { isUnanswered } from '#db/trouble.ts';

type Question = string | pg.QueryConfig;
type Ask = (...args: unknown[]) => Promise<pg.QueryResult>;

/**
 * Limits how long the statements of a new connection may take. The server ends those that take too
 * long; if the server does not respond either, the connection is closed, because otherwise its late
 * answer would go to the next caller.
 */
export async function limitClient(client: pg.ClientBase, patience: Patience): Promise<void> {
  const ask = client.query.bind(client) as Ask;
  const limited = (question: Question, values?: unknown[]) =>
    spend(patience.answerMs || Infinity, async (ms) => {
      const config = typeof question === 'string' ? { text: question, values } : question;
      try {
        return await ask({ ...config, query_timeout: Number.isFinite(ms) ? ms : 0 });
      } catch (problem) {
        if (isUnanswered(problem)) end(client);
        throw problem;
      }
    });
  const query = (...args: unknown[]) =>
    typeof args.at(-1) === 'function' ? ask(...args) : limited(...(args as [Question]));
  client.query = query as typeof client.query;
  await limited(settings(patience));
}

// Set by a statement rather than at sign-in, because poolers reject connections with settings they
// do not know.
const settings = ({ statementMs, lockMs, idleInTransactionMs, helpers }: Patience): string =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; ` +
  `set idle_in_transaction_session_timeout = ${idleInTransactionMs}; ` +
  `set max_parallel_workers_per_gather = ${helpers}`;

function end(client: pg.ClientBase): void {
  if ('end' in client && typeof client.end === 'function')
    void Promise.resolve(client.end()).catch(() => {});
}
