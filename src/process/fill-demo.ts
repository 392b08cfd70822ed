// Started by fill-apart.ts, which sends the settings: fills an empty database with the demo market,
// and exits.
import type { Config } from '#hall/config.ts';
import { endless } from '#db/patience.ts';
import { fillIfEmpty } from '#demo/fill-if-empty.ts';
import { openServices } from '#process/open-services.ts';

type Order = { config: Config; databaseUrl: string };

// the shop is gone; its next start begins again
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
  const { services, close } = await openServices(config, databaseUrl, endless);
  const accounts = await fillIfEmpty(services);
  await close();
  await new Promise((resolve) => process.send?.(accounts, resolve));
}
