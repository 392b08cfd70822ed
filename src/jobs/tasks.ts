// What each task does: a payload and one call.
import type { Tasks } from '#contract/tasks.ts';
import { transaction } from '#db/transaction.ts';
import type { House } from '#house.ts';
import { freeMails, sendMail } from '#jobs/mail/send-mail.ts';
import { writeLetter } from '#jobs/mail/write-letter.ts';
import { react } from '#jobs/reactions.ts';
import { sweepAttempts } from '#market/accounts/attempts.ts';
import { answerForgotten } from '#market/accounts/change-password.ts';
import { sweepSocial } from '#market/accounts/social.ts';
import { renewFlashSales } from '#market/catalogue/renew-flash-sales.ts';
import { makeForms } from '#outside/files/pictures.ts';
import type { Post } from '#outside/mail/smtp.ts';

type TaskTable = { [Name in keyof Tasks]: (payload: Tasks[Name]) => Promise<void> };

/** `post` sends mail; null where letters stay in the outbox. */
export function tasks(house: House, post: Post | null): TaskTable {
  return {
    react: (event) => transaction(house.db, (tx) => react(tx, event)),
    'write-letter': (letter) => transaction(house.db, (tx) => writeLetter(tx, house.config, letter)),
    'answer-forgotten': (asked) => transaction(house.db, (tx) => answerForgotten(tx, asked)),
    'send-mail': ({ mail }) => sendMail(house.db, post, mail),
    'free-mails': () => freeMails(house.db),
    'sweep': async () => {
      await sweepSocial(house.db);
      await sweepAttempts(house.db);
    },
    'resize-picture': async ({ name }) => {
      await makeForms(house.mediaFolder, name);
      await house.db.updateTable('pictures').set({ resized_at: new Date() }).where('name', '=', name).execute();
    },
    'renew-flash-sales': () => transaction(house.db, (tx) => renewFlashSales(tx)),
  };
}
