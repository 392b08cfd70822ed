// A worker of the queue that is replaced when it cannot give back what it has finished.
import type { Db } from '#db/connect.ts';
import { giveBack, holdsFinished, leaveQueue, sayAlive } from '#jobs/free-jobs.ts';
import type { Worker } from '#jobs/open-worker.ts';

export type LastingWorker = {
  /** Says that it lives. */
  sayAlive: () => Promise<void>;
  /** Lets another one go on where it is stuck. */
  replaceStuck: () => Promise<void>;
  /** Ends when all that it has in hand is finished. */
  stop: () => Promise<void>;
  /** Takes its names out of the queue. */
  leave: () => Promise<void>;
};

/** Takes how a worker is opened. */
export async function keepWorker(db: Db, open: () => Promise<Worker>): Promise<LastingWorker> {
  const leaving = new Set<Worker>(); // have something in hand yet and take no more
  let worker = await open();
  const all = () => [worker, ...leaving];

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
