import type { Handlers } from '#api/handler.ts';
import type { adminLanguageMoreCalls } from '#contract/admin/language-more.ts';
import { makeDefault } from '#market/languages/edit-language.ts';
import { languageChoices } from '#market/languages/language-choices.ts';

export const adminLanguageMoreHandlers: Handlers<typeof adminLanguageMoreCalls> = {
  makeDefault: async (visit, thing, by) => {
    await visit.write((tx) => makeDefault(tx, by, thing));
    return null;
  },
  choices: async ({ language }, { q }) => languageChoices(q, language),
};
