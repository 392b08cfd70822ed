import type { Handlers } from '#api/handler.ts';
import { Refusal } from '#base/refusal.ts';
import {
  messageFile,
  type adminMessageFileCalls,
  type MessageFileRead,
} from '#contract/admin/message-file.ts';
import type { MessagesQuery } from '#contract/admin/message.ts';
import type { Visit } from '#hall/visit.ts';
import { textsOfLetter } from '#api/texts-of-letter.ts';
import { findMessages } from '#market/messages/list-messages.ts';
import { messagesAsCsv, messagesAsJson, readMessageFile } from '#market/messages/message-file.ts';
import {
  judgeMessageFile,
  takeMessageFile,
  type JudgedFile,
} from '#market/messages/take-message-file.ts';
import { messageCatalogue as catalogue } from '#words/message-catalogue.ts';
import { sayIn } from '#words/say.ts';

export const adminMessageFileHandlers: Handlers<typeof adminMessageFileCalls> = {
  export: async (visit, query) => ({
    name: `messages-${query.language}.csv`,
    bytes: messagesAsCsv(catalogue, await found(visit, query)),
  }),
  exportJson: async (visit, query) => ({
    name: `messages-${query.language}.json`,
    bytes: messagesAsJson(catalogue, query.language, await found(visit, query)),
  }),
  try: async ({ reading, language }, sent) => {
    const rows = await rowsOf(sent.file);
    const file = { language: sent.language, rows, catalogue };
    return inWords(language, await judgeMessageFile(reading.db, file));
  },
  take: async ({ write, language }, { language: of, stamp, file }, by) => {
    const rows = await rowsOf(file);
    return inWords(
      language,
      await write((tx) => takeMessageFile(tx, by, { language: of, rows, catalogue, stamp })),
    );
  },
};

async function rowsOf([file]: File[]) {
  if (!file) throw new Refusal('required', { field: 'file' });
  if (file.size > messageFile.mostBytes) throw new Refusal('too-large', { field: 'file' });
  return readMessageFile(await file.bytes());
}

/** The faults of a file, in the reader's language. */
function inWords(language: string, { faults, ...summary }: JudgedFile): MessageFileRead {
  const say = sayIn(language);
  return {
    ...summary,
    faults: faults.map(({ code, values, ...row }) => ({
      ...row,
      reason: say(`refusal.${code}`, values),
    })),
  };
}

const found = async (visit: Visit, query: MessagesQuery) =>
  findMessages(visit.reading.db, catalogue, { ...query, only: await textsOfLetter(visit, query) });
