import { sql, type RawBuilder } from 'kysely';

/** The rows of a list that are of one language; `every`: those of none, which hold in all. */
export const inLanguage = (language: string): RawBuilder<boolean> =>
  language === 'every' ? sql<boolean>`t.language is null` : sql<boolean>`t.language = ${language}`;
