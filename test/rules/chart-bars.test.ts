import { describe, expect, it } from 'vitest';
import { barsOf, pointAt, stepsOf } from '#web/desk/parts/chart/bar-places.ts';

const points = (...values: number[]) => values.map((value, at) => ({ name: `day ${at}`, value }));
const heights = (...values: number[]) => barsOf(points(...values), 100).map(({ height }) => height);

describe('the bars of a chart', () => {
  it('are as high as their values, the highest as high as there is room', () => {
    expect(heights(5, 10, 0)).toEqual([50, 100, 0]);
  });
  it('can be seen however small, and are none where there is nothing', () => {
    expect(heights(1, 10_000)).toEqual([2, 100]);
    expect(heights(0, 0)).toEqual([0, 0]);
    expect(heights()).toEqual([]);
  });
});

describe('the keys of a chart', () => {
  const step = (key: string, at: number | null, rtl = false) => stepsOf(key, { at, last: 2, rtl });
  it('lead from day to day, as the language is read, and no further than the ends', () => {
    expect([step('ArrowRight', null), step('ArrowRight', 0), step('ArrowRight', 2)]).toEqual([
      2, 1, 2,
    ]);
    expect([step('ArrowLeft', null), step('ArrowLeft', 1), step('ArrowLeft', 0)]).toEqual([
      1, 0, 0,
    ]);
    expect([step('ArrowLeft', 0, true), step('ArrowRight', 1, true)]).toEqual([1, 0]);
    expect([step('Home', 2), step('End', 0)]).toEqual([0, 2]);
  });
  it('leave all others to the browser', () => {
    expect(step('Tab', 1)).toBeNull();
    expect(stepsOf('ArrowRight', { at: null, last: -1, rtl: false })).toBeNull();
  });
});

describe('a finger on a chart', () => {
  it('reads the day below it, from the side where the language begins', () => {
    const at = (part: number, rtl = false) => pointAt(part, { last: 9, rtl });
    expect([at(-1), at(0.05), at(0.5), at(2)]).toEqual([0, 0, 5, 9]);
    expect([at(0.05, true), at(0.96, true)]).toEqual([9, 0]);
  });
});
