// Checks all texts for people against the glossary (docs/words.md): one word for one idea, and each
// language's own punctuation.
import { describe, it } from 'vitest';
import { everyText, terms, wordIn, wrongWords, type ShownText, type Wrong } from './glossary.ts';
import { languages, messagesOf, plainOf } from './messages.ts';
import { hold } from './sources.ts';

const texts = everyText();
const own = texts.filter((text) => text.own);

// Messages about the whole site: a store's word in one would blame its seller.
const OF_THE_SITE = [
  'account.to-shop',
  'cart.shop',
  'contact.down',
  'header.around',
  'listing.look-elsewhere',
  'newsletter.down',
  'order.cancel-unheard',
  'owed.secure',
  'owed.wait-down',
  'page.pages',
  'review.down',
  'search.label',
  'subscription.home',
];
const STORE = {
  en: /\b(store|shop)s?\b/iu,
  fr: /boutique/iu,
  ar: /متجر|متاجر/u,
  tr: /mağaza|dükkân/iu,
  hi: /दुकान/u,
};
// English sentences with a required wording (decisions/2026-11-23-words-we-keep.md).
const DEMANDED = ['en.json, account.mismatch'];
// The spaces before and after French punctuation.
const FRENCH = [
  { wrong: /(?<![\u202f;?!])[;?!]/u, need: 'a narrow no-break space (U+202F) before ; ? !' },
  { wrong: /(?<!\u00a0):(?=\s|$)/u, need: 'a no-break space (U+00A0) before :' },
  { wrong: /(?<!\u00a0)[»%]/u, need: 'a no-break space (U+00A0) before » and %' },
  { wrong: /«(?!\u00a0)/u, need: 'a no-break space (U+00A0) after «' },
];

describe('the glossary', () => {
  it('has every idea in every language, with words that are said', () =>
    hold(
      terms().flatMap(({ idea, words }) =>
        languages.flatMap((language) => {
          const texts = own.filter((text) => text.language === language);
          const isUsed = words[language].some((word) =>
            texts.some(({ text }) => text.toLocaleLowerCase().includes(word.toLocaleLowerCase())),
          );
          return isUsed
            ? []
            : [
                `docs/words.md says ${words[language].join('; ') || 'nothing'} for ${idea} in ` +
                  `${language}, which no text says: correct the one or the other.`,
              ];
        }),
      ),
    ));

  it('has one word for one idea', () => hold(wrongWords('Not these').flatMap(faultsIn(own))));

  it('has one spelling for one word, and standards in Latin letters', () =>
    hold(wrongWords('Not so spelled').flatMap(faultsIn(texts))));

  it('has no word for the site that is a store’s too', () =>
    hold(
      languages.flatMap((language) =>
        OF_THE_SITE.flatMap((key) => {
          const message = messagesOf(language).get(key);
          return message && STORE[language].test(plainOf(message))
            ? [
                `locales/${language}.json, ${key} speaks of the whole site in a store’s word ` +
                  `(“${message.text}”): say it as docs/words.md does.`,
              ]
            : [];
        }),
      ),
    ));
});

describe('texts for people', () => {
  it('have French spaces in French', () =>
    every(({ language, text }) =>
      language === 'fr' ? FRENCH.find(({ wrong }) => wrong.test(text))?.need : undefined,
    ));

  it('have no space before …', () =>
    every(({ text }) => (/\s…/u.test(text) ? 'no space before …' : undefined)));

  it('have ’ for an apostrophe', () =>
    every(({ at, text }) =>
      /\p{L}'\p{L}/u.test(text) && !DEMANDED.some((key) => at.endsWith(key))
        ? '’ instead of a straight apostrophe'
        : undefined,
    ));

  it('have no space before % but in French', () =>
    every(({ language, text }) =>
      language !== 'fr' && /[\d□]\s%/u.test(text) ? 'no space between a number and %' : undefined,
    ));

  it('name no field as the API does', () =>
    every(({ text }) => {
      const raw = /(?<![\p{L}/@.])\p{Ll}+_[\p{Ll}\d_]+/u.exec(text)?.[0];
      return raw ? `a name for people instead of ${raw}` : undefined;
    }));

  it('write amounts as prices are written', () =>
    every(({ own: isOwn, text }) =>
      isOwn && /\$\d+(?![\d.,])|\d\s?\$/u.test(text)
        ? 'the amount in the price format, as $5.00'
        : undefined,
    ));
});

const faultsIn =
  (among: ShownText[]) =>
  ({ language, not, but }: Wrong): string[] =>
    among
      .filter((shown) => shown.language === language && wordIn(without(shown.text, but), not))
      .map(({ at }) => `${at} says “${not}”: say “${but}” (docs/words.md).`);

/** A text without the right word, which may contain the wrong one. */
const without = (text: string, but: string) =>
  text.replaceAll(new RegExp(escaped(but), 'giu'), ' ');

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function every(need: (shown: ShownText) => string | undefined): void {
  hold(
    texts.flatMap((shown) => {
      const needed = need(shown);
      return needed ? [`${shown.at} needs ${needed}: “${shown.text.trim().slice(0, 80)}”.`] : [];
    }),
  );
}
