/** The fields of a form by their names. */
export type Values = Record<string, unknown>;
/** Something that was opened to be edited: its fields, its version, and who saved that. */
export type OpenedThing = Values & {
  id: number;
  version: number;
  edited: { at: string; by: string } | null;
};

/** A field's texts by their languages; none where it has something else. */
export const textsIn = (value: unknown): Record<string, string> =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value).flatMap(([code, text]) =>
          typeof text === 'string' ? [[code, text] as const] : [],
        ),
      )
    : {};

/** A text as the shop says it: in this language, else in English, else in any. */
export const textIn = (texts: Record<string, string>, language: string): string =>
  texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
