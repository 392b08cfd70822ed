import { ASKED_BY_BROWSERS, PARTS, SERVER_ONLY } from '#words/parts.ts';

const OWN = new Map<string, string>(
  [...Object.entries(PARTS), ['server', SERVER_ONLY] as const].flatMap(([part, sections]) =>
    sections.map((section): [string, string] => [section, part]),
  ),
);

/** The sections of a part; `shop` has those that no other part has. */
export const isInPart = (section: string, part: string): boolean =>
  (OWN.get(section) ?? 'shop') === part;

/** Of messages what browsers fetch as this part. */
export const partOf = <Text>(
  words: Record<string, Record<string, Text>>,
  part: string,
): Record<string, Record<string, Text>> =>
  Object.fromEntries(
    Object.entries(words)
      .filter(([section]) => isInPart(section, part))
      .map(([section, texts]) => [section, askedOf(section, texts)]),
  );

function askedOf<Text>(section: string, texts: Record<string, Text>): Record<string, Text> {
  const asked = ASKED_BY_BROWSERS[section];
  return asked
    ? Object.fromEntries(Object.entries(texts).filter(([key]) => asked.includes(key)))
    : texts;
}
