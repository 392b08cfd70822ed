// Limits how long one request may wait for the database in total, however many statements it runs.
import { AsyncLocalStorage } from 'node:async_hooks';
import { busyError } from '#db/trouble.ts';

type Budget = { leftMs: number; waiting: number; since: number };

const LEAST_MS = 500; // no question is begun that could not be answered in this
const budgets = new AsyncLocalStorage<Budget>();

/**
 * Runs the work with this many milliseconds of waiting for the database in total. Time spent
 * elsewhere (on gateways, on reading a body) does not count. Without this there is no total limit.
 */
export function withBudget<T>(leftMs: number, work: () => T): T {
  return budgets.run({ leftMs, waiting: 0, since: 0 }, work);
}

/** Runs a part of a long answer, which may wait for the database as long as a whole request. */
export const withoutBudget = <T>(work: () => T): T => budgets.exit(work);

/**
 * Waits for the database at most this long, or for what is left of the request's budget if that is
 * less.
 */
export async function spend<T>(mostMs: number, wait: (ms: number) => Promise<T>): Promise<T> {
  const budget = budgets.getStore();
  if (!budget) return wait(mostMs);
  const left = budget.leftMs - (budget.waiting > 0 ? Date.now() - budget.since : 0);
  if (left <= 0) throw busyError('This request has waited for the database as long as it may.');
  if (budget.waiting++ === 0) budget.since = Date.now();
  try {
    return await wait(Math.min(mostMs, Math.max(left, LEAST_MS)));
  } finally {
    if (--budget.waiting === 0) budget.leftMs -= Date.now() - budget.since;
  }
}
