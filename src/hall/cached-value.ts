// A value that much depends on and few writes change, such as the shop's settings: read once, and
// again after a change.
export type CachedValue<T> = { get: () => Promise<T>; forget: () => void };

/**
 * Reads when the value is first wanted, after `forget`, and when it is old, should the word of a
 * change ever be lost: then the old value is handed out until the new one is there, and goes on
 * when it can not be read.
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
