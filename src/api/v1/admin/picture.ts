import type { Handlers } from '#api/handler.ts';
import { Refusal } from '#base/refusal.ts';
import type { adminPictureCalls } from '#contract/admin/picture.ts';
import { addPictures } from '#market/content/add-pictures.ts';
import { isPhoto } from '#market/content/is-photo.ts';
import { keepPicture } from '#outside/files/pictures.ts';

const BEGINNING = 16;

export const adminPictureHandlers: Handlers<typeof adminPictureCalls> = {
  upload: async ({ services, write }, { image: [file] }) => {
    if (!file) throw new Refusal('required', { field: 'image' });
    const beginning = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
    if (!isPhoto(beginning)) throw new Refusal('not-a-picture', { field: 'image' });
    const bytes = Buffer.from(await file.arrayBuffer());
    const kept = await keepPicture(services.mediaFolder, bytes);
    await write((tx) => addPictures(tx, [kept]));
    return { name: kept.name, width: kept.width, height: kept.height };
  },
};
