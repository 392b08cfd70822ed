// Prepares statements that are repeated. PostgreSQL plans most of ours for longer than it runs
// them: of the 14 ms of processor time for an order, 8 were planning. A connection that has planned
// a statement for five sets of values keeps a generic plan, if that promises to cost no more
// (`plan_cache_mode` in PostgreSQL's manual).
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

// Codes of PostgreSQL: the columns of a statement have changed; or a pooler switched the
// connection, which does not know the statement or knows it already.
const CHANGED = '0A000';
const LENT = new Set(['26000', '42P05']);

/**
 * Marks a statement with a limit whose best plan is the same for all values. Others are planned for
 * their values: the first products of a large category are found by walking in order, those of a
 * small one by finding all and sorting.
 */
export const onePlan: RawBuilder<unknown> = sql.raw(MARK);

export type Prepared = {
  /** The name under which a connection prepares a text; null for one that is not prepared. */
  nameOf: (text: string) => string | null;
  /** Takes the error of a prepared statement; returns whether it can be sent again. */
  failed: (problem: unknown) => boolean;
};

/**
 * The prepared statements of one pool: those that were used before, up to a number that limits the
 * server's memory. Their names are made from their texts, so that no connection confuses two.
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
    // a migration changed a table: all statements are prepared again, under other names
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
