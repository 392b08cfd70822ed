// Reads a gateway's answer: only the named fields, or nothing.
import type { z } from 'zod';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import type { Answer } from '#outside/gateways/ask-gateway.ts';

/** The named fields of an answer; drops all others. Throws a GatewayProblem: malformed. */
export function understand<T>(shape: z.ZodType<T>, body: unknown): T {
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  throw new GatewayProblem('malformed', read.error.issues[0]?.path.join('.') || 'shape');
}

/** The problem behind a refusing answer, with the gateway's own code if that is a short word. */
export const refused = ({ status }: Answer, code: unknown): GatewayProblem =>
  new GatewayProblem(
    'rejected',
    typeof code === 'string' && /^[\w.:-]{1,60}$/.test(code) ? `${status} ${code}` : String(status),
  );

/**
 * The address of a payment page: https, or http if the gateway's own address is http. Throws a
 * GatewayProblem: malformed.
 */
export function pageAt(address: string, gateway: string): string {
  const url = URL.parse(address);
  if (
    url &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && gateway.startsWith('http:')))
  )
    return url.href;
  throw new GatewayProblem('malformed', 'page');
}

/** The JSON of a notice; null if it is none. */
export function readJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'));
  } catch {
    return null;
  }
}
