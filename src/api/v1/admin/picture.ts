import type { Handlers } from '#api/handler.ts';
import { Refusal } from '#base/refusal.ts';
import type { adminPictureCalls } from '#contract/admin/picture.ts';
import type { Visit } from '#hall/visit.ts';
import { addPictures, type KeptPicture } from '#market/content/add-pictures.ts';
import { isHeic, isPhoto } from '#market/content/is-photo.ts';
import { listPictures } from '#market/content/list-pictures.ts';
import { openPicture } from '#market/content/open-picture.ts';
import { removePicture, removeUnused } from '#market/content/remove-pictures.ts';
import { cutPicture } from '#outside/files/cut-picture.ts';
import { isKept, keepOriginal, keepPicture, type PictureFile } from '#outside/files/pictures.ts';

const BEGINNING = 16;

export const adminPictureHandlers: Handlers<typeof adminPictureCalls> = {
  upload: async (visit, { image: [file] }) => {
    const { services } = visit;
    if (!file) throw new Refusal('required', { field: 'image' });
    const beginning = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
    if (isHeic(beginning)) throw new Refusal('picture-heic', { field: 'image' });
    if (!isPhoto(beginning)) throw new Refusal('not-a-picture', { field: 'image' });
    const bytes = Buffer.from(await file.arrayBuffer());
    const keep = async () => {
      const kept = await keepPicture(services.mediaFolder, bytes);
      await keepOriginal(services.mediaFolder, bytes, kept.name);
      return kept;
    };
    return written(visit, keep, { file_name: file.name.slice(0, 200) });
  },
  list: async ({ reading }, asked, by) => listPictures(reading.db, by, asked),
  delete: async ({ write }, picture, by) => {
    await write((tx) => removePicture(tx, by, picture));
    return null;
  },
  deleteUnused: async ({ write }, _, by) => {
    let deleted = 0;
    for (let some = 1; some > 0; deleted += some) some = await write((tx) => removeUnused(tx, by));
    return { deleted };
  },
  open: async ({ reading }, { name }) => openPicture(reading.db, name),
  cut: async (visit, { name, ...cut }) => {
    const { original, file_name } = await openPicture(visit.reading.db, name);
    const keep = () => cutPicture(visit.services.mediaFolder, original.name, cut);
    return written(visit, keep, { file_name, cut_from: original.name, cut });
  },
};

type Said = Pick<KeptPicture, 'file_name' | 'cut_from' | 'cut'>;

/** Keeps the files of a picture and writes it down. */
async function written(
  { services, write }: Visit,
  keep: () => Promise<PictureFile>,
  said: Said,
): Promise<{ name: string; width: number; height: number }> {
  const kept = await keep();
  await write((tx) => addPictures(tx, [{ ...kept, ...said }]));
  // somebody removed the same picture meanwhile, and its files went before it was written down
  if (!(await isKept(services.mediaFolder, kept.name))) await keep();
  return { name: kept.name, width: kept.width, height: kept.height };
}
