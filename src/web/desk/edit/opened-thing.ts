/** The fields of a form, by name. */
export type Values = Record<string, unknown>;
/** A thing opened for editing: its fields, its version, and who saved that. */
export type OpenedThing = Values & {
  id: number;
  version: number;
  edited: { at: string; by: string } | null;
};

/** A field's texts by language; empty if it holds anything else. */
export const textsIn = (value: unknown): Record<string, string> =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value).flatMap(([code, text]) =>
          typeof text === 'string' ? [[code, text] as const] : [],
        ),
      )
    : {};

/** The text that the shop shows: in this language, else in English, else in any. */
export const textIn = (texts: Record<string, string>, language: string): string =>
  texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
