// Opens the shop on a database that is ready: services, jobs and the HTTP server, depending on
// ROLE.
import type { Closing } from '#process/closing.ts';
import type { Config } from '#hall/config.ts';
import type { Services } from '#hall/services.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { watchRequests } from '#process/drain.ts';
import { createSearchCounter } from '#process/count-searches.ts';
import { createViewCounter } from '#process/count-views.ts';
import { createVisitCounter } from '#process/count-visits.ts';
import { createHttpServer } from '#process/listen-http.ts';
import type { Front } from '#process/serve-web.ts';
import { listenOn } from '#process/listen-on.ts';
import { openServices } from '#process/open-services.ts';

/** How long requests in progress may take when the shop is told to close. */
const DRAIN_MS = 10_000;

/** `port` is where pages and the API are served; null in a process that only works off jobs. */
export type OpenShop = { services: Services; port: number | null };

/**
 * Takes the settings, the address of a migrated database, what is to be closed at the end, and a
 * function that loads the pages.
 */
export async function openShop(
  config: Config,
  databaseUrl: string,
  closing: Closing,
  loadFront: () => Promise<Front>,
): Promise<OpenShop> {
  const { services, close } = await openServices(config, databaseUrl);
  closing.add('services', close);
  if (config.role !== 'web') closing.add('work', await startJobs(services, databaseUrl));
  if (config.role === 'worker') return { services, port: null };
  const counters = [createVisitCounter, createViewCounter, createSearchCounter].map((create) =>
    create(services),
  );
  const server = createHttpServer(services, await loadFront(), counters);
  const drain = watchRequests(server);
  const port = await listenOn(server, config);
  closing.add('work', () => {
    services.life.ending = true;
    return drain(DRAIN_MS).then(() => Promise.all(counters.map((one) => one.close())));
  });
  return { services, port };
}
