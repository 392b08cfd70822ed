// A value that is read often and written rarely, such as the market's settings. It is read once,
// and again after a change.
export type CachedValue<T> = { get: () => Promise<T>; forget: () => void };

/**
 * Reads the value when it is first needed, after `forget`, and when it has become old (in case the
 * notification of a change was lost). Callers get the old value until the new one has arrived, or
 * if it cannot be read.
 */
export function cacheValue<T>(read: () => Promise<T>, oldAfterMs: number): CachedValue<T> {
  let known: Promise<T> | null = null;
  let oldAt = 0;

  function readNow(): Promise<T> {
    const reading = read();
    known = reading;
    oldAt = Date.now() + oldAfterMs;
    reading.catch(() => {
      if (known === reading) known = null;
    });
    return reading;
  }

  function readBehind(old: Promise<T>): void {
    oldAt = Date.now() + oldAfterMs;
    const reading = read();
    reading.then(
      () => {
        if (known === old) known = reading;
      },
      () => {},
    );
  }

  function get(): Promise<T> {
    if (!known) return readNow();
    if (Date.now() >= oldAt) readBehind(known);
    return known;
  }

  return {
    get,
    forget: () => {
      known = null;
    },
  };
}
