import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminLanguageCalls } from '#contract/admin/language.ts';
import {
  deleteLanguage,
  LANGUAGE,
  listLanguages,
  openLanguage,
  orderLanguages,
  saveLanguage,
} from '#market/languages/edit-language.ts';
import { readGaps } from '#market/languages/read-gaps.ts';
import { countMessages } from '#words/count-messages.ts';

export const adminLanguageHandlers: Handlers<typeof adminLanguageCalls> = {
  ...resourceHandlers({
    kind: LANGUAGE,
    list: async ({ reading }, query, by) => {
      const { rows, ...counted } = await listLanguages(reading.db, by, query);
      const gaps = await Promise.all(rows.map(({ code }) => readGaps(reading.db, code)));
      return {
        rows: rows.map((row, at) => ({
          ...withMessages(row),
          gaps: (gaps[at] ?? []).filter(({ missing }) => missing > 0),
        })),
        ...counted,
      };
    },
    open: async (db, id, { language }) => {
      const found = await openLanguage(db, id, language);
      return found && withMessages(found);
    },
    save: saveLanguage,
    remove: deleteLanguage,
  }),
  order: async (visit, sorted, by) => {
    await visit.write((tx) => orderLanguages(tx, by, sorted));
    return null;
  },
};

const withMessages = <Row extends { code: string }>(row: Row) => ({
  ...row,
  messages: countMessages(row.code),
  messages_all: countMessages('en'),
});
