// The worker: tasks as they are queued, and what the clock asks for.
import { Logger, parseCronItems, run, type CronItem, type TaskList } from 'graphile-worker';
import { connect, connectPool } from '#db/connect.ts';
import { tasks as tasksPatience } from '#db/patience.ts';
import type { Services } from '#hall/services.ts';
import { freeJobs, leaveQueue, watchHand } from '#jobs/free-jobs.ts';
import { tasks } from '#jobs/tasks.ts';
import { openPost } from '#outside/mail/smtp.ts';

/**
 * The queue's own connections: beside the tasks', one that listens and one that gives jobs back.
 */
const CONCURRENCY = 2;
const CONNECTIONS = CONCURRENCY + 2;
const FREE_EVERY_MS = 5000;
const MOST_MS = 10_000;

/** When the clock asks for what, in UTC. */
const clock: CronItem[] = [
  { task: 'renew-flash-sales', match: '* * * * *' },
  { task: 'look-at-payments', match: '* * * * *' },
  { task: 'follow-payments', match: '* * * * *' },
  { task: 'close-unpaid', match: '* * * * *' },
  { task: 'free-mails', match: '* * * * *' },
  { task: 'release-earnings', match: '*/5 * * * *' },
  { task: 'look-at-refunds', match: '*/10 * * * *' },
  { task: 'sweep', match: '*/10 * * * *' },
  { task: 'issue-papers', match: '*/10 * * * *' },
  { task: 'gather-payouts', match: '*/15 * * * *' },
  { task: 'clear-stale', match: '40 3 * * *' },
];

/**
 * Starts working off the queue, on connections of its own; answers how to stop, finishing what has
 * begun if that takes no more than ten seconds.
 */
export async function startJobs(
  services: Services,
  databaseUrl: string,
): Promise<() => Promise<void>> {
  const { mail } = services.config;
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') services.log.error({ job: message }, 'job failed');
  });
  const post = mail && openPost(mail.smtpUrl, mail.from);
  const pool = connectPool(databaseUrl, CONNECTIONS, tasksPatience);
  const { events, hand } = watchHand();
  // not those of requests, which give up sooner
  const db = connect(connectPool(databaseUrl, CONNECTIONS, tasksPatience));
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger,
    events,
    parsedCronItems: parseCronItems(clock),
    taskList: tasks({ ...services, db }, post) as TaskList,
  });
  const stopFreeing = repeat(() => freeJobs(db, hand), FREE_EVERY_MS);
  return async () => {
    await Promise.race([runner.stop(), pause(MOST_MS)]);
    await stopFreeing();
    await leaveQueue(db, hand).catch(() => {});
    await Promise.race([Promise.all([pool.end(), db.destroy()]), pause(MOST_MS)]);
    post?.close();
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
