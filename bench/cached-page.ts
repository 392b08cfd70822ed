// A cached page, compared with a bare node:http server that sends the same bytes.
import { spawn } from 'node:child_process';
import { answersPerSecond } from './load.ts';
import type { Line } from './report.ts';
import { serve, type Market } from './shop.ts';

const LOAD = { connections: 32, seconds: 3, headers: { 'accept-encoding': 'br' } };
const ROUNDS = 3;
const BARE = `
  const http = require('node:http');
  process.on('message', ({ body, headers }) => {
    const bytes = Buffer.from(body, 'base64');
    http
      .createServer((request, response) => {
        response.writeHead(200, headers);
        response.end(bytes);
      })
      .listen(0, '127.0.0.1', function () {
        process.send(this.address().port);
      });
  });
`;

export async function benchCachedPage(market: Market): Promise<Line[]> {
  const shop = await serve(market, 256);
  const lines: Line[] = [];
  for (const [name, path] of [
    ['home', '/fr'],
    ['listing', '/all/kitchen'],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`, {
      headers: { 'accept-encoding': 'br' },
    });
    const raw = await answer.arrayBuffer();
    const bare = await startBare(
      await bytesOf(shop.port, path),
      Object.fromEntries(answer.headers),
    );
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push(await answersPerSecond({ port: bare.port, path, ...LOAD }));
      ours.push(await answersPerSecond({ port: shop.port, path, ...LOAD }));
    }
    const [own, other] = [Math.max(...ours), Math.max(...theirs)];
    lines.push({
      what: `kept ${name} page against bare node:http with the same bytes`,
      value: own / other,
      unit: 'ratio',
      wanted: '≥ 0.8',
      holds: own / other >= 0.8,
      note:
        `${Math.round(own)}/s against ${Math.round(other)}/s, ` +
        `${Math.round(raw.byteLength / 1000)} kB of HTML`,
    });
    bare.stop();
  }
  await shop.stop();
  return lines;
}

/** The compressed bytes of an answer, as sent. */
async function bytesOf(port: number, path: string): Promise<Buffer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
}

function startBare(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ port: number; stop: () => void }> {
  const child = spawn(process.execPath, ['-e', BARE], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send({
    body: body.toString('base64'),
    headers: { ...headers, 'content-encoding': 'br', 'content-length': body.length },
  });
  return new Promise((resolve) => {
    child.once('message', (port) => resolve({ port: Number(port), stop: () => child.kill() }));
  });
}
