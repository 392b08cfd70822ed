import { sql, type RawBuilder } from 'kysely';
import { languageCodes } from '#market/languages/language-choices.ts';

/** The scripts that the fonts of papers contain (`fonts/README.md`). */
const DRAWN = new Set(['Latn', 'Cyrl', 'Grek', 'Arab', 'Deva']);
const UNDRAWN = languageCodes.filter(
  (code) => !DRAWN.has(new Intl.Locale(code).maximize().script ?? ''),
);

const isDrawn = (code: RawBuilder<unknown>) =>
  sql`not split_part(${code}, '-', 1) = any(${UNDRAWN}::text[])`;

/**
 * The language of a paper for a reader of the given one: the market's first language, or English,
 * if the fonts lack its letters.
 */
export const paperLanguage = (requested: RawBuilder<unknown>) => sql<string>`
  case when ${isDrawn(requested)} then ${requested} else coalesce(
    (select code from languages where is_default and ${isDrawn(sql`code`)}), 'en'
  ) end
`;
