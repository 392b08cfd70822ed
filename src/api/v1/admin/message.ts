import type { Handlers } from '#api/handler.ts';
import type { adminMessageCalls } from '#contract/admin/message.ts';
import {
  listMessageLanguages,
  listMessages,
  readTheseMessages,
} from '#market/messages/list-messages.ts';
import { readMessageEdits } from '#market/messages/read-messages.ts';
import { saveMessages } from '#market/messages/save-messages.ts';
import { messageCatalogue as catalogue } from '#words/message-catalogue.ts';

export const adminMessageHandlers: Handlers<typeof adminMessageCalls> = {
  languages: ({ reading }) => listMessageLanguages(reading.db, catalogue),
  list: ({ reading }, asked) => listMessages(reading.db, catalogue, asked),
  edits: ({ reading }, asked) => readMessageEdits(reading.db, asked),
  save: ({ write }, sent, by) =>
    write(async (tx) => {
      await saveMessages(tx, by, { ...sent, catalogue });
      return readTheseMessages(tx, catalogue, sent);
    }),
};
