import pino from 'pino';

export type Log = pino.Logger;

/** Lines of JSON on standard output; never a body, a header or a query. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
