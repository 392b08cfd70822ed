// The pictures that a product gets from a draft.
import type { Draft } from '#market/imports/draft.ts';
import type { ProductImage } from '#market/catalogue/write-product-lists.ts';
import type { Known } from '#market/imports/product-state.ts';
import type { PricedVariant } from '#market/imports/next-variants.ts';

/** Kept pictures by the address that a file names them with. */
export type Kept = Map<string, string>;

/** The product's picture and the others; those it has, where the draft brings none. */
export function picturesOf(
  draft: Draft,
  priced: PricedVariant[],
  known: Known | undefined,
  kept: Kept,
): { image: string; images: ProductImage[] } {
  const names = [
    ...new Set(
      [...draft.pictures, ...priced.flatMap(({ image }) => image ?? [])].flatMap(
        ({ address }) => kept.get(address) ?? [],
      ),
    ),
  ];
  const [image, ...more] = names;
  if (image === undefined) return { image: known?.facts.image ?? '', images: known?.images ?? [] };
  return {
    image,
    images: more.map((name, position) => ({
      image: name,
      position,
      attribute_value_ids: sharedChoice(
        priced.filter(
          (variant) => variant.image !== undefined && kept.get(variant.image.address) === name,
        ),
      ),
    })),
  };
}

/** What all the variants that a picture shows have chosen alike. */
function sharedChoice(variants: PricedVariant[]): number[] {
  return (
    variants[0]?.choice.filter((value) => variants.every(({ choice }) => choice.includes(value))) ??
    []
  );
}
