// The variants that a product gets from a draft.
import type { Money } from '#base/money.ts';
import type { Draft, DraftVariant } from '#market/imports/draft.ts';
import { choiceKey, type StoredProduct, type StateVariant } from '#market/imports/product-state.ts';

/** The stock of a variant when its file does not count pieces. */
export const UNCOUNTED = 1000;

/** A draft's variant with the ids of its attribute values. */
export type PricedVariant = DraftVariant & { choice: number[] };

/**
 * The variants after an import: those of the draft, then the product's others, unless the draft
 * covers the whole product. `base`: the price on the product's card.
 */
export function variantsOf(
  priced: PricedVariant[],
  base: Money | null,
  draft: Draft,
  known: StoredProduct | undefined,
): StateVariant[] {
  const before = new Map(
    (known?.variants ?? []).map(({ id, ...variant }) => [choiceKey(variant.choice), variant]),
  );
  const next = priced.map((variant, position): StateVariant => {
    const old = before.get(choiceKey(variant.choice));
    return {
      sku: variant.sku ?? old?.sku ?? '',
      quantity: quantityOf(variant, old),
      price:
        variant.price === undefined
          ? (old?.price ?? 0)
          : variant.price === base
            ? 0
            : variant.price,
      weight: variant.grams ?? old?.weight ?? 0,
      choice: variant.choice,
      position,
    };
  });
  if (draft.whole) return next;
  const drafted = new Set(next.map(({ choice }) => choiceKey(choice)));
  const staying = [...before.values()].filter(({ choice }) => !drafted.has(choiceKey(choice)));
  return [...next, ...staying.map((variant, at) => ({ ...variant, position: next.length + at }))];
}

function quantityOf({ stock }: DraftVariant, old: StateVariant | undefined): number {
  if (typeof stock === 'number') return stock;
  return stock === undefined && old ? old.quantity : old?.quantity || UNCOUNTED;
}
