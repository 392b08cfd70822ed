import { Refusal } from '#base/refusal.ts';

/** What the work answers, or what it is refused. */
export function attempt<Done>(work: () => Done): Done | Refusal {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}
