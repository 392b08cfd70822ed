// A shop with the demo market whose public answers are cached, and helpers to change them.
import { request } from 'node:http';
import { expect, vi } from 'vitest';
import type { Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import { demoDatabase, type Fresh } from '../db.ts';
import { openShop, type TestShop } from '../shop.ts';
import { thingsToBuy, type Sold } from './shopper.ts';

/** Waits until the check passes. */
export const soon = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
type Wired = { status: number; headers: Record<string, unknown>; bytes: Buffer };

export type CachingShop = {
  base: Fresh;
  open: TestShop;
  things: Sold[];
  etagOf: (path: string, language?: string) => Promise<string | null>;
  /** Writes something and touches tags, in one transaction. */
  change: (work: (tx: Tx) => Promise<unknown>, ...tags: string[]) => Promise<void>;
  /** Waits until an answer changes. */
  turns: (path: string, from: string | null, language?: string) => Promise<void>;
  /** A raw HTTP response. */
  wire: (path: string, headers: Record<string, string>) => Promise<Wired>;
  close: () => Promise<void>;
};

export async function openCachingShop(): Promise<CachingShop> {
  const base = await demoDatabase();
  const open = await openShop(base, { dataDir: base.dataDir });
  const etagOf = async (path: string, language = 'en') =>
    (await open.call('GET', path, {}, { language })).headers.get('etag');
  await open.ask('shop.read');
  return {
    base,
    open,
    things: await thingsToBuy(base.db),
    etagOf,
    change: (work, ...tags) =>
      transaction(base.db, async (tx) => {
        await work(tx);
        await touch(tx, ...tags);
      }),
    turns: (path, from, language) =>
      soon(async () => expect(await etagOf(path, language)).not.toBe(from)),
    wire: (path, headers) => wired(open.port, `/api/v1/${path}`, headers),
    close: async () => {
      await open.close();
      await base.close();
    },
  };
}

function wired(port: number, path: string, headers: Record<string, string>): Promise<Wired> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        );
    })
      .on('error', reject)
      .end();
  });
}
