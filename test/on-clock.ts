// An instance of the shop whose clock is wrong.
import { vi } from 'vitest';

/** Does something while this process believes that it is so many hours later. */
export async function onClock<T>(hours: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  return work().finally(() => vi.useRealTimers());
}
