import type { Handlers } from '#api/handler.ts';
import { uploadPicture, writtenPicture } from '#api/uploaded-picture.ts';
import type { adminPictureCalls } from '#contract/admin/picture.ts';
import { listPictures } from '#market/content/list-pictures.ts';
import { openPicture } from '#market/content/open-picture.ts';
import { removePicture, removeUnused } from '#market/content/remove-pictures.ts';
import { cutPicture } from '#outside/files/cut-picture.ts';

export const adminPictureHandlers: Handlers<typeof adminPictureCalls> = {
  upload: uploadPicture,
  list: async ({ reading }, query, by) => listPictures(reading.db, by, query),
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
    return writtenPicture(visit, keep, { file_name, cut_from: original.name, cut });
  },
};
