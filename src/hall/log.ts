import pino from 'pino';

export type Log = pino.Logger;

/**
 * Lines of JSON on standard output, or to somebody who takes them; never a body, a header or a
 * query.
 */
export function createLog(level: string, to?: pino.DestinationStream): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, to);
}
