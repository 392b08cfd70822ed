// An instance of the shop with a wrong clock.
import { vi } from 'vitest';

/** Does something while this process's clock is this many hours ahead. */
export async function onClock<T>(hours: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  return work().finally(() => vi.useRealTimers());
}
