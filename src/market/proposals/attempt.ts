import { Refusal } from '#base/refusal.ts';

/** Runs the work; returns its result, or the refusal that it threw. */
export function attempt<Done>(work: () => Done): Done | Refusal {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}
