// Checks whether a text can replace another: it uses the same values and tags, and has the plural
// forms of its language. A text that passes cannot fail when it is used.
import compile from 'icu-minify/compile';
import type { MessageValues } from '#base/refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { fileOf, spoken, textAt } from '#words/catalogue.ts';
import { messagePartsOf, type MessageParts } from '#words/message-parts.ts';

/** A message, its language, and its new text. */
export type WrittenText = { language: string; section: string; key: string; text: string };
/** What is wrong with a text, as a refusal with values. */
export type TextFault = { code: RefusalCode; values: MessageValues };

export const MOST_LETTERS = 2000;
const MORE_THAN_A_LINE = /[\p{Cc}\u2028\u2029]/u;
const known = new Map<string, { wanted: Set<string>; counted: Set<string> }>();

/** What is wrong with a text; null if nothing is. */
export function faultOf({ language, section, key, text }: WrittenText): TextFault | null {
  const place = placeOf(section, key);
  if (!place) return fault('message-unknown');
  if (text.trim() === '') return fault('message-empty');
  if (text.length > MOST_LETTERS) return fault('message-too-long', { most: MOST_LETTERS });
  if (MORE_THAN_A_LINE.test(text)) return fault('message-one-line');
  const asks = readAsks(text);
  if (!asks) return fault('message-unreadable');
  // a value that is a word everywhere cannot choose a form; only one that is counted somewhere can
  const own = new Set([...asks.values, ...asks.tags, ...without(asks.counted, place.counted)]);
  const strange = without(own, place.wanted);
  if (strange.length > 0) return fault('message-strange', { names: strange });
  const lacking = without(place.wanted, own);
  if (lacking.length > 0) return fault('message-lacks', { names: lacking });
  return formFault(asks, language);
}

/** The arguments of a message, as in English: `{name}`, `<b>`. Empty for an unknown message. */
export const partsIn = (section: string, key: string): string[] => [
  ...(placeOf(section, key)?.wanted ?? []),
];

function formFault({ plurals, empty }: MessageParts, language: string): TextFault | null {
  for (const { name, type, forms } of plurals) {
    const wanted = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
    const lacking = without(wanted, new Set(forms));
    if (lacking.length > 0) return fault('message-forms', { name, forms: lacking });
  }
  return empty.length > 0 ? fault('message-form-empty', { forms: empty }) : null;
}

/** The parts that English uses in this message, and the values that any language counts by. */
function placeOf(section: string, key: string) {
  const english = textAt(fileOf('en'), section, key);
  if (english === undefined) return null;
  const name = `${section}.${key}`;
  const before = known.get(name);
  if (before) return before;
  const asks = spoken.flatMap((language) => {
    const text = textAt(fileOf(language), section, key);
    return (text !== undefined && readAsks(text)) || [];
  });
  const { values = [], tags = [] } = readAsks(english) ?? {};
  const place = {
    wanted: new Set([...values, ...tags]),
    counted: new Set(asks.flatMap(({ counted }) => [...counted])),
  };
  known.set(name, place);
  return place;
}

function readAsks(text: string): MessageParts | null {
  try {
    return messagePartsOf(compile(text));
  } catch {
    return null;
  }
}

const fault = (code: RefusalCode, values: TextFault['values'] = {}): TextFault => ({
  code,
  values,
});
const without = (some: Iterable<string>, others: Set<string>): string[] =>
  [...some].filter((one) => !others.has(one));
