// What is written down of the database's going and coming: a line for each, however many calls meet
// it.
import type { Log } from '#hall/log.ts';

const QUIET_MS = 30_000;

/**
 * Says when the database goes away and when it is back; what flickers is said once in half a
 * minute.
 */
export function tellPresence(log: Log): (away: boolean, problem: unknown) => void {
  let saidAt = 0;
  let said = false;
  return (away, problem) => {
    if (!away && said) log.warn('the database answers again');
    said = away && Date.now() - saidAt > QUIET_MS;
    if (!said) return;
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

/** Says why nothing is heard; of a connection that never heard anything once, until one does. */
export function tellDeaf(log: Log): (why: 'never' | 'no-more') => void {
  let said = false;
  return (why) => {
    if (why === 'no-more') log.warn(NO_MORE);
    else if (!said) log.warn(NEVER);
    said = why === 'never';
  };
}
