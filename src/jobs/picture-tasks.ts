// The tasks for picture files.
import { transaction } from '#db/transaction.ts';
import type { Services } from '#hall/services.ts';
import type { TaskTable } from '#jobs/tasks.ts';
import { lockPictures, withoutPictures } from '#market/content/lock-pictures.ts';
import { removeUnshown } from '#market/content/remove-pictures.ts';
import { makeFormsApart } from '#outside/files/make-forms-apart.ts';
import { removePicture } from '#outside/files/pictures.ts';

type PictureTasks = Pick<TaskTable, 'forget-pictures' | 'remove-pictures' | 'resize-picture'>;

/**
 * `forget-pictures` removes pictures of reviews that are no longer shown; `remove-pictures` keeps
 * files that were uploaded again meanwhile.
 */
export function pictureTasks(services: Services): PictureTasks {
  return {
    'forget-pictures': ({ names }) =>
      transaction(services.db, async (tx) => void (await removeUnshown(tx, names))),
    'remove-pictures': ({ names }) =>
      transaction(services.db, async (tx) => {
        await lockPictures(tx, names);
        for (const name of await withoutPictures(tx, names))
          await removePicture(services.mediaFolder, name);
      }),
    'resize-picture': async ({ name }) => {
      const stillStored = services.db
        .selectFrom('pictures')
        .select('name')
        .where('name', '=', name);
      if (!(await stillStored.executeTakeFirst())) return; // removed with an import that was undone
      await makeFormsApart(services.mediaFolder, name);
      await services.db
        .updateTable('pictures')
        .set({ resized_at: new Date() })
        .where('name', '=', name)
        .execute();
    },
  };
}
