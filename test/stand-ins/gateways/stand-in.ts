// The base of every stand-in of a gateway: a server on the loopback that answers and fails as a
// test wants, and logs every request. No money moves.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventEmitter } from 'node:events';
import { buffer } from 'node:stream/consumers';

/**
 * `error`: 500. `hang`: no answer. `reset`: the connection breaks before it acts. `html`: a page
 * instead of JSON. `rate-limit`: 429. `huge`: more than any client reads. `lost`: acts, then the
 * connection breaks. `mute`: acts, and never answers.
 */
export type Fault = 'error' | 'hang' | 'reset' | 'html' | 'rate-limit' | 'huge' | 'lost' | 'mute';
export type Sent = { path: string; method: string; headers: Record<string, string>; body: string };
/**
 * Wrong values in an answer: an amount in minor units, a currency, our own key, or the id of the
 * object.
 */
export type Change = { amount?: number; currency?: string; echo?: string; id?: string };
export type StandIn = {
  url: string;
  log: Sent[];
  fault: (on: string, fault: Fault, times?: number) => void;
  mend: () => void;
  alter: (change: Change | null) => void;
  close: () => Promise<void>;
};
export type GatewayRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  raw: Buffer;
  query: URLSearchParams;
  change: Change;
};
export type Reply = {
  status?: number;
  json?: unknown;
  html?: string;
  headers?: Record<string, string>;
};

const HUGE_BYTES = 2_000_000;

/**
 * Emits `silent` when a stand-in of this process has received a request that it will not answer.
 */
export const silences = new EventEmitter<{ silent: [] }>();

/**
 * Opens a stand-in. `routes` answers a request, null is a 404. `fault` spoils the next requests
 * (one by default) whose path, or method and path, begin with `on`, until `mend`; `alter` changes
 * values of the answers until null is given. From another process: `POST /__control` with `{"on",
 * "fault", "times"}` or `{"alter"}`, and `GET /__log`.
 */
export async function standIn(
  routes: (request: GatewayRequest) => Promise<Reply | null>,
  port = 0,
): Promise<StandIn> {
  const log: Sent[] = [];
  const faults: { on: string; fault: Fault; left: number }[] = [];
  let change: Change = {};
  const server = createServer((request, response) => {
    serve(request, response).catch((problem: unknown) =>
      write(response, { status: 500, json: { problem: String(problem) } }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const stand: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log,
    fault: (on, fault, times = 1) => {
      faults.push({ on, fault, left: times });
    },
    mend: () => {
      faults.length = 0;
    },
    alter: (to) => {
      change = to ?? {};
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stand;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', stand.url);
    const method = request.method ?? 'GET';
    const raw = await buffer(request);
    if (path.startsWith('/__')) return write(response, control(path, raw));
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    log.push({ path: request.url ?? '/', method, headers, body: raw.toString('utf8') });
    const fault = next(method, path);
    if (fault && fault !== 'lost' && fault !== 'mute') return spoil(fault, response);
    const reply = await routes({ method, path, headers, raw, query, change });
    if (fault === 'mute') return void silences.emit('silent');
    if (fault) return void request.socket.destroy();
    write(response, reply ?? { status: 404, json: { problem: `nothing at ${method} ${path}` } });
  }

  function control(path: string, raw: Buffer): Reply {
    if (path === '/__log') return { json: log };
    const instructions = JSON.parse(raw.toString('utf8')) as {
      on?: string;
      fault?: Fault;
      times?: number;
      alter?: Change | null;
    };
    if (instructions.fault)
      stand.fault(instructions.on ?? '/', instructions.fault, instructions.times);
    if (instructions.alter !== undefined) stand.alter(instructions.alter);
    return { json: { done: true } };
  }

  function next(method: string, path: string): Fault | null {
    const found = faults.find(
      ({ on, left }) => left > 0 && (path.startsWith(on) || `${method} ${path}`.startsWith(on)),
    );
    if (found) found.left -= 1;
    return found?.fault ?? null;
  }
}

function spoil(fault: Exclude<Fault, 'lost' | 'mute'>, response: ServerResponse): void {
  if (fault === 'hang') return void silences.emit('silent');
  if (fault === 'reset') return void response.socket?.resetAndDestroy();
  if (fault === 'huge') return write(response, { json: { filler: 'x'.repeat(HUGE_BYTES) } });
  if (fault === 'html')
    return write(response, { html: '<!doctype html><title>Maintenance</title><h1>Back soon</h1>' });
  write(
    response,
    fault === 'error'
      ? { status: 500, json: { problem: 'told to fail' } }
      : { status: 429, json: { problem: 'told to be busy' }, headers: { 'retry-after': '0' } },
  );
}

function write(response: ServerResponse, { status = 200, json, html, headers = {} }: Reply): void {
  if (response.headersSent) return;
  const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8';
  response
    .writeHead(status, { 'content-type': type, ...headers })
    .end(html ?? (json === undefined ? '' : JSON.stringify(json)));
}

/** The fields of a submitted form. */
export const formOf = (raw: Buffer): URLSearchParams => new URLSearchParams(raw.toString('utf8'));

/** A notice as sent. */
export type Notice = { body: string; headers: Record<string, string> };
/**
 * How often a notice is sent, whether it is changed on the way (after it was signed), and the time
 * of its signature.
 */
export type Sending = { times?: number; corrupt?: boolean; at?: Date };
/**
 * Sends a notice to the shop, or several at the same moment; returns the statuses of the answers.
 */
export async function sendNotice(
  to: string,
  { body, headers }: Notice,
  { times = 1, corrupt = false }: Sending = {},
): Promise<number[]> {
  const sent = corrupt
    ? body.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
    : body;
  return Promise.all(
    Array.from(
      { length: times },
      async () =>
        (
          await fetch(to, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: sent,
          })
        ).status,
    ),
  );
}
