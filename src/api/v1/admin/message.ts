import type { Handlers } from '#api/handler.ts';
import { textsOfLetter } from '#api/texts-of-letter.ts';
import type { adminMessageCalls } from '#contract/admin/message.ts';
import {
  listMessageLanguages,
  listMessages,
  readTheseMessages,
} from '#market/messages/list-messages.ts';
import { readMessageEdits } from '#market/messages/read-messages.ts';
import { saveMessages } from '#market/messages/save-messages.ts';
import { messageCatalogue as catalogue } from '#words/message-catalogue.ts';
import { sayIn } from '#words/say.ts';

export const adminMessageHandlers: Handlers<typeof adminMessageCalls> = {
  languages: ({ reading }) => listMessageLanguages(reading.db, catalogue),
  list: async (visit, query) =>
    listMessages(visit.reading.db, catalogue, {
      ...query,
      only: await textsOfLetter(visit, query),
    }),
  check: async ({ language }, { language: of, ...message }) => {
    const fault = catalogue.faultOf(of, message);
    return { fault: fault && sayIn(language)(`refusal.${fault.code}`, fault.values) };
  },
  edits: ({ reading }, input) => readMessageEdits(reading.db, input),
  save: ({ write }, sent, by) =>
    write(async (tx) => {
      await saveMessages(tx, by, { ...sent, catalogue });
      return readTheseMessages(tx, catalogue, sent);
    }),
};
