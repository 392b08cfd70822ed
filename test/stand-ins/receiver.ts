// A system that receives webhooks: it stores what it gets, and answers as a test wants.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Got = { headers: IncomingHttpHeaders; body: string; path: string };
export type Receiver = {
  address: string;
  got: Got[];
  /** The numbers of the messages received, in order. */
  numbers: () => number[];
  /** Answers each message from now on. */
  answer: (how: (response: ServerResponse, got: Got) => void) => void;
  close: () => Promise<void>;
};

export async function openReceiver(): Promise<Receiver> {
  const got: Got[] = [];
  let how: (response: ServerResponse, one: Got) => void = (response) => response.end('thank you');
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = { headers: request.headers, body, path: request.url ?? '' };
      got.push(one);
      how(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/souk`,
    got,
    numbers: () => got.map(({ body }) => (JSON.parse(body) as { number: number }).number),
    answer: (next) => {
      how = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Refuses with a status. */
export const refusing =
  (status: number, body = 'no') =>
  (response: ServerResponse): void => {
    response.writeHead(status).end(body);
  };
