const MINUTE_MS = 60_000;

/**
 * Checks a limit by the minute. If the machine is so busy that the minute was over before the
 * check, a failure proves nothing: it is repeated, with another number for the addresses.
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
