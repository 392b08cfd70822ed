// The official SDK builds, types and retries requests; `ask` sends them, so that Stripe has the
// same limits of time and size as every gateway.
import type Stripe from 'stripe';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import { ask } from '#outside/gateways/ask-gateway.ts';
import { refused } from '#outside/gateways/gateway-answer.ts';
import { stripeLibrary } from '#outside/gateways/stripe/stripe-library.ts';

const RETRIES = 2;
const PATIENCE_MS = 10_000;
const RUNNING = 409;

/** Takes a secret key and Stripe's URL. */
export async function stripeClient(secretKey: string, url: string): Promise<Stripe> {
  const Library = await stripeLibrary();
  const { hostname: host, port, protocol } = new URL(url);
  const plain = protocol === 'http:';
  return new Library(secretKey, {
    host,
    port: port || (plain ? 80 : 443),
    protocol: plain ? 'http' : 'https',
    maxNetworkRetries: RETRIES,
    timeout: PATIENCE_MS,
    telemetry: false,
    httpClient: Library.createFetchHttpClient(carry),
  });
}

/** The answer of an SDK call. Throws a GatewayProblem. */
export async function answerOf<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (problem) {
    const { errors } = await stripeLibrary();
    throw problem instanceof errors.StripeError ? problemOf(problem) : problem;
  }
}

/**
 * Sends one request for the SDK. Answers that are not objects are malformed: the SDK does not
 * expect them. Drops the headers, and with them the notices that the SDK would print.
 */
async function carry(
  address: string | URL | Request,
  { method, headers, body }: RequestInit = {},
): Promise<Response> {
  const answer = await ask({
    method: method === 'POST' ? 'POST' : 'GET',
    url: String(address),
    headers: Object.fromEntries(new Headers(headers)),
    ...(method === 'POST' && typeof body === 'string' ? { body } : {}),
  });
  if (typeof answer.body !== 'object' || answer.body === null || Array.isArray(answer.body))
    throw new GatewayProblem('malformed', String(answer.status));
  return Response.json(answer.body, { status: answer.status });
}

/**
 * Without an answer, and while an earlier request with the same key is running, the outcome is
 * unknown.
 */
function problemOf({
  detail,
  statusCode = 0,
  code,
  rawType,
}: InstanceType<typeof Stripe.errors.StripeError>): GatewayProblem {
  const carried: unknown = detail;
  if (carried instanceof GatewayProblem) return carried;
  return statusCode === 0 || statusCode === RUNNING
    ? new GatewayProblem('unavailable', String(statusCode))
    : refused({ status: statusCode, body: null }, code ?? rawType);
}
