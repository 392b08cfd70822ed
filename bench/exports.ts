// A list of a million rows as a file: its speed, and the memory that the server takes for it.
import { deskAddresses } from '#contract/desk-addresses.ts';
import type { Asking } from './home.ts';
import type { Line } from './report.ts';
import type { Served } from './shop.ts';

const NEW_LINE = 10;
const EACH_MS = 1000;
/** The variation caused by garbage collection. */
const MOST_MB = 64;

/**
 * For all orders: rows a second, and how much more memory the server takes for the second half than
 * for the first. If rows were kept, that would grow until the end.
 */
export async function measureExport(shop: Served, { origin, bearer }: Asking): Promise<Line[]> {
  const [, path = ''] = deskAddresses['adminOrder.export'].split(' ');
  const before = shop.memoryMb();
  const began = performance.now();
  const answer = await fetch(`${origin}${path}`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`${path}: ${answer.status}`);
  const samples = [{ rows: 0, mb: before, at: began }];
  let rows = 0;
  for await (const chunk of answer.body) {
    for (const byte of chunk) if (byte === NEW_LINE) rows++;
    const at = performance.now();
    if (at - (samples.at(-1)?.at ?? 0) > EACH_MS) samples.push({ rows, mb: shop.memoryMb(), at });
  }
  const seconds = (performance.now() - began) / 1000;
  const mostOf = (half: typeof samples) => Math.max(...half.map(({ mb }) => mb));
  const first = mostOf(samples.filter((one) => one.rows <= rows / 2));
  const second = mostOf(samples.filter((one) => one.rows > rows / 2));
  return [
    {
      what: 'all orders as a file',
      value: rows / seconds,
      unit: 'rows/s',
      wanted: '–',
      holds: true,
      note: `${rows} lines in ${seconds.toFixed(0)} s`,
    },
    {
      what: 'memory of its second half over its first',
      value: second - first,
      unit: 'MB',
      wanted: `≤ ${MOST_MB}`,
      holds: second - first <= MOST_MB,
      note: `${before.toFixed(0)} before, ${first.toFixed(0)}, ${second.toFixed(0)} MB`,
    },
  ];
}
