// Messages outside React: refusals, toasts, mails.
import { createTranslator } from 'use-intl/core';
import { readyWords } from '#words/parsed.ts';

export type Say = (key: string, values?: Record<string, string | number>) => string;

const speakers = new Map<string, Say>();

/**
 * A speaker of one language: `say('refusal.not-found', { … })`. A key that has no words is a bug
 * and throws in tests.
 */
export function sayIn(language: string): Say {
  const known = speakers.get(language);
  if (known) return known;
  const translate = createTranslator({
    locale: `${language}-u-nu-latn`,
    messages: readyWords(language) as Record<string, unknown>,
    timeZone: 'UTC',
    onError: (problem) => {
      throw problem;
    },
  }) as Say;
  speakers.set(language, translate);
  return translate;
}
