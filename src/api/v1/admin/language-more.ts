import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminLanguageMoreCalls } from '#contract/admin/language-more.ts';
import { makeDefault, openLanguage } from '#market/languages/edit-language.ts';
import { languageChoices } from '#market/languages/language-choices.ts';
import { readGaps } from '#market/languages/read-gaps.ts';

export const adminLanguageMoreHandlers: Handlers<typeof adminLanguageMoreCalls> = {
  makeDefault: async (visit, thing, by) => {
    await visit.write((tx) => makeDefault(tx, by, thing));
    return null;
  },
  gaps: async ({ reading, language }, { id }) => {
    const found = await openLanguage(reading.db, id, language);
    if (!found) throw new Refusal('thing-not-found');
    return readGaps(reading.db, found.code);
  },
  choices: async ({ language }, { q }) => languageChoices(q, language),
};
