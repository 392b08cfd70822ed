// Every kind of letter has examples, which together use every text of letters.
import { describe, expect, it } from 'vitest';
import { letterKinds } from '#contract/letters.ts';
import type { Stationery } from '#market/settings/read-stationery.ts';
import { composeExample, textsOf } from '#outside/letters/letter-texts.ts';
import { fileOf } from '#words/catalogue.ts';
import { sayWith } from '#words/say.ts';

const paper = (language: string): Stationery =>
  ({
    market: {
      default_language: 'en',
      languages: [],
      currency: 'EUR',
      currency_exponent: 2,
      currency_icon: '€',
      currency_position: 1,
      decimal_format: 'en-US',
      methods: [],
    },
    language,
    name: 'Souk',
    url: 'https://souk.example',
    logo: null,
    colour: '#6b3fc0',
    onColour: '#ffffff',
    email: 'hello@souk.example',
    address: '',
    timeZone: 'UTC',
    direction: language === 'ar' ? 'rtl' : 'ltr',
  }) as unknown as Stationery;

/** Used by the test of a mail server, which is no letter of the shop. */
const ELSEWHERE = ['letter.set-up-subject', 'letter.set-up-text'];

describe('the examples of letters', () => {
  it('have every text that a letter is made of', async () => {
    const used = new Set<string>(ELSEWHERE);
    for (const kind of letterKinds)
      for (const name of await textsOf(kind, paper('en'))) used.add(name);
    const all = Object.keys(fileOf('en')?.letter ?? {}).map((key) => `letter.${key}`);
    expect(all.filter((name) => !used.has(name))).toEqual([]);
  });

  it.each(['en', 'ar'])('are whole letters in %s', async (language) => {
    for (const kind of letterKinds) {
      const { subject, html, plain } = await composeExample(kind, paper(language));
      expect(subject, kind).not.toBe('');
      expect(html, kind).toContain(`<html lang="${language}" dir="${paper(language).direction}"`);
      expect(`${subject} ${plain}`, kind).not.toMatch(/undefined|NaN|\{\w+\}/);
    }
  });

  it('contain what is typed, and keep it within its element', async () => {
    const text = `</p></td><script>alert(1)</script><img src=x onerror=alert(1)> "' {name}`;
    const say = sayWith('en', [{ section: 'letter', key: 'hello', text: escapeTags(text) }]);
    const { html, plain } = await composeExample('welcome', paper('en'), { say });
    expect(plain).toContain('<script>alert(1)</script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
  });
});

/** In ICU's notation for text that is no tag. */
const escapeTags = (text: string) =>
  text.replaceAll("'", "''").replaceAll(/<[^>]*>/g, (tag) => `'${tag}'`);
