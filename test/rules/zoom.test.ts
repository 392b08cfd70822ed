// Zooming a picture: which point stays in place, and where it stops.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, WHOLE, zoomed } from '#web/storefront/product/zoom-view.ts';

const stage = { width: 400, height: 600 };
const within = (far: number) => fc.double({ min: -far, max: far, noNaN: true });

describe('zooming', () => {
  it('keeps what is under the finger there', () =>
    expect(zoomed(WHOLE, 2, stage, { x: 100, y: -50 })).toEqual({ scale: 2, x: -100, y: 50 }));
  it('ends at six times and at the whole picture', () => {
    expect(zoomed(WHOLE, 100, stage).scale).toBe(6);
    expect(zoomed({ scale: 4, x: 300, y: -200 }, 0, stage)).toEqual(WHOLE);
  });
  it('leaves a whole picture where it is', () =>
    expect(moved(WHOLE, { x: 90, y: 40 }, stage)).toEqual(WHOLE));
  it('never shows what is beyond an edge', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 0, max: 4, noNaN: true }), within(900), within(900))),
        (steps) => {
          let view = WHOLE;
          for (const [by, x, y] of steps)
            view = moved(zoomed(view, by, stage, { x: x / 5, y: y / 5 }), { x, y }, stage);
          expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * stage.width) / 2);
          expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * stage.height) / 2);
        },
      ),
    ));
});
