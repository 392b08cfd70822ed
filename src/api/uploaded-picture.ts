// Stores a picture from a form in the media folder, and records it.
import { Refusal } from '#base/refusal.ts';
import type { Visit } from '#hall/visit.ts';
import { addPictures, type StoredPicture } from '#market/content/add-pictures.ts';
import { isHeic, isPhoto } from '#market/content/is-photo.ts';
import {
  pictureExists,
  keepOriginal,
  keepPicture,
  type PictureFile,
} from '#outside/files/pictures.ts';

const BEGINNING = 16;
type Uploaded = { name: string; width: number; height: number };

/** Stores the picture of a form. Refuses 'required', 'picture-heic' and 'not-a-picture'. */
export async function uploadPicture(
  visit: Visit,
  { image: [file] }: { image: File[] },
): Promise<Uploaded> {
  const { services } = visit;
  if (!file) throw new Refusal('required', { field: 'image' });
  const beginning = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
  if (isHeic(beginning)) throw new Refusal('picture-heic', { field: 'image' });
  if (!isPhoto(beginning)) throw new Refusal('not-a-picture', { field: 'image' });
  const bytes = Buffer.from(await file.arrayBuffer());
  const keep = async () => {
    const picture = await keepPicture(services.mediaFolder, bytes);
    await keepOriginal(services.mediaFolder, bytes, picture.name);
    return picture;
  };
  return writtenPicture(visit, keep, { file_name: file.name.slice(0, 200) });
}

type PictureOrigin = Pick<StoredPicture, 'file_name' | 'cut_from' | 'cut'>;

/** Stores the files of a picture and records it. */
export async function writtenPicture(
  { services, write }: Visit,
  keep: () => Promise<PictureFile>,
  origin: PictureOrigin,
): Promise<Uploaded> {
  const picture = await keep();
  await write((tx) => addPictures(tx, [{ ...picture, ...origin }]));
  // another request removed the same picture, and its files, before it was recorded
  if (!(await pictureExists(services.mediaFolder, picture.name))) await keep();
  return { name: picture.name, width: picture.width, height: picture.height };
}
