// How far down its reader was on each page of this visit, so that back and forward return there:
// to what stood at the window's top, as more may stand above it than before.
import type { Place } from '#web/router/router-types.ts';

// the name under which React Router's own script before the first paint looks for them
const KEPT = 'react-router-scroll-positions';

/** The way down from a page's main part to something in it, and where that began in the window. */
type Mark = { path: number[]; top: number };

let heights: Record<string, number> = {};
const marks = new Map<string, Mark>();

export function readHeights(): void {
  try {
    heights = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
  } catch {
    // without them a page begins at its top
  }
}

export function writeHeights(): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(heights));
  } catch {
    // nothing may be kept here
  }
}

export const heightOf = ({ key }: Place): number | undefined => heights[key];

export function keepHeight({ key }: Place): void {
  heights[key] = scrollY;
  marks.set(key, markNow());
}

/** Scrolls to the stored height of a place, and on to its mark where that still stands. */
export function returnTo({ key }: Place, height: number): void {
  scrollTo(0, height);
  const mark = marks.get(key);
  if (!mark || height === 0) return;
  const marked = mark.path.reduce(stepDown, main());
  if (marked?.clientHeight) scrollBy(0, marked.getBoundingClientRect().top - mark.top);
}

const main = (): Element | undefined => document.querySelector('main') ?? undefined;
const stepDown = (at: Element | undefined, step: number) => at?.children[step];

/** What reaches into the window first, and is no higher than the window where there is such. */
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
