import type { Server, ServerResponse } from 'node:http';

/**
 * Watches a server's requests. The returned function stops it: new requests are turned away, and
 * those in progress get this many milliseconds.
 */
export function watchRequests(server: Server): (mostMs: number) => Promise<void> {
  const running = new Set<ServerResponse>();
  let ending = false;
  server.prependListener('request', (_, response: ServerResponse) => {
    if (ending) response.shouldKeepAlive = false;
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      if (ending) setImmediate(() => server.closeIdleConnections());
    });
  });
  return async (mostMs) => {
    ending = true;
    for (const response of running) response.shouldKeepAlive = false;
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    const late = setTimeout(() => server.closeAllConnections(), mostMs);
    await closed;
    clearTimeout(late);
  };
}
