// The pictures of a product in its form: the first is the main picture, and shows every variant.
export type ShownPicture = { image: string; value_ids: number[]; alt: Record<string, string> };

/** The form fields that hold them. */
export type PictureFields = {
  image: string;
  image_alt: Record<string, string>;
  images: ShownPicture[];
};

/** The main picture and the others, as one list. */
export const picturesIn = ({ image, image_alt, images }: PictureFields): ShownPicture[] => [
  ...(image === '' ? [] : [{ image, value_ids: [], alt: image_alt }]),
  ...images,
];

/** The list as form fields: the main picture shows every variant. */
export function fieldsOf([main, ...images]: ShownPicture[]): PictureFields {
  return { image: main?.image ?? '', image_alt: main?.alt ?? {}, images };
}

/** The field of a picture's alternative text, by its index. */
export const altField = (at: number): string => (at === 0 ? 'image_alt' : `images.${at - 1}.alt`);
