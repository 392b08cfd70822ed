// Posts one message to a webhook: limited in time and size, without redirects, and never into the
// shop's own network.
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { WebhookTrouble } from '#contract/webhook.ts';
import type { PostWebhook, Tried } from '#market/webhooks/webhook.ts';
import {
  admitHost,
  lookupPublic,
  OWN_NETWORK,
  type Resolver,
} from '#outside/webhooks/public-address.ts';

const PATIENCE_MS = 10_000;
/** How much of an answer is read, and how much of it is stored. */
const MOST_BYTES = 64 * 1024;
const KEPT_BYTES = 2048;
const GONE = 410;

type Answered = { status: number; answer: string };

/** Opens the sender. `here` (WEBHOOKS=loopback) also allows this machine, and plain http. */
export function openWebhookPost({ here, patience = PATIENCE_MS, resolver }: Options): PostWebhook {
  return async ({ address, headers, body }) => {
    const began = performance.now();
    const options = { here, patience, resolver };
    const tried = await post({ url: new URL(address), headers, body, ...options }).then(
      judge,
      (problem: unknown) => ({ status: null, answer: '', trouble: troubleOf(problem) }),
    );
    return { ...tried, ms: Math.round(performance.now() - began) };
  };
}

/** `resolver`: resolves host names in place of the system. */
type Options = { here: boolean; patience?: number; resolver?: Resolver | undefined };
type Sent = Options & {
  url: URL;
  headers: Record<string, string>;
  body: string;
  patience: number;
};

function judge({ status, answer }: Answered): Omit<Tried, 'ms'> {
  const trouble =
    status >= 200 && status < 300
      ? null
      : status >= 300 && status < 400
        ? 'redirect'
        : status === GONE
          ? 'gone'
          : 'refused';
  return { status, answer, trouble };
}

/** `patience` covers everything: DNS, connection, and the last byte of the answer. */
async function post({ url, headers, body, here, patience, resolver }: Sent): Promise<Answered> {
  if (url.protocol !== 'https:') admitHost('localhost', here); // by http to this machine alone
  admitHost(url.hostname, here);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent: false, // a connection of its own: looked up anew, and shared with nobody
      lookup: lookupPublic(here, resolver),
      signal: AbortSignal.timeout(patience),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Souk-Webhooks/1',
        ...headers,
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      readStart(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, answer }),
        reject,
      );
    });
    sent.end(body);
  });
}

/** The start of an answer, as text that the database accepts. */
async function readStart(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    if (size < KEPT_BYTES) pieces.push(piece);
    size += piece.length;
    if (size > MOST_BYTES) break; // leaves the rest, and the connection
  }
  const start = Buffer.concat(pieces).subarray(0, KEPT_BYTES);
  return start.toString('utf8').replaceAll('\u0000', '');
}

const UNKNOWN = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA']);

function troubleOf(problem: unknown): WebhookTrouble {
  if (!(problem instanceof Error)) return 'unreachable';
  if (problem.name === 'TimeoutError' || problem.name === 'AbortError') return 'timeout';
  const code = 'code' in problem ? String(problem.code) : '';
  if (code === OWN_NETWORK) return 'own-network';
  if (UNKNOWN.has(code)) return 'host-unknown';
  return /CERT|TLS|SSL|EPROTO|ALTNAME/.test(code) ? 'tls' : 'unreachable';
}
