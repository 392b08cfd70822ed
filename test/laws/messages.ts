// The message catalogues, analysed: the values of each text, and its plural forms.
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { textOf } from './sources.ts';

export const languages = ['en', 'fr', 'ar', 'tr', 'hi'] as const;
export type Language = (typeof languages)[number];
export type Message = {
  key: string;
  text: string;
  parts: MessageFormatElement[];
  fault: string | null;
};
export type Plural = { name: string; ordinal: boolean; forms: string[] };

const read = new Map<Language, Map<string, Message>>();

/** Every message of a language by key, such as `cart.empty`. */
export function messagesOf(language: Language): Map<string, Message> {
  const cached = read.get(language);
  if (cached) return cached;
  const messages = new Map(
    flat('', JSON.parse(textOf(`locales/${language}.json`))).map(([key, text]) => [
      key,
      { key, text, ...parsed(text, language) },
    ]),
  );
  read.set(language, messages);
  return messages;
}

function flat(prefix: string, value: unknown): [string, string][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, below]) =>
      flat(prefix ? `${prefix}.${key}` : key, below),
    );
  return [[prefix, typeof value === 'string' ? value : '']];
}

function parsed(
  text: string,
  language: Language,
): { parts: MessageFormatElement[]; fault: string | null } {
  try {
    return {
      parts: parse(text, { locale: new Intl.Locale(language), requiresOtherClause: true }),
      fault: null,
    };
  } catch (problem) {
    return { parts: [], fault: problem instanceof Error ? problem.message : String(problem) };
  }
}

/**
 * The values of a text, such as `name`, `day (date)`, `<b>`. A number may be plain in one language
 * and choose a plural in another.
 */
export function parametersOf({ parts }: Message): string[] {
  return [...new Set([...everyPart(parts)].flatMap(parametersOfPart))].sort();
}

function parametersOfPart(part: MessageFormatElement): string[] {
  switch (part.type) {
    case TYPE.argument:
    case TYPE.number:
    case TYPE.plural:
      return [part.value];
    case TYPE.date:
      return [`${part.value} (date)`];
    case TYPE.time:
      return [`${part.value} (time)`];
    case TYPE.select:
      return [`${part.value} (one of ${Object.keys(part.options).sort().join(', ')})`];
    case TYPE.tag:
      return [`<${part.value}>`];
    default:
      return [];
  }
}

export function pluralsOf({ parts }: Message): Plural[] {
  return [...everyPart(parts)].flatMap((part) =>
    part.type === TYPE.plural
      ? [
          {
            name: part.value,
            ordinal: part.pluralType === 'ordinal',
            forms: Object.keys(part.options),
          },
        ]
      : [],
  );
}

/** The plain text of a message, without values. */
export function plainOf({ parts }: Message): string {
  return [...everyPart(parts)]
    .flatMap((part) => (part.type === TYPE.literal ? [part.value] : []))
    .join(' ')
    .trim();
}

/** The branches of a text (its plural forms) that are empty. */
export function emptyForms({ parts }: Message): string[] {
  return [...everyPart(parts)].flatMap((part) =>
    part.type === TYPE.plural || part.type === TYPE.select
      ? Object.entries(part.options).flatMap(([form, { value }]) =>
          value.length === 0 ? [form] : [],
        )
      : [],
  );
}

function* everyPart(parts: MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const part of parts) {
    yield part;
    if (part.type === TYPE.tag) yield* everyPart(part.children);
    if (part.type === TYPE.plural || part.type === TYPE.select)
      for (const { value } of Object.values(part.options)) yield* everyPart(value);
  }
}
