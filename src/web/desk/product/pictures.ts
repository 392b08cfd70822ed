// The pictures of a product as its form has them: the first stands for it and shows every variant.
export type ShownPicture = { image: string; value_ids: number[] };

const isPictures = (value: unknown): value is ShownPicture[] => Array.isArray(value);

/** The main picture and those beside it, as one list. */
export const picturesIn = (image: unknown, images: unknown): ShownPicture[] => [
  ...(typeof image === 'string' && image !== '' ? [{ image, value_ids: [] }] : []),
  ...(isPictures(images) ? images : []),
];

/** The list as the two fields that keep it. */
export function fieldsOf([main, ...images]: ShownPicture[]): {
  image: string;
  images: ShownPicture[];
} {
  return { image: main?.image ?? '', images };
}
