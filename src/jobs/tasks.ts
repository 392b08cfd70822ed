// What each task does: a payload and one call.
import type { Tasks } from '#contract/tasks.ts';
import { transaction } from '#db/transaction.ts';
import type { House } from '#house.ts';
import { mailOrder } from '#jobs/mail/mail-order.ts';
import { react } from '#jobs/reactions.ts';
import { renewFlashSales } from '#market/catalogue/renew-flash-sales.ts';
import { makeForms } from '#outside/files/pictures.ts';

type TaskTable = { [Name in keyof Tasks]: (payload: Tasks[Name]) => Promise<void> };

export function tasks(house: House): TaskTable {
  return {
    react: (event) => transaction(house.db, (tx) => react(tx, event)),
    'mail-order': ({ order }) => transaction(house.db, (tx) => mailOrder(tx, house.config.publicUrl, order)),
    'resize-picture': async ({ name }) => {
      await makeForms(house.mediaFolder, name);
      await house.db.updateTable('pictures').set({ resized_at: new Date() }).where('name', '=', name).execute();
    },
    'renew-flash-sales': () => transaction(house.db, (tx) => renewFlashSales(tx)),
  };
}
