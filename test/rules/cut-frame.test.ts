// The part of a picture inside a frame, and the position that gives a crop.
import { describe, expect, it } from 'vitest';
import { cutOf, dragged, viewOf, type CutView } from '#web/desk/pictures/frame.ts';

const PHOTO = { width: 400, height: 200 };
const held = (more: Partial<CutView> = {}): CutView => ({
  turns: 0,
  shape: 2,
  zoom: 1,
  across: 0.5,
  down: 0.5,
  ...more,
});

describe('a frame', () => {
  it.each([
    ['the whole in its own shape', held(), [0, 0, 10_000, 10_000]],
    ['the middle as a square', held({ shape: 1 }), [2500, 0, 5000, 10_000]],
    ['the start as a square', held({ shape: 1, across: 0 }), [0, 0, 5000, 10_000]],
    ['a quarter at the end', held({ zoom: 2, across: 1, down: 1 }), [5000, 5000, 5000, 5000]],
    ['a square of what was turned', held({ turns: 1, shape: 1 }), [0, 2500, 10_000, 5000]],
  ])('holds %s', (_, how, [left, top, width, height]) => {
    expect(cutOf(PHOTO, how)).toEqual({ turns: how.turns, left, top, width, height });
  });

  it('is never past an end, whatever was pulled', () => {
    for (const x of [-9, 9])
      for (const shape of [0.3, 1, 3.7])
        for (const turns of [0, 1, 2, 3]) {
          const pulled = dragged(PHOTO, held({ shape, turns, zoom: 1.7 }), { x, y: -x });
          const { left, top, width, height } = cutOf(PHOTO, pulled);
          expect([left, top].every((side) => side >= 0)).toBe(true);
          expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(10_000);
        }
  });

  it('moves opposite to the finger, by the same distance', () => {
    const { left } = cutOf(PHOTO, dragged(PHOTO, held({ zoom: 2 }), { x: 0.1, y: 0 }));
    expect(left).toBe(2000);
  });

  it('is found again from what was cut', () => {
    for (const how of [
      held({ shape: 1, across: 0.2 }),
      held({ turns: 3, shape: 1.5, zoom: 2.5 }),
    ]) {
      const cut = cutOf(PHOTO, how);
      expect(cutOf(PHOTO, viewOf(PHOTO, cut))).toEqual(cut);
    }
  });
});
