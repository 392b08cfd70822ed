// A load of GET requests over raw sockets, so that the server is measured and not a client library.
import { connect, type Socket } from 'node:net';

export type Load = {
  port: number;
  path: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
};

const END = Buffer.from('\r\n\r\n');

/**
 * Sends requests repeatedly over several connections; returns the complete answers a second. Throws
 * at an answer that is not 200.
 */
export async function answersPerSecond({
  port,
  path,
  connections,
  seconds,
  headers = {},
}: Load): Promise<number> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );
  const until = performance.now() + seconds * 1000;
  const began = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, () => loadUntil(port, request, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1000);
}

function loadUntil(port: number, request: Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(request));
    let held: Buffer = Buffer.alloc(0);
    let missing = -1;
    let count = 0;
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (missing < 0) {
        held = held.length ? Buffer.concat([held, chunk]) : chunk;
        const end = held.indexOf(END);
        if (end < 0) return;
        const head = held.subarray(0, end).toString('latin1');
        if (!head.startsWith('HTTP/1.1 200')) {
          socket.destroy();
          reject(new Error(head.split('\r\n')[0]));
          return;
        }
        missing =
          Number(/content-length: (\d+)/i.exec(head)?.[1]) - (held.length - end - END.length);
        held = Buffer.alloc(0);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      missing = -1;
      count++;
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve(count);
      }
    });
  });
}
