// Merges three states of a product: what the seller saw, what they propose, and what is on sale
// now.
import type { ProposedProduct } from '#contract/proposal.ts';
import { choiceKey } from '#market/proposals/content.ts';
import { partsOf, productOf, variantOf, type Parts } from '#market/proposals/parts.ts';

/** A part that the seller changed. `clash`: the market changed it too; `now`: its present value. */
export type Change = { key: string; was: unknown; became: unknown; clash: boolean; now: unknown };
type States = {
  base: ProposedProduct | null;
  proposed: ProposedProduct;
  live: ProposedProduct | null;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The product on sale with the seller's changes applied; the market's changes since then stay. If
 * both changed a part, the seller's value wins, except for the parts in `keep`.
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

/** Variants come in the seller's order, unless the market has other variants by now. */
const orderOf = ({ base, proposed, live }: States) =>
  same(base?.variants.map(choiceKey), live?.variants.map(choiceKey))
    ? proposed.variants
    : [...(live?.variants ?? []), ...proposed.variants];

/** The seller's changes that are not on sale yet, including added and removed variants. */
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
