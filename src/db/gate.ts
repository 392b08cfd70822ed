import { spend } from '#db/budget.ts';
import { busyError, isLost } from '#db/trouble.ts';

/**
 * `doubted`: the last transaction was lost, and none may begin until the database accepts writes
 * again.
 */
type Gate = {
  free: number;
  queue: (() => void)[];
  doubted: boolean;
  takesWrites: () => Promise<boolean>;
};

const QUEUE_MS = 30_000; // a request waits less (budget.ts)
const gates = new WeakMap<object, Gate>();

/**
 * Limits how many transactions of a database run at once, so that commits that hang leave
 * connections for reads. After one is lost, `takesWrites` is asked before the next, because each
 * one that hangs would occupy a connection of the server.
 */
export function gateTransactions(
  db: object,
  most: number,
  takesWrites: () => Promise<boolean>,
): void {
  gates.set(db, { free: most, queue: [], doubted: false, takesWrites });
}

/** Does the work as soon as one of the places is free; at once without a gate. */
export async function throughGate<T>(db: object, work: () => Promise<T>): Promise<T> {
  const gate = gates.get(db);
  if (!gate) return work();
  if (gate.doubted && !(await gate.takesWrites()))
    throw busyError('The database does not take writes.');
  gate.doubted = false;
  if (gate.free > 0) gate.free--;
  else await spend(QUEUE_MS, (ms) => queueUp(gate, ms));
  try {
    return await work();
  } catch (problem) {
    if (isLost(problem)) gate.doubted = true;
    throw problem;
  } finally {
    const next = gate.queue.shift();
    if (next) next();
    else gate.free++;
  }
}

function queueUp({ queue }: Gate, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(enter), 1);
      reject(busyError('Too many transactions wait for the database.'));
    }, ms);
    queue.push(enter);
  });
}
