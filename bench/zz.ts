import { readConfig } from '#hall/config.ts';
import { openServices } from '#process/open-services.ts';
import { endless } from '#db/patience.ts';
import { fillIfEmpty } from '#demo/fill-if-empty.ts';
import { growOrders } from './grow-orders.ts';
import { measureOrders } from './orders.ts';
import { table } from './report.ts';
const url = process.env.BENCH_URL!;
const { services, close } = await openServices(
  readConfig({ DATA_DIR: '/tmp/orders-bench-data', LOG_LEVEL: 'silent' }),
  url,
  endless,
);
if (process.argv[2] === 'grow') {
  await fillIfEmpty(services, 0.05);
  console.log('filled', new Date().toISOString());
  await growOrders(services.db);
  console.log('grown', new Date().toISOString());
}
console.log(table(await measureOrders(services.db, await services.market())));
await close();
