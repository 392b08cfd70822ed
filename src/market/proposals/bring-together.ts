// What the seller saw, what they propose, and what is on sale by now: three states of one product.
import type { ProposedProduct } from '#contract/proposal.ts';
import { choiceKey } from '#market/proposals/content.ts';
import { partsOf, productOf, variantOf, type Parts } from '#market/proposals/parts.ts';

/** A part that the seller changed. `now`: what is on sale, where the market changed it as well. */
export type Change = { key: string; was: unknown; became: unknown; clash: boolean; now: unknown };
type States = {
  base: ProposedProduct | null;
  proposed: ProposedProduct;
  live: ProposedProduct | null;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The product with what the seller changed, and no more: what the market changed since they saw it
 * stays. Of a part that both changed, the seller's stands; of one named in `keep`, what is on sale.
 */
export function broughtTogether({ base, proposed, live }: States, keep = new Set<string>()) {
  const merged: Parts = new Map(partsOf(live));
  const wanted = partsOf(proposed);
  const isKept = (key: string) => keep.has(key) || keep.has(variantOf(key) ?? key);
  for (const { key } of partsChanged(partsOf(base), wanted))
    if (!isKept(key))
      if (wanted.has(key)) merged.set(key, wanted.get(key));
      else merged.delete(key);
  return productOf(merged, orderOf({ base, proposed, live }));
}

/** Variants stand as the seller has them, unless the market has others by now. */
const orderOf = ({ base, proposed, live }: States) =>
  same(base?.variants.map(choiceKey), live?.variants.map(choiceKey))
    ? proposed.variants
    : [...(live?.variants ?? []), ...proposed.variants];

/** The seller's changes that the shop does not have yet; a variant added or removed is one. */
export function changesOf({ base, proposed, live }: States): Change[] {
  const [before, wanted, now] = [partsOf(base), partsOf(proposed), partsOf(live)];
  const changed = partsChanged(before, wanted);
  const whole = new Set(changed.map(({ key }) => key).filter((key) => key === variantOf(key)));
  return changed
    .filter(({ key }) => key === variantOf(key) || !whole.has(variantOf(key) ?? ''))
    .filter(({ key, became }) => !same(now.get(key), became))
    .map((change) => ({
      ...change,
      clash: !same(now.get(change.key), change.was),
      now: now.get(change.key),
    }));
}

function partsChanged(before: Parts, wanted: Parts) {
  return [...new Set([...wanted.keys(), ...before.keys()])]
    .map((key) => ({ key, was: before.get(key), became: wanted.get(key) }))
    .filter(({ was, became }) => !same(was, became));
}
