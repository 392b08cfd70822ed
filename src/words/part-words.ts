import { ASKED_BY_BROWSERS, BORROWED, PARTS, SERVER_ONLY } from '#words/parts.ts';

const OWN = new Map<string, string>(
  [...Object.entries(PARTS), ['server', SERVER_ONLY] as const].flatMap(([part, sections]) =>
    sections.map((section): [string, string] => [section, part]),
  ),
);

const isOwn = (section: string, part: string) => (OWN.get(section) ?? 'shop') === part;

/** Whether a part contains messages of a section; `shop` contains those of no other part. */
export const isInPart = (section: string, part: string): boolean =>
  isOwn(section, part) || section in (BORROWED[part] ?? {});

/** The messages that browsers fetch as this part. */
export const partOf = <Text>(
  words: Record<string, Record<string, Text>>,
  part: string,
): Record<string, Record<string, Text>> =>
  Object.fromEntries(
    Object.entries(words)
      .filter(([section]) => isInPart(section, part))
      .map(([section, texts]) => [section, partTexts(section, texts, part)]),
  );

function partTexts<Text>(
  section: string,
  texts: Record<string, Text>,
  part: string,
): Record<string, Text> {
  const keys = isOwn(section, part) ? ASKED_BY_BROWSERS[section] : BORROWED[part]?.[section];
  return keys
    ? Object.fromEntries(Object.entries(texts).filter(([key]) => keys.includes(key)))
    : texts;
}
