// What the back office waits for at a million products: lists, filters and searches, asked from the
// built server as its screens ask. Named alone, as growing the catalogue takes minutes.
import { getBearer } from './staff-bearer.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { growOrders } from './grow-orders.ts';
import { longLists } from './long-lists.ts';
import { productListsAndShop } from './product-lists.ts';
import type { Line } from './report.ts';
import { serve, type Market } from './shop.ts';

export const MILLION = 1_000_000;
const ROUNDS = 100;
const WARM = 5;
const WITHIN_MS = 100;
const OF_100 = 95;

/** Grows the market to so many products, a million orders and 200,000 customers, and measures. */
export async function benchDesk(market: Market, products = MILLION): Promise<Line[]> {
  await growCatalogue(market.url, products, (line) => process.stdout.write(`  ${line}\n`));
  await growOrders(market.services.db, undefined, undefined, (line) =>
    process.stdout.write(`  ${line}\n`),
  );
  return measureDesk(market);
}

/** Asks for each list of a market that was grown 100 times, one after another. */
export async function measureDesk(market: Market): Promise<Line[]> {
  const { db } = market.services;
  const asked = [...(await productListsAndShop(db)), ...(await longLists(db))];
  const bearer = await getBearer(market);
  const shop = await serve(market, 0);
  const lines: Line[] = [];
  for (const { what, path, input } of asked) {
    const times: number[] = [];
    for (let round = -WARM; round < ROUNDS; round++) {
      const query = new URLSearchParams(
        Object.entries(input(Math.abs(round))).map(([name, value]) => [name, String(value)]),
      );
      const began = performance.now();
      const answer = await fetch(`http://127.0.0.1:${shop.port}/api/v1/${path}?${query}`, {
        headers: { authorization: `Bearer ${bearer}` },
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path}?${query}: ${answer.status} ${text}`);
      if (round >= 0) times.push(performance.now() - began);
    }
    const value = times.toSorted((a, b) => a - b)[OF_100 - 1] ?? NaN;
    const wanted = `≤ ${WITHIN_MS}`;
    lines.push({ what, value, unit: 'ms', wanted, holds: value <= WITHIN_MS });
    process.stdout.write(`  ${what}: ${value.toFixed(0)} ms\n`);
  }
  await shop.stop();
  return lines;
}
