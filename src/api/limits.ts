// How often one address may write or guess. Counted in each process: enough against floods; what must hold exactly stands in the database.
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '#base/refusal.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const MINUTE_S = 60;
const WRITES = 120, GUESSES = 30;

export type Limits = (endpoint: Pick<Endpoint, 'guessable'>, method: string, address: string) => Promise<void>;

/** Answers a check that refuses 'too-many-requests' with the seconds to wait. */
export function createLimits(on: boolean): Limits {
  const writes = new RateLimiterMemory({ keyPrefix: 'write', points: WRITES, duration: MINUTE_S });
  const guesses = new RateLimiterMemory({ keyPrefix: 'guess', points: GUESSES, duration: MINUTE_S });
  return async (endpoint, method, address) => {
    const limiter = endpoint.guessable === true ? guesses : method === 'GET' ? null : writes;
    if (!on || !limiter) return;
    const gone = await limiter.consume(address).then(() => null, (rejected: { msBeforeNext?: number }) => rejected);
    if (gone) throw new Refusal('too-many-requests', { seconds: Math.ceil((gone.msBeforeNext ?? 1000) / 1000) });
  };
}

/** The caller's address: the socket's, or what the outermost of our own proxies saw. */
export function callerAddress(socket: string | undefined, headers: IncomingHttpHeaders, proxies: number): string {
  const forwarded = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',').map((part) => part.trim()).filter(Boolean) : [];
  return forwarded.at(-proxies) ?? socket ?? 'unknown';
}
