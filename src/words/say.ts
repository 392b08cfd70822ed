// Messages outside React: refusals, toasts, mails.
import { createTranslator } from 'use-intl/core';
import type { Words } from '#words/catalogue.ts';
import { readyWords } from '#words/parsed.ts';

export type Say = (key: string, values?: Record<string, string | number>) => string;

const speakers = new Map<string, { words: Words; say: Say }>();

/**
 * A speaker of one language: `say('refusal.not-found', { … })`. A key that has no words is a bug
 * and throws in tests. It says what is said now: ask for it each time.
 */
export function sayIn(language: string): Say {
  const words = readyWords(language);
  const known = speakers.get(language);
  if (known?.words === words) return known.say;
  const say = createTranslator({
    locale: `${language}-u-nu-latn`,
    messages: words as Record<string, unknown>,
    timeZone: 'UTC',
    onError: (problem) => {
      throw problem;
    },
  }) as Say;
  speakers.set(language, { words, say });
  return say;
}
