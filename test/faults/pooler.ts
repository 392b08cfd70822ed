// What a pooler in transaction mode makes of LISTEN: it is accepted, and notifications come only
// while a statement of one's own is under way.
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
  at.searchParams.delete('host'); // the socket would lead past this gate
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
 * Hands the server's messages on, but for notifications that come between two statements: their
 * connection is somebody else's then.
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
