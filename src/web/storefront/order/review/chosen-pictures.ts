// Pictures chosen from the device that are not sent yet.
import { reviewPictures } from '#contract/constants.ts';
import { maybePicture } from '#market/reviews/review.ts';
import { dataUrlOf } from '#web/storefront/order/data-url.ts';

export type ChosenPicture = {
  key: number;
  file: File;
  /** The picture itself, as a data URL. */
  address: string;
};

const BEGINNING = 16;
let last = 0;

/**
 * Takes chosen files and how many more are allowed; leaves out those that the market would refuse,
 * and says whether there were any.
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
