// Statements that come again are prepared. PostgreSQL plans most of ours for longer than it runs
// them: of the 14 ms that an order took of its processor, 8 were planning. A connection that has
// planned one for five sets of values keeps a plan for any, if that promises to cost no more than
// those did (`plan_cache_mode` in PostgreSQL's manual).
import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { codeOf } from '#db/trouble.ts';

const ONE_STATEMENT = /^\s*(select|insert|update|delete|with)\b[^;]*$/i;
const LIST = /\blimit (?!1\b)/i;
const MARK = '/* one plan fits all values */';
const LONGEST = 20_000; // characters
const COUNTED = 1000; // texts
const MOST = 300; // each takes about 50 kB of the server’s memory, in every connection

// Codes of PostgreSQL: what the statement reads has other columns now; a pooler gave the connection
// to somebody else, who knows nothing of it or knows it already.
const CHANGED = '0A000';
const LENT = new Set(['26000', '42P05']);

/**
 * Stands in a statement with a limit whose best plan is the same for all values. Others are planned
 * for the values they come with: the first products of a large category are met by walking in their
 * order, those of a small one are found first and sorted.
 */
export const onePlan: RawBuilder<unknown> = sql.raw(MARK);

export type Prepared = {
  /** The name under which a connection prepares a text; null for one that is not prepared. */
  nameOf: (text: string) => string | null;
  /** Takes the error of a prepared statement; answers whether it can be sent again. */
  failed: (problem: unknown) => boolean;
};

/**
 * The statements of one pool that are prepared: those that were asked before, up to a number that
 * bounds the server's memory. Names are made of texts, so that no connection takes one statement
 * for another.
 */
export function openPrepared(): Prepared {
  const names = new Map<string, string>();
  const seen = new LRUCache<string, true>({ max: COUNTED });
  let round = 0;
  let lent = false;

  function nameOf(text: string): string | null {
    const known = names.get(text);
    if (known || lent) return lent ? null : (known ?? null);
    if (names.size >= MOST || !isFit(text)) return null;
    if (!seen.has(text)) {
      seen.set(text, true);
      return null;
    }
    seen.delete(text);
    const name = createHash('sha256').update(`${round} ${text}`).digest('hex').slice(0, 40);
    names.set(text, name);
    return name;
  }

  function failed(problem: unknown): boolean {
    if (!isStale(problem)) return false;
    lent ||= LENT.has(codeOf(problem));
    // a migration changed a table: all are prepared anew, under other names
    names.clear();
    round++;
    return true;
  }

  return { nameOf, failed };
}

const isFit = (text: string): boolean =>
  text.length <= LONGEST && ONE_STATEMENT.test(text) && (!LIST.test(text) || text.includes(MARK));

/** Whether an error says that a prepared statement no longer holds; sent again, it works. */
export const isStale = (problem: unknown): boolean =>
  problem instanceof Error &&
  (LENT.has(codeOf(problem)) ||
    (codeOf(problem) === CHANGED && problem.message.startsWith('cached plan')));
