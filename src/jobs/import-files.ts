import { fileOf } from '#market/imports/keep-pictures.ts';
import type { ImportFiles } from '#market/imports/work-import.ts';
import { fetchPicture } from '#outside/files/fetch-picture.ts';
import { keepPicture, removePicture } from '#outside/files/pictures.ts';
import type { Services } from '#hall/services.ts';

/** Pictures of an import: the shop's own stay as they are, and others are fetched. */
export const importFiles = ({ db, mediaFolder }: Services): ImportFiles => ({
  remove: (name) => removePicture(mediaFolder, name),
  find: async (address) => {
    const kept = await db
      .selectFrom('pictures')
      .select(['name', 'width', 'height', 'bytes'])
      .where('name', '=', fileOf(address))
      .executeTakeFirst();
    return kept ?? fetchPicture(address);
  },
  keep: (bytes) => keepPicture(mediaFolder, bytes),
});
