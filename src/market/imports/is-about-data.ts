/** Whether an error is about the data, rather than a failure of the database itself. */
export const isAboutData = (problem: unknown): boolean =>
  typeof problem === 'object' &&
  problem !== null &&
  'code' in problem &&
  /^2[23]/.test(String(problem.code));
