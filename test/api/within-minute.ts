const MINUTE_MS = 60_000;

/**
 * Checks something of a limit by the minute. On a machine so busy that the minute was over before
 * the check was, a failure shows nothing: it is checked once more, with another number to make
 * addresses of.
 */
export async function withinMinute(check: (attempt: number) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const began = Date.now();
    try {
      return await check(attempt);
    } catch (problem) {
      if (Date.now() - began < MINUTE_MS) throw problem;
    }
  }
}
