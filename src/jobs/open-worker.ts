// One worker of the queue: queued tasks and scheduled ones.
import { Logger, parseCronItems, run, type CronItem, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Services } from '#hall/services.ts';
import { watchHand, type Hand } from '#jobs/free-jobs.ts';

/** `stop` resolves when the worker has finished its present jobs. */
export type Worker = { hand: Hand; stop: () => Promise<void> };

/** The schedule of tasks, in UTC. */
const clock: CronItem[] = [
  { task: 'renew-flash-sales', match: '* * * * *' },
  { task: 'tell-sales-begun', match: '* * * * *' },
  { task: 'look-at-payments', match: '* * * * *' },
  { task: 'follow-payments', match: '* * * * *' },
  { task: 'close-unpaid', match: '* * * * *' },
  { task: 'free-mails', match: '* * * * *' },
  { task: 'hold-stores', match: '*/5 * * * *' },
  { task: 'remind-carts', match: '*/10 * * * *' },
  { task: 'release-earnings', match: '*/5 * * * *' },
  { task: 'look-at-refunds', match: '*/10 * * * *' },
  { task: 'sweep', match: '*/10 * * * *' },
  { task: 'issue-papers', match: '*/10 * * * *' },
  { task: 'gather-payouts', match: '*/15 * * * *' },
  { task: 'fold-sums', match: '*/5 * * * *' },
  { task: 'count-stores', match: '25 * * * *' },
  { task: 'count-uses', match: '35 * * * *' },
  { task: 'learn-alike', match: '*/10 * * * *' },
  { task: 'count-popular', match: '15 * * * *' },
  { task: 'learn-bought', match: '*/10 * * * *' },
  { task: 'clear-stale', match: '40 3 * * *' },
];

/** The work of a worker: its tasks, how many run at once, and whether it follows the schedule. */
type Work = { taskList: TaskList; concurrency: number; byClock: boolean };

/** Starts a worker with its own name; it takes jobs through `pool`. */
export async function openWorker(
  pool: pg.Pool,
  { taskList, concurrency, byClock }: Work,
  log: Services['log'],
): Promise<Worker> {
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') log.error({ job: message }, 'job failed');
  });
  const { events, hand } = watchHand();
  const runner = await run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    logger,
    events,
    parsedCronItems: parseCronItems(byClock ? clock : []),
    taskList,
  });
  let stopping: Promise<void> | undefined;
  return { hand, stop: () => (stopping ??= runner.stop()) };
}
