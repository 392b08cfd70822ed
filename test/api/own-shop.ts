// A shop with its own database for the tests of a file: with only the market's settings, or with
// the demo market.
import { afterAll, beforeAll } from 'vitest';
import { demoDatabase, freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

export let base: Fresh;
export let open: TestShop;

/** Opens it before the tests of a file, and closes it afterwards. */
export function withOwnShop(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    open = await openShop(base);
  });
  afterAll(close);
}

/** Like `withOwnShop`, with the demo market in it. */
export function withDemoShop(): void {
  beforeAll(async () => {
    const demo = await demoDatabase();
    base = demo;
    open = await openShop(demo, { dataDir: demo.dataDir });
  });
  afterAll(close);
}

async function close(): Promise<void> {
  await open.close();
  await base.close();
}
