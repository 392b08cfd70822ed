// What shoppers wait for, of few products and of many: every list, page and call that is the same for
// everybody, made anew each time. Named alone, as growing the catalogue takes minutes.
import { growCatalogue } from './grow-catalogue.ts';
import { measureAddress } from './desk.ts';
import { shopLists } from './shop-lists.ts';
import type { Line } from './report.ts';
import { serve, type Market } from './shop.ts';

const WITHIN_MS = 100;
const WITHIN_TIMES = 3;

/** Grows the market to each of these sizes, and compares the last one with the first. */
export async function benchScale(market: Market, sizes: number[]): Promise<Line[]> {
  const measured: Map<string, number>[] = [];
  for (const size of sizes) {
    await growCatalogue(market.url, size, (line) => process.stdout.write(`  ${line}\n`));
    measured.push(await measureShop(market));
  }
  const [first, last] = [measured.at(0), measured.at(-1)];
  return [...(last ?? [])].map(([what, value]) => {
    const before = first?.get(what) ?? value;
    return {
      what,
      value,
      unit: 'ms',
      wanted: `≤ ${WITHIN_MS} and ${WITHIN_TIMES} times`,
      holds: value <= Math.min(WITHIN_MS, before * WITHIN_TIMES),
      note: `${before.toFixed(0)} ms of ${sizes.at(0)}, ${(value / before).toFixed(1)} times`,
    };
  });
}

/** Within how many milliseconds 95 of 100 of each are there; nothing is kept. */
export async function measureShop(market: Market): Promise<Map<string, number>> {
  const shop = await serve(market, 0);
  const found = new Map<string, number>();
  for (const { what, address } of await shopLists(market.services.db)) {
    const value = await measureAddress(
      (round) => new Request(`http://127.0.0.1:${shop.port}${address(round)}`),
    );
    found.set(what, value);
    process.stdout.write(`  ${what}: ${value.toFixed(0)} ms\n`);
  }
  await shop.stop();
  return found;
}
