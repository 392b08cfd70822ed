import { Refusal } from '#base/refusal.ts';

/**
 * Works on a part of the input; a refusal of it names its field with the part's path, such as
 * `mail.host`.
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
