// The pictures that a product gets from a draft.
import type { Draft } from '#market/imports/draft.ts';
import type { ProductImage } from '#market/catalogue/write-product-lists.ts';
import type { StoredProduct, Texts } from '#market/imports/product-state.ts';
import type { PricedVariant } from '#market/imports/next-variants.ts';

/** Stored pictures by their address in the file. */
export type PictureNames = Map<string, string>;
type Around = { pictureNames: PictureNames; language: string };
type Pictures = { image: string; image_alt: Texts | null; images: ProductImage[] };

/**
 * The product's main picture and the others; without any in the draft, it keeps those it has. A
 * picture keeps its alternative texts; a draft sets the one in the file's language.
 */
export function picturesOf(
  draft: Draft,
  priced: PricedVariant[],
  known: StoredProduct | undefined,
  { pictureNames, language }: Around,
): Pictures {
  const brought = [...draft.pictures, ...priced.flatMap(({ image }) => image ?? [])];
  const names = [...new Set(brought.flatMap(({ address }) => pictureNames.get(address) ?? []))];
  const [image, ...more] = names;
  const facts = known?.facts;
  if (image === undefined)
    return {
      image: facts?.image ?? '',
      image_alt: facts?.image_alt ?? null,
      images: known?.images ?? [],
    };
  const alts = new Map([
    ...(known?.images ?? []).map((one) => [one.image, one.alt] as const),
    ...(facts ? [[facts.image, facts.image_alt] as const] : []),
  ]);
  const altOf = (name: string) => {
    const altText = brought.find(
      ({ address, alt }) => alt && pictureNames.get(address) === name,
    )?.alt;
    const before = alts.get(name) ?? null;
    return altText ? { ...before, [language]: altText } : before;
  };
  return {
    image,
    image_alt: altOf(image),
    images: more.map((name, position) => ({
      image: name,
      alt: altOf(name),
      position,
      attribute_value_ids: sharedChoice(
        priced.filter(
          (variant) =>
            variant.image !== undefined && pictureNames.get(variant.image.address) === name,
        ),
      ),
    })),
  };
}

/** The values that all variants shown by a picture have in common. */
function sharedChoice(variants: PricedVariant[]): number[] {
  return (
    variants[0]?.choice.filter((value) => variants.every(({ choice }) => choice.includes(value))) ??
    []
  );
}
