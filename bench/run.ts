// npm run bench: everything in one run on this machine, as ratios or processor time; writes
// bench/latest.md.
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { benchAccounts } from './accounts.ts';
import { benchBrowser } from './browser.ts';
import { benchKeptPage } from './kept-page.ts';
import { benchRenders } from './renders.ts';
import { benchOrders } from './orders.ts';
import { table, type Line } from './report.ts';
import { benchSales } from './sales.ts';
import { openMarket } from './shop.ts';

const only = process.argv.slice(2);
const market = await openMarket();
const lines: Line[] = [];
for (const [name, bench] of Object.entries({
  kept: benchKeptPage,
  renders: benchRenders,
  browser: benchBrowser,
  accounts: benchAccounts,
  sales: benchSales,
  orders: benchOrders,
})) {
  if (only.length && !only.includes(name)) continue;
  process.stdout.write(`Measuring ${name} …\n`);
  lines.push(...(await bench(market)));
}
await market.close();
const said =
  `${table(lines)}\n\n${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? ''}, Node ` +
  `${process.version}.\n`;
if (!only.length) writeFileSync('bench/latest.md', said);
process.stdout.write(`\n${said}`);
process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1;
