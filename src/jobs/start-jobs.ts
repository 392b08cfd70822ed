// The worker: tasks as they are queued, and what the clock asks for.
import { Logger, parseCronItems, run, type CronItem, type TaskList } from 'graphile-worker';
import { connectPool } from '#db/connect.ts';
import type { House } from '#house.ts';
import { freeJobs, watchHand } from '#jobs/free-jobs.ts';
import { tasks } from '#jobs/tasks.ts';
import { openPost } from '#outside/mail/smtp.ts';

const CONCURRENCY = 2, CONNECTIONS = CONCURRENCY + 2;      // beside the tasks' own, one that listens and one that looks after the queue

/** When the clock asks for what, in UTC. */
const clock: CronItem[] = [
  { task: 'renew-flash-sales', match: '* * * * *' }, { task: 'look-at-payments', match: '* * * * *' }, { task: 'close-unpaid', match: '* * * * *' }, { task: 'free-mails', match: '* * * * *' }, { task: 'free-jobs', match: '* * * * *' },
  { task: 'release-earnings', match: '*/5 * * * *' }, { task: 'look-at-refunds', match: '*/10 * * * *' }, { task: 'sweep', match: '*/10 * * * *' }, { task: 'gather-payouts', match: '*/15 * * * *' }, { task: 'clear-stale', match: '40 3 * * *' },
];

/** Starts working off the queue; answers how to stop, finishing what has begun. */
export async function startJobs(house: House, databaseUrl: string): Promise<() => Promise<void>> {
  const { mail } = house.config;
  const logger = new Logger(() => (level, message) => { if (level === 'error') house.log.error({ job: message }, 'job failed'); });
  const post = mail && openPost(mail.smtpUrl, mail.from);
  const pool = connectPool(databaseUrl, CONNECTIONS), { events, hand } = watchHand();
  const runner = await run({ pgPool: pool, concurrency: CONCURRENCY, noHandleSignals: true, logger, events, parsedCronItems: parseCronItems(clock), taskList: { ...tasks(house, post), 'free-jobs': () => freeJobs(house.db, hand) } as TaskList });
  return async () => {
    await runner.stop();
    await pool.end();
    post?.close();
  };
}
