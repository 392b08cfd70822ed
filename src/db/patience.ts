/** Timeouts for the database, in milliseconds; 0 sets no limit. */
export type Patience = {
  /** One statement, on the server. */
  statementMs: number;
  /** Waiting for a lock that another transaction holds. */
  lockMs: number;
  /** A transaction without statements: its process may be gone while its locks remain. */
  idleInTransactionMs: number;
  /**
   * How many helper processes a statement may use. Pages of lists use one process, because helpers
   * read ahead past the page's end.
   */
  helpers: number;
  /** The answer to one statement, measured here; after that, the connection is closed. */
  answerMs: number;
};

/** Opening a new connection, with its sign-in. */
export const CONNECT_MS = 3000;
/** The total for one request, so that every call is answered within ten seconds. */
export const REQUEST_MS = 7500;

/** While a person waits. */
export const requests: Patience = {
  statementMs: 6500,
  lockMs: 5000,
  idleInTransactionMs: 10_000,
  helpers: 0,
  answerMs: 7000,
};

/** For health checks: whether the database accepts writes, and whether notifications arrive. */
export const signs: Patience = {
  statementMs: 2000,
  lockMs: 1000,
  idleInTransactionMs: 2000,
  helpers: 0,
  answerMs: 2500,
};

/** For background tasks, some of which read whole tables. */
export const tasks: Patience = {
  statementMs: 115_000,
  lockMs: 30_000,
  idleInTransactionMs: 60_000,
  helpers: 2,
  answerMs: 120_000,
};

/** For migrations, imports, the demo market and the audit: as long as it takes. */
export const endless: Patience = {
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
  helpers: 2,
  answerMs: 0,
};
