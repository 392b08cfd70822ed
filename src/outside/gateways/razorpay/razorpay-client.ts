// Requests to Razorpay with the shop's keys, with or without a retry.
import { z } from 'zod';
import type { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import { ask, askTwice, type Answer, type GatewayRequest } from '#outside/gateways/ask-gateway.ts';
import { refused, understand } from '#outside/gateways/gateway-answer.ts';

export type RazorpayKeys = { keyId: string; keySecret: string; webhookSecret: string };
/** A GET of a path below `/v1`, unless `asking` says something else. */
export type Send = (path: string, asking?: Partial<GatewayRequest>) => Promise<Answer>;

const problem = z.object({ error: z.object({ code: z.string() }) });

/**
 * Sends requests to Razorpay at this URL with the shop's keys; `twice` retries, for requests that
 * are safe to repeat.
 */
export function razorpayClient(
  { keyId, keySecret }: RazorpayKeys,
  url: string,
): { once: Send; twice: Send } {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const by =
    (how: typeof ask): Send =>
    (path, asking) =>
      how({
        method: 'GET',
        url: `${url}/v1${path}`,
        ...asking,
        headers: {
          authorization,
          ...(asking?.body ? { 'content-type': 'application/json' } : {}),
          ...asking?.headers,
        },
      });
  return { once: by(ask), twice: by(askTwice) };
}

/** The problem that a refusing answer names. */
export const saysNo = (answer: Answer): GatewayProblem =>
  refused(answer, problem.safeParse(answer.body).data?.error.code);

/** The content of a successful answer, in this shape. Throws a GatewayProblem if it refuses. */
export function acceptedAnswer<T>(shape: z.ZodType<T>, answer: Answer): T {
  if (answer.status === 200) return understand(shape, answer.body);
  throw saysNo(answer);
}

/** The shape of a list in Razorpay's answers. */
export const listOf = <T extends z.ZodType>(one: T) => z.object({ items: z.array(one) });
