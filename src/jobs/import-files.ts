import { fileOf } from '#market/imports/keep-pictures.ts';
import { isOwnPicture } from '#market/imports/is-own-picture.ts';
import type { ImportFiles } from '#market/imports/work-import.ts';
import { fetchPicture } from '#outside/files/fetch-picture.ts';
import { keepPicture, removePicture } from '#outside/files/pictures.ts';
import type { Services } from '#hall/services.ts';

/** Pictures of an import: the shop's own are used as they are, others are fetched. */
export const importFiles = ({ db, mediaFolder }: Services): ImportFiles => ({
  remove: (name) => removePicture(mediaFolder, name),
  find: async (address, ofStore) => {
    const name = fileOf(address);
    const own = ofStore === undefined || (await isOwnPicture(db, ofStore, name));
    const stored =
      own &&
      (await db
        .selectFrom('pictures')
        .select(['name', 'width', 'height', 'bytes'])
        .where('name', '=', name)
        .executeTakeFirst());
    return stored || fetchPicture(address);
  },
  keep: (bytes) => keepPicture(mediaFolder, bytes),
});
