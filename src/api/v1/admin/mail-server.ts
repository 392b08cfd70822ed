import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import { sendTestLetter } from '#api/test-letter.ts';
import type { adminMailServerCalls } from '#contract/admin/mail-server.ts';
import { accessOf, namedMail } from '#hall/current-mail.ts';
import { mailToTry, saveMailServer } from '#market/connections/edit-mail-server.ts';
import { refusalOf } from '#market/connections/mail-server.ts';
import {
  MAIL_SERVER,
  mailStanding,
  openMailServer,
  THE_ONE,
} from '#market/connections/read-mail-server.ts';
import { readEdits } from '#market/edits/read-edits.ts';
import { siteName } from '#market/settings/site-name.ts';
import { sayIn } from '#words/say.ts';

export const adminMailServerHandlers: Handlers<typeof adminMailServerCalls> = {
  open: ({ reading, services }) => openMailServer(reading.db, namedMail(services.config)),
  edits: ({ reading }) => readEdits(reading.db, MAIL_SERVER.noun, THE_ONE),
  standing: async ({ reading, language }) => {
    const { trouble, ...rest } = await mailStanding(reading.db);
    const message = trouble && sayIn(language)(`refusal.${refusalOf(trouble.kind).code}`);
    return { ...rest, trouble: trouble && message ? { at: trouble.at, said: message } : null };
  },
  save: ({ write, services }, sent, by) => {
    if (services.config.mail) throw new Refusal('set-by-environment', { setting: 'SMTP_URL' });
    return write(async (tx) => {
      await saveMailServer(tx, by, sent, accessOf(services));
      return openMailServer(tx, null);
    });
  },
  test: async ({ services, language }, { to, ...fields }) => {
    const { db, config } = services;
    const mail = namedMail(config) ?? (await mailToTry(db, fields, accessOf(services)));
    const sender = await siteName(db, language);
    const fault = await sendTestLetter(mail, { recipient: to, language, sender });
    if (fault) throw refusalOf(fault.trouble ?? 'refused');
    return null;
  },
};
