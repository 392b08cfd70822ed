// The worker of this process: begins, looks after the queue, ends.
import type { TaskList } from 'graphile-worker';
import { connect, connectPool } from '#db/connect.ts';
import { tasks as tasksPatience } from '#db/patience.ts';
import type { Services } from '#hall/services.ts';
import { freeJobsOfGone, giveBack, holdsFinished, leaveQueue, sayAlive } from '#jobs/free-jobs.ts';
import { CONCURRENCY, openWorker, type Worker } from '#jobs/open-worker.ts';
import { openPostOffice } from '#jobs/mail/post-office.ts';
import { tasks } from '#jobs/tasks.ts';

/**
 * The queue's own connections: beside the tasks', one that listens and one that gives jobs back.
 */
const CONNECTIONS = CONCURRENCY + 2;
const FREE_EVERY_MS = 5000;
/** How long tasks that have begun may take when the process is told to stop, and the pools then. */
const MOST_MS = 10_000;
const END_MS = 1000;

/**
 * Starts working off the queue, on connections of its own; answers how to stop, finishing what has
 * begun if that takes no more than ten seconds.
 */
export async function startJobs(
  services: Services,
  databaseUrl: string,
): Promise<() => Promise<void>> {
  const pool = connectPool(databaseUrl, CONNECTIONS, tasksPatience);
  // not those of requests, which give up sooner
  const db = connect(connectPool(databaseUrl, CONNECTIONS, tasksPatience));
  const office = openPostOffice(() => services.mail(db));
  const taskList = tasks({ ...services, db }, office.post) as TaskList;
  const open = () => openWorker(pool, taskList, services.log);
  const leaving = new Set<Worker>(); // have something in hand yet and take no more
  let worker = await open();

  async function lookAfterQueue(): Promise<void> {
    for (const { hand } of [worker, ...leaving]) await sayAlive(db, hand);
    await freeJobsOfGone(db);
    if (await holdsFinished(db, worker.hand)) await takeOver();
  }
  /**
   * Another worker goes on; this one gives back all that its name holds when its hands are empty.
   */
  async function takeOver(): Promise<void> {
    const before = worker;
    worker = await open();
    leaving.add(before);
    await sayAlive(db, worker.hand).catch(() => {});
    before
      .stop()
      .then(() => giveBack(db, before.hand))
      .catch(() => {}) // from now on it gives no sign of life, and is freed as one that is gone
      .finally(() => leaving.delete(before));
  }
  const stopLooking = repeat(lookAfterQueue, FREE_EVERY_MS);
  return async () => {
    const all = () => [worker, ...leaving];
    const stopAll = () => Promise.all(all().map(({ stop }) => stop()));
    const stopped = Promise.all([stopLooking(), stopAll()]).then(stopAll); // one may have begun
    await Promise.race([stopped, pause(MOST_MS)]);
    for (const { hand } of all()) await leaveQueue(db, hand).catch(() => {});
    await Promise.race([Promise.all([pool.end(), db.destroy()]), pause(END_MS)]);
    office.close();
  };
}

/** Does it at once and again and again; what fails is done the next time. Answers how to stop. */
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
