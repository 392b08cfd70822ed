// The part of a picture that is inside a frame, and its form for the server.
import { WHOLE_SIDE } from '#base/picture.ts';
import type { PictureCut } from '#contract/admin/picture.ts';

export type Sides = { width: number; height: number };
/**
 * The position of a picture: quarter turns to the right, the frame's aspect ratio (width to
 * height), the zoom, and the frame's position across and down, 0 to 1.
 */
export type CutView = { turns: number; shape: number; zoom: number; across: number; down: number };
type Parts = Omit<PictureCut, 'turns'>;

export const MOST_ZOOM = 4;
/** Aspect ratios that differ by less look the same. */
export const NEAR = 0.01;
const within = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The sides of a picture after turning it. */
export const turned = ({ width, height }: Sides, turns: number): Sides =>
  turns % 2 === 1 ? { width: height, height: width } : { width, height };

/** The frame within the turned picture, in fractions of its sides, 0 to 1. */
export function frameOf(sides: Sides, { turns, shape, zoom, across, down }: CutView): Parts {
  const own = turned(sides, turns);
  const ratio = own.width / own.height;
  const width = Math.min(1, shape / ratio) / zoom;
  const height = Math.min(1, ratio / shape) / zoom;
  return { width, height, left: across * (1 - width), top: down * (1 - height) };
}

/** The same in whole ten-thousandths, always inside the picture. */
export function cutOf(sides: Sides, held: CutView): PictureCut {
  const { left, top, width, height } = frameOf(sides, held);
  const from = { left: Math.round(left * WHOLE_SIDE), top: Math.round(top * WHOLE_SIDE) };
  return {
    ...from,
    turns: held.turns,
    width: within(1, Math.round(width * WHOLE_SIDE), WHOLE_SIDE - from.left),
    height: within(1, Math.round(height * WHOLE_SIDE), WHOLE_SIDE - from.top),
  };
}

/** The position of a picture that gives this crop. */
export function viewOf(sides: Sides, { turns, left, top, width, height }: PictureCut): CutView {
  const own = turned(sides, turns);
  const place = (from: number, part: number) =>
    part >= WHOLE_SIDE ? 0.5 : within(0, from / (WHOLE_SIDE - part), 1);
  return {
    turns,
    shape: (width * own.width) / (height * own.height),
    zoom: within(1, WHOLE_SIDE / Math.max(width, height), MOST_ZOOM),
    across: place(left, width),
    down: place(top, height),
  };
}

/**
 * The position after a pointer moved by these fractions of the frame's sides. The picture follows
 * the pointer, so the frame moves the other way.
 */
export function dragged(sides: Sides, held: CutView, by: { x: number; y: number }): CutView {
  const { width, height } = frameOf(sides, held);
  const room = (part: number) => Math.max(1 - part, Number.EPSILON);
  return {
    ...held,
    across: within(0, held.across - (by.x * width) / room(width), 1),
    down: within(0, held.down - (by.y * height) / room(height), 1),
  };
}

export const zoomed = (held: CutView, zoom: number): CutView => ({
  ...held,
  zoom: within(1, zoom, MOST_ZOOM),
});
