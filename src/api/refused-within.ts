import { Refusal } from '#base/refusal.ts';

/**
 * Does some work on a part of what was sent: a refusal of it names its field with where that part
 * stands, `mail.host`.
 */
export async function refusedWithin<T>(part: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.values.field === undefined) throw problem;
    throw new Refusal(problem.code, {
      ...problem.values,
      field: `${part}.${problem.values.field}`,
    });
  }
}
