// Run by fill-apart.ts, which sends the settings: fills an empty database with the demo market, and
// ends.
import type { Config } from '#config.ts';
import { endless } from '#db/patience.ts';
import { fillIfEmpty } from '#demo/fill-if-empty.ts';
import { openHouse } from '#open-house.ts';

type Order = { config: Config; databaseUrl: string };

// the shop is gone: whoever starts it again begins anew
process.once('disconnect', () => process.exit(1));
process.once(
  'message',
  (order) =>
    void fill(order as Order).then(
      () => process.exit(0),
      (problem: unknown) => {
        process.stderr.write(`\n${problem instanceof Error ? problem.stack : String(problem)}\n`);
        process.exit(1);
      },
    ),
);

async function fill({ config, databaseUrl }: Order): Promise<void> {
  const { house, close } = await openHouse(config, databaseUrl, endless);
  const accounts = await fillIfEmpty(house);
  await close();
  await new Promise((resolve) => process.send?.(accounts, resolve));
}
