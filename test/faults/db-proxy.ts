// A proxy in front of the database, whose connections can be cut, delayed or made to swallow data
// during use.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

type Fault =
  /** Data waits, and arrives afterwards. */
  | 'held'
  /** Data is lost silently. */
  | 'swallowed'
  /** Nobody can connect. */
  | 'closed';
type Pair = {
  client: Socket;
  server: Socket;
  name: string;
  fault: Fault | null;
  waiting: (() => void)[];
};

export type DbProxy = {
  /** The database behind the proxy. */
  url: string;
  /** Sets the fault of everything, or of connections with this application name; null ends it. */
  be: (fault: Fault | null, name?: string) => void;
  /** Delays every packet by this long. */
  slow: (ms: number) => void;
  /** Cuts every connection at once. */
  cut: () => void;
  close: () => Promise<void>;
};

/** Opens a proxy in front of a database; `port` is that of an earlier one. */
export async function openProxy(url: string, port = 0): Promise<DbProxy> {
  const to = new URL(url);
  const pairs = new Set<Pair>();
  let all: Fault | null = null;
  let delayMs = 0;

  const gate = createServer((client) => {
    if (all === 'closed') return client.resetAndDestroy();
    const server = connect(Number(to.port), to.hostname);
    const pair: Pair = { client, server, name: '', fault: null, waiting: [] };
    pairs.add(pair);
    pass(pair, client, server);
    pass(pair, server, client);
  });

  function pass(pair: Pair, from: Socket, into: Socket): void {
    from.on('data', (bytes: Buffer) => {
      if (from === pair.client && !pair.name) pair.name = nameIn(bytes);
      const fault = pair.fault ?? all;
      const send = () => {
        if (into.writable) into.write(bytes);
      };
      if (fault === 'swallowed') return;
      if (fault === 'held' || pair.waiting.length > 0) return void pair.waiting.push(send);
      if (delayMs > 0) setTimeout(send, delayMs);
      else send();
    });
    from.on('error', () => {});
    from.on('close', () => {
      pairs.delete(pair);
      into.destroy();
    });
  }

  function be(fault: Fault | null, name?: string): void {
    if (name === undefined) all = fault;
    for (const pair of pairs) {
      if (name !== undefined && pair.name === name) pair.fault = fault;
      if (fault === null) for (const send of pair.waiting.splice(0)) send();
    }
    if (fault === 'closed') cut();
  }

  const cut = () => {
    for (const { client, server } of pairs)
      for (const socket of [client, server]) socket.resetAndDestroy();
  };
  await new Promise<void>((resolve) => {
    gate.listen(port, '127.0.0.1', resolve);
  });
  const at = new URL(url);
  at.port = String((gate.address() as AddressInfo).port);
  at.searchParams.delete('host'); // the socket would bypass the proxy
  return {
    url: at.href,
    be,
    slow: (ms) => {
      delayMs = ms;
    },
    cut,
    close: () =>
      new Promise((resolve) => {
        gate.close(() => resolve());
        cut();
      }),
  };
}

/** The application_name in the first packet of a connection. */
const nameIn = (bytes: Buffer): string =>
  /application_name\0([^\0]*)\0/.exec(bytes.toString('latin1'))?.[1] ?? '-';
