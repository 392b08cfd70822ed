// Translates messages outside React: refusals, toasts, mails.
import { createTranslator } from 'use-intl/core';
import { listText } from '#base/comma.ts';
import type { MessageValues } from '#base/refusal.ts';
import { wordsOf, type Sections, type Words } from '#words/catalogue.ts';
import type { LaidText } from '#words/lay-words.ts';
import { readySections, readyWords } from '#words/parsed.ts';

export type Say = (key: string, values?: MessageValues) => string;

const speakers = new Map<string, { words: Words; say: Say }>();

/**
 * A translator for one language: `say('refusal.not-found', { … })`. A key without a text is a bug
 * and throws in tests. It uses the present messages, so get it anew each time.
 */
export function sayIn(language: string): Say {
  const words = readyWords(language);
  const known = speakers.get(language);
  if (known?.words === words) return known.say;
  const say = speakerOf(language, words);
  speakers.set(language, { words, say });
  return say;
}

/** Like `sayIn`, with these texts in place of the present ones; they must have been checked. */
export function sayWith(language: string, texts: readonly LaidText[]): Say {
  if (texts.length === 0) return sayIn(language);
  const words: Sections = { ...wordsOf(language) };
  for (const { section, key, text } of texts) words[section] = { ...words[section], [key]: text };
  return speakerOf(language, readySections(words));
}

function speakerOf(language: string, words: object): Say {
  const translate = createTranslator({
    locale: `${language}-u-nu-latn`,
    messages: words as Record<string, unknown>,
    timeZone: 'UTC',
    onError: (problem) => {
      throw problem;
    },
  }) as (key: string, values?: Record<string, string | number>) => string;
  const written = (value: MessageValues[string]) =>
    typeof value === 'object' ? listText(language, value) : value;
  return (key, values) =>
    translate(
      key,
      values &&
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value)])),
    );
}
