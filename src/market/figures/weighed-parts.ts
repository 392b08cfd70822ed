import { MOST_SCORE, scoreParts } from '#contract/score-parts.ts';
import type { SellerScore } from '#contract/seller-figures.ts';
import { spread } from '#market/pricing/spread-amount.ts';

/**
 * The parts of a score. `weight`: the percentage of each known part; these add up to 100. `lost`:
 * the points it costs; these add up to the points missing from the full score.
 */
export function weighedParts(weights: number[], points: (number | null)[]): SellerScore['parts'] {
  const counted = scoreParts.map((name, at) => {
    const own = points[at] ?? null;
    return { name, points: own, counts: own === null ? 0 : (weights[at] ?? 0) };
  });
  const whole = counted.reduce((sum, { counts }) => sum + counts, 0);
  if (whole === 0) return counted.map(({ name, points: own }) => part(name, own, 0, 0));
  const costs = counted.map(({ points: own, counts }) => counts * (MOST_SCORE - (own ?? 0)));
  const cost = Math.round(costs.reduce((sum, one) => sum + one, 0) / whole);
  const percents = spread(
    100,
    counted.map(({ counts }) => counts),
  );
  const lost = spread(cost, costs);
  return counted.map(({ name, points: own }, at) =>
    part(name, own, percents[at] ?? 0, lost[at] ?? 0),
  );
}

const part = (
  name: (typeof scoreParts)[number],
  points: number | null,
  weight: number,
  lost: number,
): SellerScore['parts'][number] => ({ name, points, weight, lost });
