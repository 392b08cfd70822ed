// Started by fill-apart.ts, which sends what to fill: writes the demo market, and exits.
import { endless } from '#db/patience.ts';
import { fillIfEmpty, fillSetUpMarket } from '#demo/fill-if-empty.ts';
import type { FillOrder, FillMessage } from '#process/fill-apart.ts';
import { openServices } from '#process/open-services.ts';

// the shop is gone; its next start will begin again
process.once('disconnect', () => process.exit(1));
process.once(
  'message',
  (order) =>
    void fill(order as FillOrder).then(
      () => process.exit(0),
      (problem: unknown) => {
        process.stderr.write(`\n${problem instanceof Error ? problem.stack : String(problem)}\n`);
        process.exit(1);
      },
    ),
);

async function fill({ config, databaseUrl, setUp }: FillOrder): Promise<void> {
  const { services, close } = await openServices(config, databaseUrl, endless);
  const accounts = await (setUp
    ? fillSetUpMarket(services, (share) => void sendMessage({ share }))
    : fillIfEmpty(services));
  await close();
  await sendMessage({ accounts });
}

const sendMessage = (message: FillMessage) =>
  new Promise((resolve) => process.send?.(message, resolve));
