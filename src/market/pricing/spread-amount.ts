import type { Money } from '#base/money.ts';

/**
 * Divides an amount by weights, in whole minor units that sum to it exactly: the largest remainders
 * get the odd units, the first of equal ones first. If all weights are 0, the first takes
 * everything.
 */
export function spread(amount: Money, weights: Money[]): Money[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, at) => (at === 0 ? amount : 0));
  const exact = weights.map((weight, at) => ({
    at,
    share: Number((BigInt(amount) * BigInt(weight)) / whole),
    rest: (BigInt(amount) * BigInt(weight)) % whole,
  }));
  let odd = amount - exact.reduce((sum, { share }) => sum + share, 0);
  for (const entry of exact.toSorted((a, b) =>
    a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1,
  ))
    if (odd-- > 0) entry.share++;
  return exact.map(({ share }) => share);
}
