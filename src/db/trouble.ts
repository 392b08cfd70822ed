// Which errors mean that the database cannot be reached now, rather than that a statement was
// wrong.

/**
 * Our own codes: a connection that could not be opened, was lost or gave no answer; none that was
 * free in time.
 */
const AWAY = 'DATABASE_AWAY';
const FULL = 'DATABASE_BUSY';

// Codes of the system: nobody answers at the address, or the network failed.
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  AWAY,
]);
// Codes of PostgreSQL (appendix A of its manual): a broken connection, a server that stops or
// starts.
const GONE = /^(08...|57P0[1235])$/;
// The server answers, but cannot do this now: too many connections, disk or memory full, a timeout
// of a statement or a lock, a read-only standby.
const BUSY = /^(53...|57014|55P03|25P0[34]|25006|58030|DATABASE_BUSY)$/;
// The messages of node-postgres, without a code, for a lost connection.
const UNANSWERED = 'Query read timeout';
const SAID = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout e',
  UNANSWERED,
];
const DEEPEST = 4;

/** Whether a driver's error means that the connection is lost or could not be opened. */
export function isLost(problem: unknown): boolean {
  if (problem instanceof AggregateError && problem.errors.some(isLost)) return true;
  return (
    problem instanceof Error &&
    (SYSTEM.has(codeOf(problem)) ||
      lacksSocket(problem) ||
      GONE.test(codeOf(problem)) ||
      SAID.some((start) => problem.message.startsWith(start)))
  );
}

/** A socket that does not exist. */
const lacksSocket = (problem: Error): boolean =>
  codeOf(problem) === 'ENOENT' && 'syscall' in problem && problem.syscall === 'connect';

/** Whether no answer came in time, so that the connection is still waiting for it. */
export const isUnanswered = (problem: unknown): boolean =>
  problem instanceof Error && problem.message === UNANSWERED;

/** An error that means: the database cannot be reached. */
export function awayError(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: AWAY });
}

/** An error that means: the database can be reached, but cannot answer in time. */
export function busyError(message: string): Error {
  return Object.assign(new Error(message), { code: FULL });
}

/** Why a query could not be answered now; null for any other kind of error. */
export function troubleOf(problem: unknown, depth = 0): 'away' | 'busy' | null {
  if (!(problem instanceof Error) || depth > DEEPEST) return null;
  const code = codeOf(problem);
  if (code === AWAY || GONE.test(code)) return 'away';
  return BUSY.test(code) ? 'busy' : troubleOf(problem.cause, depth + 1);
}

/** The code of an error of the system, of PostgreSQL or of ours; empty if it has none. */
export const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : '';
