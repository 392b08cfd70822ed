// A worker of the queue that is replaced when it cannot give back a job it has finished.
import type { Db } from '#db/connect.ts';
import { giveBack, holdsFinished, leaveQueue, sayAlive } from '#jobs/free-jobs.ts';
import type { Worker } from '#jobs/open-worker.ts';

export type LastingWorker = {
  /** Records that it is alive. */
  sayAlive: () => Promise<void>;
  /** Starts another one when it is stuck. */
  replaceStuck: () => Promise<void>;
  /** Resolves when all its jobs are finished. */
  stop: () => Promise<void>;
  /** Removes its names from the queue. */
  leave: () => Promise<void>;
};

/** Takes the function that opens a worker. */
export async function keepWorker(db: Db, open: () => Promise<Worker>): Promise<LastingWorker> {
  const leaving = new Set<Worker>(); // these take no more jobs, but still run some
  let worker = await open();
  const all = () => [worker, ...leaving];

  /**
   * Another worker takes over; this one frees everything under its name once its jobs are finished.
   */
  async function takeOver(): Promise<void> {
    const before = worker;
    worker = await open();
    leaving.add(before);
    await sayAlive(db, worker.hand).catch(() => {});
    before
      .stop()
      .then(() => giveBack(db, before.hand))
      .catch(() => {}) // it reports no more signs of life, and is later freed as gone
      .finally(() => leaving.delete(before));
  }
  return {
    sayAlive: async () => {
      for (const { hand } of all()) await sayAlive(db, hand);
    },
    replaceStuck: async () => {
      if (await holdsFinished(db, worker.hand)) await takeOver();
    },
    stop: async () => {
      await Promise.all(all().map(({ stop }) => stop()));
    },
    leave: async () => {
      for (const { hand } of all()) await leaveQueue(db, hand).catch(() => {});
    },
  };
}
