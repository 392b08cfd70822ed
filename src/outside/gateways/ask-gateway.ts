// One HTTP request to a gateway: limited in time and size, without redirects. Returns JSON or
// throws a GatewayProblem.
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import { getWithBody } from '#outside/gateways/get-with-body.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 1_000_000;

export type GatewayRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
};
export type Answer = { status: number; body: unknown };

/**
 * Sends one request to a full URL. Returns the status and the parsed JSON, also of a refusal below
 * 500. Throws a GatewayProblem: timeout, unavailable (5xx, 429, no connection), malformed.
 */
export async function ask({ method, url, headers = {}, body }: GatewayRequest): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const sent = { accept: 'application/json', ...headers };
  const answer = await (
    method === 'GET' && body !== undefined
      ? getWithBody(url, sent, body, signal)
      : fetch(url, {
          method,
          redirect: 'error',
          signal,
          headers: sent,
          ...(body === undefined ? {} : { body }),
        })
  ).catch(fail);
  const text = await readText(answer).catch(fail);
  if (answer.status >= 500 || answer.status === 429)
    throw new GatewayProblem('unavailable', String(answer.status));
  try {
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  } catch {
    throw new GatewayProblem('malformed', String(answer.status));
  }
}

/**
 * Sends a request, and once more if it is unknown whether the first one arrived. Only for requests
 * that are safe to repeat: a GET, or one with an idempotency key.
 */
export async function askTwice(asking: GatewayRequest): Promise<Answer> {
  try {
    return await ask(asking);
  } catch (problem) {
    if (!(problem instanceof GatewayProblem) || problem.kind === 'rejected') throw problem;
    return ask(asking);
  }
}

async function readText(answer: { body: AsyncIterable<Uint8Array> | null }): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.length;
    if (size > MOST_BYTES) throw new GatewayProblem('malformed', 'too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function fail(problem: unknown): never {
  if (problem instanceof GatewayProblem) throw problem;
  throw new GatewayProblem(
    problem instanceof DOMException && problem.name === 'TimeoutError' ? 'timeout' : 'unavailable',
    problem instanceof Error ? problem.name : '',
  );
}
