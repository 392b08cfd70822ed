// The message catalogues: every text in five languages, complete and in its own script.
import { basename } from 'node:path';
import { describe, it } from 'vitest';
import {
  parametersOf,
  emptyForms,
  languages,
  messagesOf,
  plainOf,
  pluralsOf,
  type Message,
} from './messages.ts';
import { SHARED } from './shared-words.ts';
import { BRANDS } from './brands.ts';
import { filesIn, hold } from './sources.ts';

const SHORT = 3;
const SCRIPTS = { ar: /\p{Script=Arabic}/u, hi: /\p{Script=Devanagari}/u } as const;

const english = messagesOf('en');
const others = languages.filter((language) => language !== 'en');

describe('catalogues', () => {
  it('there is one for each language of the laws', () =>
    hold(
      filesIn('locales')
        .filter((path) => !languages.some((language) => `${language}.json` === basename(path)))
        .map(
          (path) =>
            `${path} is a catalogue that no law reads: add its language to languages in ` +
            'test/laws/messages.ts.',
        ),
    ));

  it('all have the same keys', () =>
    hold(
      others.flatMap((language) => {
        const own = messagesOf(language);
        return [
          ...[...english.keys()]
            .filter((key) => !own.has(key))
            .map(
              (key) =>
                `locales/${language}.json has no ${key}: translate ` +
                `“${english.get(key)?.text ?? ''}”.`,
            ),
          ...[...own.keys()]
            .filter((key) => !english.has(key))
            .map(
              (key) =>
                `locales/${language}.json has ${key}, which English has not: take it out, or ` +
                'add it to locales/en.json.',
            ),
        ];
      }),
    ));

  it('each place of the back office has a name of its own', () =>
    hold(
      languages.flatMap((language) => {
        const places = [...messagesOf(language).values()].filter(({ key }) =>
          key.startsWith('desk.nav-'),
        );
        return places
          .filter(({ key, text }) => places.find((one) => one.text === text)?.key !== key)
          .map(
            ({ key, text }) =>
              `locales/${language}.json, ${key} is “${text}”, as another place is: name what ` +
              'sets it apart.',
          );
      }),
    ));

  it('every text can be read', () =>
    each((language, { key, fault }) =>
      fault
        ? `locales/${language}.json, ${key} is not an ICU message (${fault}): correct its ` +
          'braces or quotes.'
        : null,
    ));

  it('no text is empty', () =>
    each((language, message) => {
      if (message.text.trim() === '')
        return `locales/${language}.json, ${message.key} is empty: write its text.`;
      const forms = emptyForms(message);
      return forms.length > 0
        ? `locales/${language}.json, ${message.key} says nothing for ${forms.join(', ')}: write ` +
            'the text of that form.'
        : null;
    }));

  it('all ask for the same values', () =>
    translated((language, message, original) => {
      const own = parametersOf(message);
      const wanted = parametersOf(original);
      return own.join() === wanted.join()
        ? null
        : `locales/${language}.json, ${message.key} asks for ${own.join(', ') || 'nothing'}, ` +
            `but English for ${wanted.join(', ') || 'nothing'}: both must ask for the same.`;
    }));

  it('plural forms are those of the language', () =>
    each(
      (language, message) =>
        pluralsOf(message).flatMap(({ name, ordinal, forms }) => {
          const wanted = new Intl.PluralRules(language, {
            type: ordinal ? 'ordinal' : 'cardinal',
          }).resolvedOptions().pluralCategories;
          const missing = wanted.filter((form) => !forms.includes(form));
          const never = forms.filter(
            (form) => !form.startsWith('=') && !wanted.some((one) => one === form),
          );
          if (missing.length > 0)
            return [
              `locales/${language}.json, ${message.key} has no form ${missing.join(', ')} of ` +
                `{${name}}: ${language} has ${wanted.join(', ')}.`,
            ];
          return never.length > 0
            ? [
                `locales/${language}.json, ${message.key} has the form ${never.join(', ')} of ` +
                  `{${name}}, which ${language} never uses: take it out.`,
              ]
            : [];
        })[0] ?? null,
    ));

  it('no text is left in English', () =>
    translated((language, message, original) => {
      const plain = plainOf(message);
      const letters = plain.replaceAll(/[^\p{L}]/gu, '');
      if (
        message.text !== original.text ||
        letters.length <= SHORT ||
        SHARED[language]?.has(plain) ||
        latinWords(message).length === 0
      )
        return null;
      return (
        `locales/${language}.json, ${message.key} is still English (“${message.text}”): ` +
        'translate it, or list it in SHARED of this law when the word is the same.'
      );
    }));

  it('Arabic and Hindi texts are written in their letters', () =>
    translated((language, message) => {
      const script = language === 'ar' || language === 'hi' ? SCRIPTS[language] : null;
      const latin = latinWords(message);
      if (!script || (latin.length === 0 && (script.test(plainOf(message)) || brandsOnly(message))))
        return null;
      return latin.length > 0
        ? `locales/${language}.json, ${message.key} has Latin words ` +
            `(${latin.slice(0, 5).join(', ')}): write them in the language's letters, or list a ` +
            'name in BRANDS of this law.'
        : `locales/${language}.json, ${message.key} has no letter of its script ` +
            `(“${message.text}”): translate it.`;
    }));
});

function each(fault: (language: string, message: Message) => string | null): void {
  hold(
    languages.flatMap((language) =>
      [...messagesOf(language).values()].flatMap((message) => fault(language, message) ?? []),
    ),
  );
}

function translated(
  fault: (language: string, message: Message, original: Message) => string | null,
): void {
  hold(
    others.flatMap((language) =>
      [...messagesOf(language).values()].flatMap((message) => {
        const original = english.get(message.key);
        return original ? (fault(language, message, original) ?? []) : [];
      }),
    ),
  );
}

function latinWords(message: Message): string[] {
  return (plainOf(message).match(/\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]*/gu) ?? []).filter(
    (word) => !BRANDS.has(word),
  );
}

const brandsOnly = (message: Message) =>
  !/[^\p{Script=Latin}\P{L}]/u.test(plainOf(message)) && latinWords(message).length === 0;
