// The pictures that a store's product gets from a draft; without any, it keeps those it has.
import type { ProposedProduct } from '#contract/proposal.ts';
import type { Draft } from '#market/imports/draft.ts';
import type { Around, Chosen } from '#market/imports/next-content.ts';

type Pictures = Pick<ProposedProduct, 'image' | 'image_alt' | 'images'>;

/** A picture keeps its alternative texts; a draft sets the one in the file's language. */
export function mergePictures(
  draft: Draft,
  chosen: Chosen[],
  base: Pictures,
  { pictureNames, language }: Pick<Around, 'pictureNames' | 'language'>,
): Pictures {
  const brought = [...draft.pictures, ...chosen.flatMap(({ image }) => image ?? [])];
  const names = [...new Set(brought.flatMap(({ address }) => pictureNames.get(address) ?? []))];
  const [image, ...more] = names;
  if (image === undefined)
    return { image: base.image, image_alt: base.image_alt, images: base.images };
  const known = new Map(base.images.map((one) => [one.image, one]));
  const altOf = (name: string) => {
    const altText = brought.find(
      ({ address, alt }) => alt && pictureNames.get(address) === name,
    )?.alt;
    const before = name === base.image ? base.image_alt : (known.get(name)?.alt ?? {});
    return altText ? { ...before, [language]: altText } : before;
  };
  const valuesOf = (name: string): number[] => {
    const shown = chosen.filter((one) => one.image && pictureNames.get(one.image.address) === name);
    const [first, ...others] = shown.map(({ choice }) => choice.map(({ value_id }) => value_id));
    if (!first) return known.get(name)?.value_ids ?? [];
    return first
      .filter((value) => others.every((choice) => choice.includes(value)))
      .sort((a, b) => a - b);
  };
  return {
    image,
    image_alt: altOf(image),
    images: more.map((name) => ({ image: name, value_ids: valuesOf(name), alt: altOf(name) })),
  };
}
