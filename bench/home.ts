// The owner's first screen: its figures and everything that needs attention, requested together as
// the screen does, until the last answer arrives.
import { deskAddresses } from '#contract/desk-addresses.ts';
import { TO_DO } from '#web/desk/start/to-do.ts';
import type { Line } from './report.ts';

const ROUNDS = 40;
const OF_ALL = 0.95;
const WITHIN_MS = 300;
const PERIODS = [7, 30, 90];

const pathOf = (name: keyof typeof deskAddresses) => deskAddresses[name].split(' ')[1] ?? '';

/** The address of the built server, and the bearer for it. */
export type Asking = { origin: string; bearer: string };

export async function measureHome({ origin, bearer }: Asking): Promise<Line[]> {
  const request = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  const waiting = TO_DO.map(
    ({ list, view }) =>
      `${pathOf(list)}?${new URLSearchParams({ size: '1', ...(view && { view }) })}`,
  );
  const lines: Line[] = [];
  for (const days of PERIODS) {
    const times: number[] = [];
    for (let round = -2; round < ROUNDS; round++) {
      const began = performance.now();
      await Promise.all([`${pathOf('adminSales.read')}?days=${days}`, ...waiting].map(request));
      if (round >= 0) times.push(performance.now() - began);
    }
    const value = times.toSorted((a, b) => a - b)[Math.ceil(times.length * OF_ALL) - 1] ?? NaN;
    lines.push({
      what: `the owner’s home, ${days} days`,
      value,
      unit: 'ms',
      wanted: `≤ ${WITHIN_MS}`,
      holds: value <= WITHIN_MS,
      note: `${waiting.length + 1} calls at once`,
    });
  }
  return lines;
}
