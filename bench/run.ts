// npm run bench: everything in one run on this machine, as ratios or processor time; writes
// bench/latest.md. `npm run bench -- desk` grows a market of a million products and orders first, and writes
// bench/desk.md; `npm run bench -- desk 100000` of so many.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { benchAccounts } from './accounts.ts';
import { benchDesk, MILLION } from './desk.ts';
import { benchBrowser } from './browser.ts';
import { benchKeptPage } from './kept-page.ts';
import { benchRenders } from './renders.ts';
import { benchOrders } from './orders.ts';
import { table, type Line } from './report.ts';
import { benchSales } from './sales.ts';
import { openMarket, type Market } from './shop.ts';

const only = process.argv.slice(2).filter((name) => !/^\d+$/.test(name));
const products = Number(process.argv.slice(2).find((name) => /^\d+$/.test(name)) ?? MILLION);
const market = await openMarket();
const lines: Line[] = [];
for (const [name, bench] of Object.entries({
  kept: benchKeptPage,
  renders: benchRenders,
  browser: benchBrowser,
  accounts: benchAccounts,
  sales: benchSales,
  orders: benchOrders,
  desk: (on: Market) => benchDesk(on, products),
})) {
  if (!(only.length ? only.includes(name) : name !== 'desk')) continue;
  process.stdout.write(`Measuring ${name} …\n`);
  lines.push(...(await bench(market)));
}
await market.close();
const said =
  `${table(lines)}\n\n${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? ''}, Node ` +
  `${process.version}.\n`;
if (!only.length) writeFileSync('bench/latest.md', said);
if (only.join() === 'desk' && products === MILLION) writeFileSync('bench/desk.md', said);
process.stdout.write(`\n${said}`);
process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1;
