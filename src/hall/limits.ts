// How often one caller may write, guess, or request something that is not cached. Counted per
// process, which is enough against floods; limits that must be exact are in the database.
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '#hall/config.ts';
import { callerOf } from '#hall/network.ts';
import { Refusal } from '#base/refusal.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const MINUTE_S = 60;
const WRITES = 120;
const GUESSES = 30;
const READS = 3000;

type IncomingRequest = {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
};
export type Limits = (
  endpoint: Pick<Endpoint, 'guessable'>,
  method: string,
  address: string,
) => Promise<void>;
/** For reads that are not cached. `cost` is relative to one API answer. */
export type Reads = (address: string, cost?: number) => Promise<void>;

/** The cost of a page or a picture. */
export const PAGE_COST = 5;

/** Returns a check that refuses 'too-many-requests' with the seconds to wait. */
export function createLimits(on: boolean): Limits {
  const writes = limiter('write', WRITES);
  const guesses = limiter('guess', GUESSES);
  return async (endpoint, method, address) => {
    if (on && endpoint.guessable === true) await consume(guesses, address, 1);
    else if (on && method !== 'GET' && method !== 'HEAD') await consume(writes, address, 1);
  };
}

/**
 * Limits for reads that are not cached: generous for the people behind one address, but a limit for
 * a program.
 */
export function createReads(on: boolean): Reads {
  const reads = limiter('read', READS);
  return async (address, cost = 1) => {
    if (on) await consume(reads, address, cost);
  };
}

/**
 * The caller's address: that of the socket, or the one that the outermost of our own proxies saw.
 */
export function callerAddress(
  { socket, headers }: IncomingRequest,
  { trustedProxies: proxies }: Pick<Config, 'trustedProxies'>,
): string {
  const forwarded =
    proxies > 0
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)
      : [];
  return forwarded.at(-proxies) ?? socket.remoteAddress ?? 'unknown';
}

const limiter = (keyPrefix: string, points: number) =>
  new RateLimiterMemory({ keyPrefix, points, duration: MINUTE_S });

async function consume(from: RateLimiterMemory, address: string, points: number): Promise<void> {
  const gone = await from.consume(callerOf(address), points).then(
    () => null,
    (rejected: { msBeforeNext?: number }) => rejected,
  );
  if (gone)
    throw new Refusal('too-many-requests', {
      seconds: Math.ceil((gone.msBeforeNext ?? 1000) / 1000),
    });
}
