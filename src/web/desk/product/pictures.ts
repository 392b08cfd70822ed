// The pictures of a product as its form has them: the first stands for it and shows every variant.
export type ShownPicture = { image: string; value_ids: number[]; alt: Record<string, string> };

/** The fields of the form that keep them. */
export type PictureFields = {
  image: string;
  image_alt: Record<string, string>;
  images: ShownPicture[];
};

/** The main picture and those beside it, as one list. */
export const picturesIn = ({ image, image_alt, images }: PictureFields): ShownPicture[] => [
  ...(image === '' ? [] : [{ image, value_ids: [], alt: image_alt }]),
  ...images,
];

/** The list as the fields that keep it: what stands for the product shows every variant. */
export function fieldsOf([main, ...images]: ShownPicture[]): PictureFields {
  return { image: main?.image ?? '', image_alt: main?.alt ?? {}, images };
}

/** The field of a picture's alternative text, by its place. */
export const altField = (at: number): string => (at === 0 ? 'image_alt' : `images.${at - 1}.alt`);
