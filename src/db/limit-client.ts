import type pg from 'pg';
import { spend } from '#db/budget.ts';
import type { Patience } from '#db/patience.ts';
import { isUnanswered } from '#db/trouble.ts';

type Question = string | pg.QueryConfig;
type Ask = (...args: unknown[]) => Promise<pg.QueryResult>;

/**
 * Lets no statement of a new connection take longer than it may. The server ends what takes too
 * long by itself; where it says nothing either, the connection is closed: given back, it would hand
 * that answer to the next who asks.
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

// Said in a statement, not at the sign-in: poolers turn connections away that bring settings they
// do not know.
const settings = ({ statementMs, lockMs, idleInTransactionMs, helpers }: Patience): string =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; ` +
  `set idle_in_transaction_session_timeout = ${idleInTransactionMs}; ` +
  `set max_parallel_workers_per_gather = ${helpers}`;

function end(client: pg.ClientBase): void {
  if ('end' in client && typeof client.end === 'function')
    void Promise.resolve(client.end()).catch(() => {});
}
