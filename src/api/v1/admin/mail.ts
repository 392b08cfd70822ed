import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { adminMailCalls, MailQuery, OpenedMail } from '#contract/admin/mail.ts';
import { refusalOf } from '#market/connections/mail-server.ts';
import { listMails, openMail, type StoredMail } from '#market/connections/read-mails.ts';
import { sendMailAgain } from '#market/connections/send-mail-again.ts';
import { sayIn } from '#words/say.ts';

export const adminMailHandlers: Handlers<typeof adminMailCalls> = {
  ...listHandlers('mails', ({ reading }, query: MailQuery) => listMails(reading.db, query)),
  open: async ({ reading, language }, { id }) => mailOf(await openMail(reading.db, id), language),
  again: async ({ services, write, language }, { id }, by) => {
    const goes = (await services.mail(services.db)) !== null;
    return write(async (tx) =>
      mailOf(await openMail(tx, await sendMailAgain(tx, by, { id, goes })), language),
    );
  },
};

const mailOf = ({ trouble, ...mail }: StoredMail, language: string): OpenedMail => ({
  ...mail,
  trouble: trouble && sayIn(language)(`refusal.${refusalOf(trouble).code}`),
});
