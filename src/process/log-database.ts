// Logs when the database goes away and comes back: one line each, however many calls notice it.
import type { Log } from '#hall/log.ts';

const QUIET_MS = 30_000;

/** Logs when the database goes away and when it is back; if it flickers, once in thirty seconds. */
export function logPresence(log: Log): (away: boolean, problem: unknown) => void {
  let saidAt = 0;
  let reported = false;
  return (away, problem) => {
    if (!away && reported) log.warn('the database answers again');
    reported = away && Date.now() - saidAt > QUIET_MS;
    if (!reported) return;
    saidAt = Date.now();
    log.error(
      { reason: problem instanceof Error ? problem.message : String(problem) },
      'the database does not answer: buying is paused, kept pages are served',
    );
  };
}

const NEVER =
  'LISTEN was accepted and hears nothing, so kept pages are made anew every second. A ' +
  'pooler in transaction mode does this: ' +
  'let DATABASE_URL name PostgreSQL itself, or a pooler in session mode.';
const NO_MORE =
  'the connection that listens went silent: another is opened, and kept pages are made anew ' +
  'every second until it hears';

/**
 * Logs why no notifications arrive. For a connection that never received one, this is logged once.
 */
export function logDeaf(log: Log): (why: 'never' | 'no-more') => void {
  let reported = false;
  return (why) => {
    if (why === 'no-more') log.warn(NO_MORE);
    else if (!reported) log.warn(NEVER);
    reported = why === 'never';
  };
}
