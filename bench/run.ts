// npm run bench: everything in one run on this machine, as ratios or processor time; writes
// bench/latest.md. `npm run bench -- desk` first grows a market of a million products and orders,
// and writes bench/desk.md; `npm run bench -- desk 100000` uses another number. `npm run bench --
// scale 10k 1m` compares shoppers' pages at two numbers of products, and writes bench/scale.md.
// `npm run bench -- relevance` searches products that people judged. BENCH_FOLDER names a folder
// that keeps the grown market; for `scale`, a market of each size.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { benchAccounts } from './accounts.ts';
import { benchDesk, MILLION } from './desk.ts';
import { benchBrowser } from './browser.ts';
import { benchCachedPage } from './cached-page.ts';
import { benchRenders } from './renders.ts';
import { benchOrders } from './orders.ts';
import { table, type Line } from './report.ts';
import { benchRelevance } from './relevance.ts';
import { benchScale } from './scale.ts';
import { benchSales } from './sales.ts';
import { openMarket, type Market } from './shop.ts';

const SIZE = /^(\d+)([km]?)$/;
const TIMES: Record<string, number> = { k: 1000, m: MILLION };
const only = process.argv.slice(2).filter((name) => !SIZE.test(name));
const sizes = process.argv.slice(2).flatMap((name) => {
  const [, number, unit = ''] = SIZE.exec(name) ?? [];
  return number ? [Number(number) * (TIMES[unit] ?? 1)] : [];
});
const products = sizes[0] ?? MILLION;
/** Benches that run only if named. */
const LONG = ['relevance', 'desk'];
const folder = process.env.BENCH_FOLDER;
let market: Market | undefined;
const lines: Line[] = [];
for (const [name, bench] of Object.entries({
  kept: benchCachedPage,
  renders: benchRenders,
  browser: benchBrowser,
  accounts: benchAccounts,
  sales: benchSales,
  orders: benchOrders,
  relevance: benchRelevance,
  desk: (on: Market) => benchDesk(on, products),
})) {
  if (!(only.length ? only.includes(name) : !LONG.includes(name))) continue;
  process.stdout.write(`Measuring ${name} …\n`);
  market ??= await openMarket(folder);
  lines.push(...(await bench(market)));
}
await market?.close();
if (only.includes('scale'))
  lines.push(...(await benchScale(sizes.length ? sizes : [MILLION / 100, MILLION], folder)));
const report =
  `${table(lines)}\n\n${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? ''}, Node ` +
  `${process.version}.\n`;
if (!only.length) writeFileSync('bench/latest.md', report);
if (only.join() === 'desk' && products === MILLION) writeFileSync('bench/desk.md', report);
if (only.join() === 'scale' && Math.max(...sizes, 0) >= MILLION)
  writeFileSync('bench/scale.md', report);
process.stdout.write(`\n${report}`);
process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1;
