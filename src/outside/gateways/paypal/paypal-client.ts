// Requests to PayPal: with a token that lasts some hours, and with an id on every request that
// changes something, so that it is safe to repeat.
import { z } from 'zod';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import { askTwice, type Answer } from '#outside/gateways/ask-gateway.ts';
import { refused, understand } from '#outside/gateways/gateway-answer.ts';

export type PaypalKeys = { clientId: string; clientSecret: string; webhookId: string };
/** A GET, or a POST where there is a body. */
export type Send = (path: string, post?: { body: object; requestId: string }) => Promise<Answer>;
type Token = { value: string; until: number };

const EARLY_MS = 60_000;
const UNKNOWN_KEYS = 401;
const CONFLICT = 409;
/** The first of two requests with the same id is still running. */
const RUNNING = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS']);
const token = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const problem = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

/**
 * Sends requests with the shop's keys; `url` is PayPal's API. If PayPal no longer knows the token,
 * fetches a new one, once.
 */
export function paypalClient(keys: PaypalKeys, url: string): Send {
  const tokenFor = cachedToken(() => askToken(keys, url));
  return async (path, post) => {
    const send = (bearer: string) =>
      askTwice({
        method: post ? 'POST' : 'GET',
        url: `${url}${path}`,
        ...(post ? { body: JSON.stringify(post.body) } : {}),
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(post
            ? {
                'content-type': 'application/json',
                'paypal-request-id': post.requestId,
                prefer: 'return=representation',
              }
            : {}),
        },
      });
    const bearer = await tokenFor();
    const answer = await send(bearer);
    return answer.status === UNKNOWN_KEYS ? send(await tokenFor(bearer)) : answer;
  };
}

/** A new token. Throws a GatewayProblem, rejected, when PayPal does not accept the keys. */
export async function askToken(
  { clientId, clientSecret }: PaypalKeys,
  url: string,
): Promise<Token> {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const answer = await askTwice({
    method: 'POST',
    url: `${url}/v1/oauth2/token`,
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  if (answer.status !== 200) throw saysNo(answer);
  const { access_token: value, expires_in: seconds } = understand(token, answer.body);
  return { value, until: Date.now() + seconds * 1000 - EARLY_MS };
}

/**
 * One token for all requests; `stale` is one that was refused. Without a token, one request fetches
 * it and the others wait.
 */
function cachedToken(make: () => Promise<Token>): (stale?: string) => Promise<string> {
  let held: Promise<Token> | null = null;
  return async (stale) => {
    const before = held;
    const known = await before?.catch(() => null);
    if (known && known.value !== stale && known.until > Date.now()) return known.value;
    if (held === before) held = make();
    return (await (held ?? make())).value;
  };
}

/** Whether an answer is a success. */
export const isDone = ({ status }: Answer): boolean => status === 200 || status === 201;

/** PayPal's own code for what is wrong with a request; empty if it has none. */
export function issueOf({ body }: Answer): string {
  const details = problem.safeParse(body).data;
  return details?.details?.[0]?.issue ?? details?.name ?? details?.error ?? '';
}

/** The problem behind a refusing answer; unknown while the same request is still running. */
export function saysNo(answer: Answer): GatewayProblem {
  const issue = issueOf(answer);
  return answer.status === CONFLICT || RUNNING.has(issue)
    ? new GatewayProblem('unavailable', issue || String(CONFLICT))
    : refused(answer, issue);
}
