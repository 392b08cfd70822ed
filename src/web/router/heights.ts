// Remembers the scroll position on each page of this visit for back and forward. Restores what was
// at the top of the window, because there may be more above it than before.
import type { Place } from '#web/router/router-types.ts';

// the key under which React Router's own script before the first paint looks
const KEPT = 'react-router-scroll-positions';

/** The path from a page's main part to an element in it, and that element's top in the window. */
type Mark = { path: number[]; top: number };

let heights: Record<string, number> = {};
const marks = new Map<string, Mark>();

export function readHeights(): void {
  try {
    heights = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
  } catch {
    // without them, a page starts at its top
  }
}

export function writeHeights(): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(heights));
  } catch {
    // storage is not allowed here
  }
}

export const heightOf = ({ key }: Place): number | undefined => heights[key];

export function keepHeight({ key }: Place): void {
  heights[key] = scrollY;
  marks.set(key, markNow());
}

/** Scrolls to the stored height of a place, then to its mark if that still exists. */
export function returnTo({ key }: Place, height: number): void {
  scrollTo(0, height);
  const mark = marks.get(key);
  if (!mark || height === 0) return;
  const marked = mark.path.reduce(stepDown, main());
  if (marked?.clientHeight) scrollBy(0, marked.getBoundingClientRect().top - mark.top);
}

const main = (): Element | undefined => document.querySelector('main') ?? undefined;
const stepDown = (at: Element | undefined, step: number) => at?.children[step];

/** The first element that is visible in the window, and if possible not taller than it. */
function markNow(): Mark {
  const path: number[] = [];
  let at = main();
  while (at && at.clientHeight > innerHeight) {
    const step = [...at.children].findIndex(
      (child) => child.clientHeight > 0 && child.getBoundingClientRect().bottom > 0,
    );
    if (step < 0) break;
    path.push(step);
    at = at.children[step];
  }
  return { path, top: at?.getBoundingClientRect().top ?? 0 };
}
