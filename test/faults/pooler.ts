// Simulates LISTEN behind a pooler in transaction mode: it is accepted, but notifications arrive
// only during a statement of one's own.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

const HEAD = 5;
const NOTIFICATION = 0x41;
const READY = 0x5a; // of the server's messages: 'A' and 'Z', protocol 3.0
export type Pooler = { url: string; close: () => Promise<void> };

export async function openPooler(url: string): Promise<Pooler> {
  const to = new URL(url);
  const sockets = new Set<Socket>();
  const gate = createServer((client) => {
    const server = connect(Number(to.port), to.hostname);
    const state = { lent: true };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (bytes: Buffer) => {
      state.lent = true;
      server.write(bytes);
    });
    server.on('data', filter(client, state));
  });
  await new Promise<void>((resolve) => {
    gate.listen(0, '127.0.0.1', resolve);
  });
  const at = new URL(url);
  at.port = String((gate.address() as AddressInfo).port);
  at.searchParams.delete('host'); // the socket would bypass the proxy
  return {
    url: at.href,
    close: () =>
      new Promise((resolve) => {
        gate.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/**
 * Passes the server's messages on, except notifications between two statements, when another client
 * has the connection.
 */
function filter(client: Socket, state: { lent: boolean }): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= HEAD && rest.length >= 1 + rest.readInt32BE(1)) {
      const length = 1 + rest.readInt32BE(1);
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      if (message[0] !== NOTIFICATION || state.lent) client.write(message);
      if (message[0] === READY) state.lent = false;
    }
  };
}
