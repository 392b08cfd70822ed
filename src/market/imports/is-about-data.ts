/** Whether the database refused what it was given, rather than being in trouble itself. */
export const isAboutData = (problem: unknown): boolean =>
  typeof problem === 'object' &&
  problem !== null &&
  'code' in problem &&
  /^2[23]/.test(String(problem.code));
