// Gestures by fingers, mouse and keys on a picture that can be zoomed.
import type { Point } from '#web/storefront/product/zoom-view.ts';

export type Gestures = {
  /** Zooms by a factor, around a point. */
  zoom: (by: number, at?: Point) => void;
  move: (by: Point) => void;
  /** A double tap or click: zooms in, or shows the whole picture again. */
  toggle: (at: Point) => void;
  /** A swipe or an arrow key along the line; `towards` is 1 for the end edge of the screen. */
  stroke: (towards: 1 | -1) => void;
  isNear: () => boolean;
};

const DOUBLE_MS = 300;
const STILL = 12;
const STROKE = 60;
const KEY_PIXELS = 80;
const KEY_TIMES = 1.5;
const WHEEL = 0.0025;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/**
 * Listens on a stage until stopped, and to keys in the whole dialog; calls `gestures` for the
 * present handlers.
 */
export function watchGestures(stage: HTMLElement, gestures: () => Gestures): () => void {
  const end = new AbortController();
  const { signal } = end;
  const middled = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  watchPointers(stage, gestures, { middled, signal });
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      gestures().zoom(Math.exp(-event.deltaY * WHEEL), middled(event));
    },
    { passive: false, signal },
  );
  stage
    .closest('dialog')
    ?.addEventListener('keydown', (event) => pressed(event, gestures()), { signal });
  return () => end.abort();
}

function pressed(event: KeyboardEvent, { zoom, move, stroke, isNear }: Gestures): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (event.key === '+' || event.key === '=') zoom(KEY_TIMES);
  else if (event.key === '-') zoom(1 / KEY_TIMES);
  else if (event.key === '0') zoom(0);
  else if (arrow && isNear()) move({ x: arrow.x * KEY_PIXELS, y: arrow.y * KEY_PIXELS });
  else if (arrow?.x) stroke(arrow.x > 0 ? -1 : 1);
  else return;
  event.preventDefault();
}

type Around = { middled: (event: MouseEvent) => Point; signal: AbortSignal };

/** One finger moves, two move and zoom, two short taps toggle. */
function watchPointers(
  stage: HTMLElement,
  gestures: () => Gestures,
  { middled, signal }: Around,
): void {
  const fingers = new Map<number, Point>();
  let begun: Point = { x: 0, y: 0 };
  let most = 0; // the most fingers in this gesture
  let tapped = { at: 0, x: 0, y: 0 };

  const lift = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size) return;
    const at = middled(event);
    const far = { x: at.x - begun.x, y: at.y - begun.y };
    if (most > 1 || event.type === 'pointercancel') return;
    if (Math.hypot(far.x, far.y) < STILL) tap(at, event.timeStamp);
    else if (!gestures().isNear() && Math.abs(far.x) > STROKE && Math.abs(far.x) > Math.abs(far.y))
      gestures().stroke(far.x > 0 ? -1 : 1);
  };
  const tap = (at: Point, time: number) => {
    const again = time - tapped.at < DOUBLE_MS && distance(at, tapped) < STILL * 2;
    tapped = { at: again ? 0 : time, ...at };
    if (again) gestures().toggle(at);
  };
  const drag = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = middled(event);
    const second = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    const part = fingers.size; // each of two fingers counts for half of the distance
    gestures().move({ x: (now.x - before.x) / part, y: (now.y - before.y) / part });
    if (second)
      gestures().zoom(
        distance(now, second) / Math.max(1, distance(before, second)),
        between(now, second),
      );
  };

  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || fingers.size > 1) return;
      stage.setPointerCapture(event.pointerId);
      if (fingers.size === 0) [begun, most] = [middled(event), 0];
      fingers.set(event.pointerId, middled(event));
      most = Math.max(most, fingers.size);
    },
    { signal },
  );
  stage.addEventListener('pointermove', drag, { signal });
  stage.addEventListener('pointerup', lift, { signal });
  stage.addEventListener('pointercancel', lift, { signal });
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const between = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});
