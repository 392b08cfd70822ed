// How far down its reader was on each page of this visit, so that back and forward return there.
import type { Place } from '#web/router/router-types.ts';

// the name under which React Router's own script before the first paint looks for them
const KEPT = 'react-router-scroll-positions';

let heights: Record<string, number> = {};

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
}
