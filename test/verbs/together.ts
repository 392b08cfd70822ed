// The closest race that one machine can make: many calls are sent without their last byte, then all
// last bytes leave at once.
import { connect, type Socket } from 'node:net';

export type Call = {
  path: string;
  input: Record<string, unknown>;
  headers?: Record<string, string>;
};
export type Ended = { http: number; data: unknown; status: unknown; message: unknown };

const SETTLE_MS = 100; // for the server to have received everything but the last bytes

/** POSTs these calls to a server on the loopback in one burst; returns the answers in order. */
export async function together(port: number, calls: Call[]): Promise<Ended[]> {
  const held = await Promise.all(calls.map((call) => hold(port, call)));
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  return Promise.all(held.map(letGo));
}

/** The same, but tries again when a busy machine asks to. */
export async function persistently(port: number, calls: Call[]): Promise<Ended[]> {
  const ended = await together(port, calls);
  const paused = ended.flatMap(({ http }, at) => (http === 503 ? [at] : []));
  if (paused.length === 0) return ended;
  const again = await persistently(
    port,
    paused.flatMap((at) => calls[at] ?? []),
  );
  return ended.map((one, at) => again[paused.indexOf(at)] ?? one);
}

/** The results of some calls of verbs: 'done', or the code of the refusal. */
export async function outcomes(all: Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(all)).map((one) =>
    one.status === 'fulfilled' ? 'done' : String(Reflect.get(one.reason, 'code')),
  );
}

type Held = { socket: Socket; last: Buffer; whole: Promise<Buffer> };

async function hold(port: number, { path, input, headers = {} }: Call): Promise<Held> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('close', () => resolve(Buffer.concat(chunks)));
    socket.once('error', reject);
  });
  whole.catch(() => {});
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  const body = Buffer.from(JSON.stringify(input));
  const head = [
    `POST /api/v1/${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body.subarray(0, -1));
  return { socket, last: body.subarray(-1), whole };
}

async function letGo({ socket, last, whole }: Held): Promise<Ended> {
  socket.write(last);
  const [head = '', ...rest] = (await whole).toString('utf8').split('\r\n\r\n');
  const text = rest.join('\r\n\r\n');
  const { data, status, message } = JSON.parse(
    /transfer-encoding: chunked/i.test(head) ? unchunked(text) : text,
  );
  return { http: Number(head.slice(9, 12)), data, status, message };
}

function unchunked(text: string): string {
  const [, size = '0', rest = ''] = /^([0-9a-f]+)\r\n([^]*)$/i.exec(text) ?? [];
  const length = Number.parseInt(size, 16);
  const bytes = Buffer.from(rest);
  return length === 0
    ? ''
    : bytes.subarray(0, length).toString() + unchunked(bytes.subarray(length + 2).toString());
}
