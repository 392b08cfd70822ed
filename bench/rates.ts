// How often a second something can be done: over HTTP, and as raw SQL.
import { Agent, request } from 'node:http';
import pg from 'pg';
import { replay, type Script } from './record.ts';
import type { Line } from './report.ts';
import type { Buyer } from './buyers.ts';

const AT_ONCE = 16;
/** The number of first acts that are not counted, because they are slower. */
export const WARM = 300;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Replays scripts on its own connections. */
export async function rawRate(url: string, scripts: Script[]): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: AT_ONCE });
  const began = performance.now();
  await inParallel(scripts, async (script) => {
    const client = await pool.connect();
    try {
      await replay(client, script);
    } finally {
      client.release();
    }
  });
  const rate = scripts.length / ((performance.now() - began) / 1000);
  await pool.end();
  return rate;
}

/** Lets buyers act through the shop; the first of them only warm it up. */
export async function ownRate(all: Buyer[], act: (buyer: Buyer) => Promise<void>): Promise<number> {
  await inParallel(all.slice(0, WARM), act);
  const counted = all.slice(WARM);
  const began = performance.now();
  await inParallel(counted, act);
  return counted.length / ((performance.now() - began) / 1000);
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let at = next++; at < items.length; at = next++) {
        const item = items[at];
        if (item !== undefined) await work(item);
      }
    }),
  );
}

export function post(port: number, path: string, input: Record<string, unknown>): Promise<void> {
  const body = JSON.stringify(input);
  return new Promise((resolve, reject) => {
    request(
      {
        agent,
        port,
        path: `/api/v1/${path}`,
        method: 'POST',
        host: '127.0.0.1',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part;
          })
          .on('end', () => {
            if (text.includes('"status":200')) resolve();
            else reject(new Error(`${path} was refused: ${text.slice(0, 300)}`));
          });
      },
    )
      .on('error', reject)
      .end(body);
  });
}

export function compare(what: string, raw: number, own: number): Line {
  return {
    what: `${what} over HTTP against the same SQL issued raw`,
    value: own / raw,
    unit: 'ratio',
    wanted: '≥ 0.3',
    holds: own / raw >= 0.3,
    note: `${Math.round(own)}/s against ${Math.round(raw)}/s`,
  };
}
