/** How long the database may take before it is given up, in milliseconds; 0 sets no limit. */
export type Patience = {
  /** One statement, on the server. */
  statementMs: number;
  /** Waiting for a lock that somebody else holds. */
  lockMs: number;
  /** A transaction in which nobody asks anything: its process may be gone, its locks are not. */
  idleInTransactionMs: number;
  /**
   * Processes that may help with a statement. A page of a list is walked to by one: helpers run
   * ahead of its end, and read much for nothing.
   */
  helpers: number;
  /** The answer to one statement, seen from here; then the connection is given up with it. */
  answerMs: number;
};

/** A new connection, and the sign-in on it. */
export const CONNECT_MS = 3000;
/**
 * All waiting for the database of one request, so that every call is answered within ten seconds.
 */
export const REQUEST_MS = 7500;

/** For what somebody waits for. */
export const requests: Patience = {
  statementMs: 6500,
  lockMs: 5000,
  idleInTransactionMs: 10_000,
  helpers: 0,
  answerMs: 7000,
};

/** For signs of life: whether the database takes writes, and whether we hear it. */
export const signs: Patience = {
  statementMs: 2000,
  lockMs: 1000,
  idleInTransactionMs: 2000,
  helpers: 0,
  answerMs: 2500,
};

/** For the worker's tasks: some go through whole tables. */
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
