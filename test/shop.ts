// A shop to call: the API with its own database, on a real server on the loopback.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createApp } from '#process/app.ts';
import { readConfig, type Config } from '#hall/config.ts';
import type { Endpoint, OutputOf } from '#contract/endpoint.ts';
import { endpoints, type CallName, type Endpoints } from '#contract/endpoints.ts';
import type { Services } from '#hall/services.ts';
import { openServices } from '#process/open-services.ts';
import { requests } from '#db/patience.ts';
import { gatewayList } from '#outside/gateways/gateway-list.ts';

export type Answer = {
  http: number;
  headers: Headers;
  text: string;
  body: Record<string, unknown>;
  data: unknown;
  status: unknown;
  message: unknown;
};
type Sent = Record<string, string>;
export type TestShop = {
  services: Services;
  port: number;
  origin: string;
  /**
   * Calls an address below `api/v1/`: the input goes into the query or, for a POST, into the body
   * as JSON; with files, as a form.
   */
  call: (
    method: string,
    path: string,
    input?: Record<string, unknown>,
    headers?: Sent,
  ) => Promise<Answer>;
  /** Makes a call of the contract by name; returns any answer. */
  send: (name: CallName, input?: Record<string, unknown>, headers?: Sent) => Promise<Answer>;
  /** Makes a call of the contract by name and expects success; returns its parsed `data`. */
  ask: <Name extends CallName>(
    name: Name,
    input?: Record<string, unknown>,
    headers?: Sent,
  ) => Promise<OutputOf<Endpoints[Name]>>;
  /** The same without a network, for tests with thousands of calls. */
  within: Pick<TestShop, 'call' | 'send' | 'ask'>;
  close: () => Promise<void>;
};

/** The connection data of a request on the loopback, as far as the app reads it. */
const FROM_HERE = {
  incoming: { socket: { remoteAddress: '127.0.0.1' }, headers: {}, complete: true, errored: null },
  outgoing: { destroyed: false },
} as unknown as HttpBindings;

/**
 * Takes a migrated database, and the gateways; limits are off unless the settings say otherwise.
 */
export async function openShop(
  { url }: { url: string },
  settings: Partial<Config> = {},
  gateways = gatewayList,
): Promise<TestShop> {
  const dataDir = settings.dataDir ?? (await mkdtemp(join(tmpdir(), 'souk-shop-')));
  const { services, close } = await openServices(
    { ...readConfig({ LIMITS: 'off', LOG_LEVEL: 'silent' }), ...settings, dataDir },
    url,
    requests,
    gateways,
  );
  const app = createApp(services);
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    services,
    port,
    origin: `http://127.0.0.1:${port}`,
    ...callsTo(`http://127.0.0.1:${port}`),
    within: callsTo(`http://127.0.0.1:${port}`, async (address, init) =>
      init.body instanceof FormData // read as it arrives, from the network
        ? fetch(address, init)
        : app.fetch(new Request(address, init), FROM_HERE),
    ),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
      if (!settings.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The functions for calling a shop at an origin. */
export function callsTo(
  origin: string,
  over: (address: string, init: RequestInit) => Promise<Response> = fetch,
): Pick<TestShop, 'call' | 'send' | 'ask'> {
  const call: TestShop['call'] = async (method, path, input = {}, headers = {}) => {
    const query = new URLSearchParams(
      method === 'POST' ? [] : Object.entries(input).map(([name, value]) => [name, String(value)]),
    );
    const response = await over(`${origin}/api/v1/${path}${query.size ? `?${query}` : ''}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(method === 'POST' && !hasFiles(input) ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: method === 'POST' ? (hasFiles(input) ? formOf(input) : JSON.stringify(input)) : null,
    });
    return answerOf(response);
  };
  const send: TestShop['send'] = (name, input = {}, headers = {}) => {
    const {
      path,
      methods: [method = 'GET'],
    }: Endpoint = endpoints[name];
    return call(method, pathWith(path, input), input, headers);
  };
  const ask: TestShop['ask'] = async (name, input = {}, headers = {}) => {
    const { data, status, text } = await send(name, input, headers);
    if (status !== 200) throw new Error(`${name} was refused: ${text}`);
    return endpoints[name].output.parse(data) as OutputOf<Endpoints[typeof name]>;
  };
  return { call, send, ask };
}

const hasFiles = (input: object): boolean =>
  Object.values(input).some((value) => Array.isArray(value) && value[0] instanceof File);

/** An input with files, as browsers send it. */
function formOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    for (const one of Array.isArray(value) ? value : [value])
      form.append(name, one instanceof File ? one : String(one));
  return form;
}

/** A parsed response of the API. */
export async function answerOf(response: Response): Promise<Answer> {
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    return fileOf(response);
  const text = await response.text();
  const body: Record<string, unknown> = JSON.parse(text);
  return {
    http: response.status,
    headers: response.headers,
    text,
    body,
    data: body.data,
    status: body.status,
    message: body.message,
  };
}

/** A file instead of the wrapper: as `data`. */
async function fileOf(response: Response): Promise<Answer> {
  const data = {
    name: /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1],
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
  return {
    http: response.status,
    headers: response.headers,
    text: '',
    body: { data, status: 200, token: null, message: '' },
    data,
    status: response.status,
    message: '',
  };
}

/** The path of a call with the ids of an input filled in. */
export function pathWith(path: string, input: Record<string, unknown>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input[name] ?? '').toWellFormed()),
  );
}
