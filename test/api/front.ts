// The HTTP server in front of a shop, with pages that only show the address they were made for.
import { connect, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import { finish } from '#hall/cached-answer.ts';
import { readConfig, type Config } from '#hall/config.ts';
import { createLog } from '#hall/log.ts';
import type { Services } from '#hall/services.ts';
import { deskPage } from '#web/serve-desk.ts';
import { createHttpServer } from '#process/listen-http.ts';
import { openServices } from '#process/open-services.ts';

export type Front = {
  services: Services;
  port: number;
  /** The addresses for which pages were made. */
  made: string[];
  /** The lines of the log. */
  logged: string[];
  /** The log lines about errors. */
  faults: () => string[];
  send: (
    target: string,
    request?: { method?: string; headers?: Headers },
  ) => Promise<FrontResponse>;
  connections: () => Promise<number>;
  close: () => Promise<void>;
};
type Headers = Record<string, string>;
type FrontResponse = { status: number; headers: Headers; body: string };

const ICON = finish({
  status: 200,
  headers: { 'content-type': 'image/svg+xml' },
  body: '<svg/>',
  tags: [],
  until: null,
});

/** Opens it over a migrated database. */
export async function openFront(
  url: string,
  dataDir: string,
  settings: Partial<Config> = {},
): Promise<Front> {
  const { services, close } = await openServices(
    { ...readConfig({ LIMITS: 'off' }), dataDir, ...settings },
    url,
  );
  const made: string[] = [];
  const logged: string[] = [];
  const log = createLog('debug', {
    write: (line) => {
      logged.push(line);
    },
  });
  const pages = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    made.push(`${pathname}${search}`);
    return new Response(`<p>${pathname}</p>`, {
      status: pathname === '/nothing' ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  };
  const server = createHttpServer(
    { ...services, log },
    {
      pages,
      assets: (path) => (path === '/icon.svg' ? ICON : undefined),
      desk: { assets: () => undefined, page: async (_, language) => deskPage(language, '') },
      policed: true,
    },
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    services,
    port,
    made,
    logged,
    faults: () => logged.filter((line) => Number(JSON.parse(line).level) >= 50),
    send: (target, request) => rawRequest(port, target, request),
    connections: () => promisify(server.getConnections.bind(server))(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await close();
    },
  };
}

/**
 * A process that does not yet listen for touches drops its whole cache every second; waits until it
 * listens.
 */
export async function untilItHears({ services: { pageCache } }: Front): Promise<void> {
  await vi.waitFor(
    async () => {
      const cached = await pageCache.get('probe', async () => ({
        status: 200,
        headers: {},
        body: '',
        tags: [],
        until: null,
      }));
      await new Promise((resolve) => {
        setTimeout(resolve, 1500);
      });
      expect(pageCache.find('probe')).toBe(cached);
    },
    { timeout: 60_000 },
  );
}

/** The response to a request exactly as written. */
function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Headers } = {},
): Promise<FrontResponse> {
  const lines = Object.entries({ host: 'shop.example', connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`),
    );
    const chunks: Buffer[] = [];
    socket
      .on('data', (chunk) => chunks.push(chunk))
      .on('error', reject)
      .on('end', () => resolve(parseResponse(Buffer.concat(chunks).toString())));
  });
}

function parseResponse(text: string): FrontResponse {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...rest] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      rest.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    ),
    body,
  };
}
