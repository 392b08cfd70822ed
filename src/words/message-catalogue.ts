// The messages for those who edit them (market/messages/message.ts defines what is needed).
import { fileOf, hasLanguage, textAt, wordsOf, type Sections } from '#words/catalogue.ts';
import { faultOf, partsIn } from '#words/check-text.ts';
import { groupOf } from '#words/message-groups.ts';

type Key = { section: string; key: string };

const english: Sections = fileOf('en') ?? {};

export const messageCatalogue = {
  keys: Object.entries(english).flatMap(([section, texts]) =>
    Object.keys(texts).map((key): Key => ({ section, key })),
  ),
  groupOf,
  builtIn: (language: string, { section, key }: Key): string | null =>
    textAt(fileOf(language), section, key) ?? null,
  says: (language: string, { section, key }: Key): string | null =>
    (hasLanguage(language) ? textAt(wordsOf(language), section, key) : undefined) ?? null,
  asks: ({ section, key }: Key): string[] => partsIn(section, key),
  faultOf: (language: string, message: Key & { text: string }) => faultOf({ language, ...message }),
};
