// The response times for shoppers, with few products and with many: every list, page and call that
// is the same for everybody, rendered anew each time. Runs only if named, because growing the
// catalogue takes minutes.
import { join } from 'node:path';
import { growCatalogue } from './grow-catalogue.ts';
import { measureAddress } from './desk.ts';
import { compressedKb, HTML_KB } from './renders.ts';
import { shopLists } from './shop-lists.ts';
import type { Line } from './report.ts';
import { openMarket, serve, type Market } from './shop.ts';

const WITHIN_MS = 100;
const WITHIN_TIMES = 3;
const MEMORY_MB = 300;

/** `html`: only for pages, in kilobytes; `memoryMb`: the server's memory afterwards. */
type Measured = { times: Map<string, number>; html: Map<string, number>; memoryMb: number };

/**
 * Grows a market to each of these sizes, kept in `folder` if there is one, and compares the last
 * with the first.
 */
export async function benchScale(sizes: number[], folder?: string): Promise<Line[]> {
  const measured: Measured[] = [];
  for (const size of sizes) {
    process.stdout.write(`Measuring ${size} products …\n`);
    const market = await openMarket(folder && join(folder, String(size)));
    await growCatalogue(market.url, size, (line) => process.stdout.write(`  ${line}\n`));
    measured.push(await measureShop(market));
    await market.close();
  }
  const [first, last] = [measured.at(0), measured.at(-1)];
  if (!first || !last) return [];
  const times = [...last.times].map(([what, value]) => {
    const before = first.times.get(what) ?? value;
    return {
      what,
      value,
      unit: 'ms',
      wanted: `≤ ${WITHIN_MS} and ${WITHIN_TIMES} times`,
      holds: value <= Math.min(WITHIN_MS, before * WITHIN_TIMES),
      note: `${before.toFixed(0)} ms of ${sizes.at(0)}, ${(value / before).toFixed(1)} times`,
    };
  });
  return [...times, ...sizesOf(last)];
}

/** The largest page, and the server's memory. */
function sizesOf({ html, memoryMb }: Measured): Line[] {
  const [what = '', kb = NaN] = [...html].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return [
    {
      what: 'the largest of these pages, HTML with Brotli',
      value: kb,
      unit: 'kB',
      wanted: `≤ ${HTML_KB}`,
      holds: kb <= HTML_KB,
      note: what,
    },
    {
      what: 'memory of the server after all of this',
      value: memoryMb,
      unit: 'MB',
      wanted: `≤ ${MEMORY_MB}`,
      holds: memoryMb <= MEMORY_MB,
    },
  ];
}

/** The 95th percentile of each response time, in milliseconds; nothing is cached. */
async function measureShop(market: Market): Promise<Measured> {
  const shop = await serve(market, 0);
  const times = new Map<string, number>();
  const html = new Map<string, number>();
  for (const { what, address } of await shopLists(market.services.db)) {
    const value = await measureAddress(
      (round) => new Request(`http://127.0.0.1:${shop.port}${address(round)}`),
    );
    times.set(what, value);
    if (!/api\/v1|\.xml/.test(address(0)))
      html.set(what, await compressedKb(shop.port, address(0)));
    process.stdout.write(`  ${what}: ${value.toFixed(0)} ms\n`);
  }
  const memoryMb = shop.memoryMb();
  await shop.stop();
  return { times, html, memoryMb };
}
