// Pictures that somebody chose from their device and that are not sent yet.
import { reviewPictures } from '#contract/constants.ts';
import { maybePicture } from '#market/reviews/review.ts';
import { dataUrlOf } from '#web/storefront/order/data-url.ts';

export type ChosenPicture = {
  key: number;
  file: File;
  /** The picture itself, as the address of an image. */
  address: string;
};

const BEGINNING = 16;
let last = 0;

/**
 * Takes chosen files and how many may still come; leaves out what the market would not take, and
 * says whether something was left out.
 */
export async function choosePictures(
  files: File[],
  room: number,
): Promise<{ chosen: ChosenPicture[]; wrong: boolean; over: boolean }> {
  const right: File[] = [];
  for (const file of files) if (await isRight(file)) right.push(file);
  const chosen = await Promise.all(
    right.slice(0, room).map(async (file): Promise<ChosenPicture> => ({
      key: ++last,
      file,
      address: await dataUrlOf(file),
    })),
  );
  return { chosen, wrong: right.length < files.length, over: right.length > room };
}

export const roomFor = (count: number): number => Math.max(0, reviewPictures.most - count);

async function isRight(file: File): Promise<boolean> {
  return (
    file.size <= reviewPictures.mostBytes &&
    maybePicture(file.size, new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer()))
  );
}
