// Starts, maintains and stops the worker of this process.
import type { TaskList } from 'graphile-worker';
import { connect, connectPool } from '#db/connect.ts';
import { tasks as tasksPatience } from '#db/patience.ts';
import type { Services } from '#hall/services.ts';
import { freeJobsOfGone } from '#jobs/free-jobs.ts';
import { keepWorker } from '#jobs/keep-worker.ts';
import { openWorker } from '#jobs/open-worker.ts';
import { openPostOffice } from '#jobs/mail/post-office.ts';
import { courierTasks, tasks } from '#jobs/tasks.ts';

const CONCURRENCY = 2;
/** Webhooks wait for other people's servers, so they have workers of their own. */
const COURIERS = 6;
/**
 * The queue's own connections, besides those of tasks: for each worker one to listen and one to
 * give jobs back.
 */
const CONNECTIONS = CONCURRENCY + 4;
const FREE_EVERY_MS = 5000;
/** How long running tasks, and then the pools, may take when the process is told to stop. */
const MOST_MS = 10_000;
const END_MS = 1000;

/**
 * Starts processing the queue on connections of its own; returns the function that stops it, which
 * lets running jobs finish within ten seconds.
 */
export async function startJobs(
  services: Services,
  databaseUrl: string,
): Promise<() => Promise<void>> {
  const pool = connectPool(databaseUrl, CONNECTIONS, tasksPatience);
  // not the connections of requests, which time out sooner
  const db = connect(connectPool(databaseUrl, CONNECTIONS, tasksPatience));
  const office = openPostOffice(() => services.mail(db));
  const own = { ...services, db };
  const runner = (taskList: object, concurrency: number, byClock: boolean) =>
    keepWorker(db, () =>
      openWorker(pool, { taskList: taskList as TaskList, concurrency, byClock }, services.log),
    );
  const workers = [
    await runner(tasks(own, office.post), CONCURRENCY, true),
    await runner(courierTasks(own), COURIERS, false),
  ];
  const stopLooking = repeat(async () => {
    for (const { sayAlive } of workers) await sayAlive();
    await freeJobsOfGone(db);
    for (const { replaceStuck } of workers) await replaceStuck();
  }, FREE_EVERY_MS);
  return async () => {
    const stopAll = () => Promise.all(workers.map(({ stop }) => stop()));
    const stopped = Promise.all([stopLooking(), stopAll()]).then(stopAll); // one may have begun
    await Promise.race([stopped, pause(MOST_MS)]);
    for (const { leave } of workers) await leave();
    await Promise.race([Promise.all([pool.end(), db.destroy()]), pause(END_MS)]);
    office.close();
  };
}

/**
 * Does something at once and repeatedly; a failure is retried the next time. Returns the function
 * that stops it.
 */
function repeat(work: () => Promise<void>, everyMs: number): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let stopped = false;
  const turn = () => {
    running = work()
      .catch(() => {})
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, everyMs);
      });
  };
  turn();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await Promise.race([running, pause(everyMs)]);
  };
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
