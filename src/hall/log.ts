import pino from 'pino';

export type Log = pino.Logger;

/** Writes lines of JSON to standard output, or to `to`. Never logs a body, a header or a query. */
export function createLog(level: string, to?: pino.DestinationStream): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, to);
}
