// The geometry of a chart, and its keys.

/** Lower bars would be invisible. */
const LEAST = 2;

/** The heights of bars: the highest fills the room, and zero has no bar. */
export function barsOf(
  points: readonly { name: string; value: number }[],
  room: number,
): { key: string; height: number }[] {
  const most = Math.max(0, ...points.map(({ value }) => value));
  return points.map(({ name, value }) => ({
    key: name,
    height: value > 0 ? Math.max(LEAST, Math.round((value / most) * room)) : 0,
  }));
}

type Place = { at: number | null; last: number; rtl: boolean };

/** The point that a key moves to, in reading direction; null for other keys. */
export function stepsOf(key: string, { at, last, rtl }: Place): number | null {
  if (last < 0) return null;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(last, (at ?? last) + 1);
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(0, (at ?? last) - 1);
    default:
      return null;
  }
}

/** The point at a fraction of the drawing's width, from the left. */
export const pointAt = (part: number, { last, rtl }: { last: number; rtl: boolean }): number =>
  Math.min(last, Math.max(0, Math.floor((rtl ? 1 - part : part) * (last + 1))));
