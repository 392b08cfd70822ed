// Which errors say that the database can not be asked now, and not that something is wrong with
// what was asked.

/**
 * Codes of our own: a connection that could not be had, was lost or gave no answer; none that was
 * free in time.
 */
const AWAY = 'DATABASE_AWAY';
const FULL = 'DATABASE_BUSY';

// Of the system: nobody answers there, or the way is cut.
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
// Of PostgreSQL (appendix A of its manual): a connection that broke, a server that stops or starts.
const GONE = /^(08...|57P0[1235])$/;
// It answers, but not this: no room for more connections, disk or memory full, a statement or a
// lock that took too long, a standby that only reads.
const BUSY = /^(53...|57014|55P03|25P0[34]|25006|58030|DATABASE_BUSY)$/;
// What node-postgres says, without a code, of a connection that is gone.
const UNANSWERED = 'Query read timeout';
const SAID = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout e',
  UNANSWERED,
];
const DEEPEST = 4;

/** Says whether an error of the driver means that the connection is lost or could not be had. */
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

/** Nobody listens at a socket that is not there. */
const lacksSocket = (problem: Error): boolean =>
  codeOf(problem) === 'ENOENT' && 'syscall' in problem && problem.syscall === 'connect';

/** Says whether it means that no answer came in time: then the connection still waits for it. */
export const isUnanswered = (problem: unknown): boolean =>
  problem instanceof Error && problem.message === UNANSWERED;

/** The error that says: the database can not be asked. */
export function awayError(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: AWAY });
}

/** The error that says: it is there, but this can not be asked in time. */
export function busyError(message: string): Error {
  return Object.assign(new Error(message), { code: FULL });
}

/**
 * Says why something could not be asked of the database now; null for an error of any other kind.
 */
export function troubleOf(problem: unknown, depth = 0): 'away' | 'busy' | null {
  if (!(problem instanceof Error) || depth > DEEPEST) return null;
  const code = codeOf(problem);
  if (code === AWAY || GONE.test(code)) return 'away';
  return BUSY.test(code) ? 'busy' : troubleOf(problem.cause, depth + 1);
}

/** The code of an error of the system, of PostgreSQL or of ours; empty for what has none. */
export const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : '';
