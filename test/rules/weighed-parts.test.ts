// The weights of a score's parts add up to 100 %, not to 101.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weighedParts } from '#market/figures/weighed-parts.ts';

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const weightsOf = (parts: { weight: number }[]) => parts.map(({ weight }) => weight);

describe('the parts of a score', () => {
  it.each([
    [
      [1, 1, 1, 2, 3],
      [100, 100, 100, 100, 100],
      [13, 13, 12, 25, 37],
    ],
    [
      [1, 1, 1, 0, 0],
      [100, 100, 100, 100, 100],
      [34, 33, 33, 0, 0],
    ],
    [
      [30, 20, 15, 30, 5],
      [90, 80, 70, null, null],
      [46, 31, 23, 0, 0],
    ],
    [
      [0, 0, 0, 0, 0],
      [90, 80, 70, 60, 50],
      [0, 0, 0, 0, 0],
    ],
    [[30, 20, 15, 30, 5], [], [0, 0, 0, 0, 0]],
  ])('with weights of %j and points of %j weigh %j percent', (weights, points, percents) =>
    expect(weightsOf(weighedParts(weights, points))).toEqual(percents),
  );

  it('weigh 100 percent in all, and cost what the score has not, whatever the weights', () => {
    const five = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(
        five(fc.integer({ min: 1, max: 100 })),
        five(fc.option(fc.integer({ min: 0, max: 100 }))),
        (weights, points) => {
          const parts = weighedParts(weights, points);
          const counted = weights.filter((_, at) => points[at] !== null);
          fc.pre(counted.length > 0);
          expect(sum(weightsOf(parts))).toBe(100);
          const exact = weights.map((weight, at) => weight * (100 - (points[at] ?? 100)));
          expect(sum(parts.map(({ lost }) => lost))).toBe(Math.round(sum(exact) / sum(counted)));
        },
      ),
    );
  });
});
