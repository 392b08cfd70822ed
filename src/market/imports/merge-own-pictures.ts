// The pictures of a product in our own format, each in its row.
import type { ProposedProduct } from '#contract/proposal.ts';
import type { DraftPicture, OwnFields } from '#market/imports/draft.ts';
import { fileOf } from '#market/imports/keep-pictures.ts';
import { mergeTexts } from '#market/imports/merge-own-fields.ts';
import type { Around } from '#market/imports/next-content.ts';

type Pictures = Pick<ProposedProduct, 'image' | 'image_alt' | 'images' | 'video_thumb'>;

/**
 * Applies a draft's pictures to a product. Pictures that could not be fetched are left out; if none
 * could, as in a dry run, the product keeps its own.
 */
export function mergeOwnPictures(own: OwnFields, base: Pictures, around: Around): Pictures {
  const { image, image_alt: alt, images, video_thumb: thumb } = base;
  const known = new Map([
    [image, alt] as const,
    ...images.map((one) => [one.image, one.alt] as const),
  ]);
  const nameOf = ({ address }: DraftPicture) => {
    const file = fileOf(address);
    return (
      around.pictureNames.get(address) ?? (known.has(file) || file === thumb ? file : undefined)
    );
  };
  const video_thumb =
    own.videoPicture === undefined
      ? thumb
      : own.videoPicture === null
        ? ''
        : (nameOf(own.videoPicture) ?? thumb);
  const found = own.pictures?.flatMap((picture) => {
    const name = nameOf(picture);
    return name === undefined
      ? []
      : [{ ...picture, name, alt: mergeTexts(known.get(name) ?? {}, picture.alts) }];
  });
  const [first, ...more] = found ?? [];
  if (!found || (!first && own.pictures?.length))
    return { image, image_alt: alt, images, video_thumb };
  return {
    video_thumb,
    image: first?.name ?? '',
    image_alt: first?.alt ?? {},
    images: more.map(({ name, options, alt: altText }) => ({
      image: name,
      value_ids: options
        .map((option) => around.names.value(option.name, option.value))
        .filter((value) => value > 0)
        .sort((a, b) => a - b),
      alt: altText,
    })),
  };
}
