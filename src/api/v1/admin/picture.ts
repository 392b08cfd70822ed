import type { Handlers } from '#api/handler.ts';
import { Refusal } from '#base/refusal.ts';
import type { adminPictureCalls } from '#contract/admin/picture.ts';
import { addPictures } from '#market/content/add-pictures.ts';
import { isHeic, isPhoto } from '#market/content/is-photo.ts';
import { openPicture } from '#market/content/open-picture.ts';
import { cutPicture } from '#outside/files/cut-picture.ts';
import { keepOriginal, keepPicture } from '#outside/files/pictures.ts';

const BEGINNING = 16;

export const adminPictureHandlers: Handlers<typeof adminPictureCalls> = {
  upload: async ({ services, write }, { image: [file] }) => {
    if (!file) throw new Refusal('required', { field: 'image' });
    const beginning = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
    if (isHeic(beginning)) throw new Refusal('picture-heic', { field: 'image' });
    if (!isPhoto(beginning)) throw new Refusal('not-a-picture', { field: 'image' });
    const bytes = Buffer.from(await file.arrayBuffer());
    const kept = await keepPicture(services.mediaFolder, bytes);
    await keepOriginal(services.mediaFolder, bytes, kept.name);
    await write((tx) => addPictures(tx, [{ ...kept, file_name: file.name.slice(0, 200) }]));
    return { name: kept.name, width: kept.width, height: kept.height };
  },
  open: async ({ reading }, { name }) => openPicture(reading.db, name),
  cut: async ({ services, reading, write }, { name, ...cut }) => {
    const { original, file_name } = await openPicture(reading.db, name);
    const kept = await cutPicture(services.mediaFolder, original.name, cut);
    await write((tx) => addPictures(tx, [{ ...kept, file_name, cut_from: original.name, cut }]));
    return { name: kept.name, width: kept.width, height: kept.height };
  },
};
