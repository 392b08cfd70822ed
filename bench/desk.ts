// The response times of the back office with a million products: lists, filters and searches, sent
// to the built server as its screens do. Runs only if named, because growing the catalogue takes
// minutes.
import { getBearer } from './staff-bearer.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { measureExport } from './exports.ts';
import { growOrders } from './grow-orders.ts';
import { measureHome } from './home.ts';
import { longLists, type MeasuredList } from './long-lists.ts';
import { productListsAndShop } from './product-lists.ts';
import type { Line } from './report.ts';
import { serve, type Market } from './shop.ts';

export const MILLION = 1_000_000;
const ROUNDS = 100;
const WARM = 5;
const WITHIN_MS = 100;
const OF_ALL = 0.95;
const GIVEN_UP = 503;
/** If an answer takes longer, fewer are measured. */
const HOPELESS_MS = 1000;
const FEW_ROUNDS = 20;

/** Grows the market to this many products, a million orders and 200,000 customers, and measures. */
export async function benchDesk(market: Market, products = MILLION): Promise<Line[]> {
  await growCatalogue(market.url, products, (line) => process.stdout.write(`  ${line}\n`));
  await growOrders(market.services.db, undefined, undefined, (line) =>
    process.stdout.write(`  ${line}\n`),
  );
  return measureDesk(market);
}

/** Measures the lists of a market that was grown 100 times, one after another. */
async function measureDesk(market: Market): Promise<Line[]> {
  const { db } = market.services;
  const lists = [...(await productListsAndShop(db)), ...(await longLists(db))];
  return [...(await measureLists(market, lists)), ...(await measureHomeAndExport(market))];
}

/** Measures the owner's first screen, and a million rows as a file. */
async function measureHomeAndExport(market: Market): Promise<Line[]> {
  const shop = await serve(market, 0);
  const asking = {
    origin: `http://127.0.0.1:${shop.port}/api/v1/`,
    bearer: await getBearer(market),
  };
  const lines = [...(await measureHome(asking)), ...(await measureExport(shop, asking))];
  await shop.stop();
  return lines;
}

/** The same for these lists. */
async function measureLists(market: Market, lists: MeasuredList[]): Promise<Line[]> {
  const bearer = await getBearer(market);
  const shop = await serve(market, 0);
  const lines: Line[] = [];
  for (const one of lists) {
    const value = await measureList(one, `http://127.0.0.1:${shop.port}/api/v1/`, bearer);
    lines.push({
      what: one.what,
      value,
      unit: 'ms',
      wanted: `≤ ${WITHIN_MS}`,
      holds: value <= WITHIN_MS,
    });
    process.stdout.write(`  ${one.what}: ${value.toFixed(0)} ms\n`);
  }
  await shop.stop();
  return lines;
}

/** The 95th percentile of the response time, in milliseconds. */
async function measureList({ path, input }: MeasuredList, origin: string, bearer: string) {
  return measureAddress((round) => {
    const query = new URLSearchParams(
      Object.entries(input(round)).map(([name, value]) => [name, String(value)]),
    );
    return new Request(`${origin}${path}?${query}`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
  });
}

/** The same for a request that may differ each round. */
export async function measureAddress(makeRequest: (round: number) => Request): Promise<number> {
  const times: number[] = [];
  let rounds = ROUNDS;
  for (let round = -WARM; round < rounds; round++) {
    const request = makeRequest(Math.abs(round));
    const began = performance.now();
    const answer = await fetch(request);
    const text = await answer.text();
    // a list that times out in the database counts as slow, with the time until then
    if (answer.status !== 200 && answer.status !== GIVEN_UP)
      throw new Error(`${request.url}: ${answer.status} ${text}`);
    const took = performance.now() - began;
    if (took > HOPELESS_MS) rounds = FEW_ROUNDS;
    if (round >= 0) times.push(took);
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * OF_ALL) - 1] ?? NaN;
}
