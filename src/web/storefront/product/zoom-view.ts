// The zoom of a picture, and the visible part: relative to the middle of its stage, in pixels.
export type View = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
type Stage = { width: number; height: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const NEAR = 2.5;
export const STEP = 1.5;
const NEAREST = 6;

/** Zoomed by a factor, keeping what is at a point in place. */
export function zoomed(view: View, by: number, stage: Stage, at: Point = { x: 0, y: 0 }): View {
  const scale = Math.min(NEAREST, Math.max(1, view.scale * by));
  const grown = scale / view.scale;
  const moved = { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
  return within(moved, stage);
}

/** Moved by a distance, but never beyond the picture's edges. */
export const moved = (view: View, by: Point, stage: Stage): View =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);

function within({ scale, x, y }: View, { width, height }: Stage): View {
  const most = { x: ((scale - 1) * width) / 2, y: ((scale - 1) * height) / 2 };
  return { scale, x: between(x, most.x), y: between(y, most.y) };
}

const between = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;
