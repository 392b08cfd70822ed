import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, patternsOf } from '#base/fold.ts';

/**
 * Whether a query finds a title, as in the database: every pattern somewhere in the folded text.
 */
const finds = (question: string, title: string) =>
  patternsOf(question).every((pattern) => fold(title).includes(pattern.slice(1, -1)));
const alike = (...texts: string[]) =>
  expect(new Set(texts.map(fold)).size, texts.map(fold).join(' | ')).toBe(1);

describe('folding', () => {
  it('makes letters small and takes marks and signs away', () =>
    expect(fold('  Crème-Brûlée, N° 5! ')).toBe('creme brulee n 5'));
  it('makes one and two code points of a letter alike', () => alike('é', 'e\u0301'));
  it('makes other forms of a letter the letter: full width, ligatures', () =>
    alike('ＡＢＣ ﬁne', 'abc fine'));
  it('leaves small letters also of signs that are made of big ones', () => {
    alike('Nike™', 'niketm');
    alike('𝐒𝐀𝐋𝐄', 'sale');
  });
  it('done twice is done once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { examples: [['Nike™'], ['İI'], ['ﷺ'], ['K'], ['\u{1d54a}']], numRuns: 500 },
    );
  });
  it('leaves nothing that means something in a LIKE pattern', () =>
    expect(fold('50%_off\\ "now" \u0000')).toBe('50 off now'));
});

describe('French', () => {
  it('is found without accents', () => {
    alike('Été à la plage', 'ete a la plage');
    alike('GARÇON', 'garçon', 'garcon');
    alike('Noël', 'NOËL', 'noel');
  });
  it('is found with either apostrophe', () => alike('L’eau d’été', "l'eau d'été"));
  it('is found with oe for œ', () => {
    alike('cœur', 'coeur');
    alike('Œuvre', 'oeuvre');
  });
});

describe('Turkish', () => {
  it('has one i', () => {
    alike('IŞIK', 'ışık', 'ışIk', 'isik');
    alike('İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul', 'i\u0307stanbul');
  });
  it('is found without its marks', () =>
    alike('Çağdaş Gümüş Şölen', 'cagdas gumus solen', 'ÇAĞDAŞ GÜMÜŞ ŞÖLEN'));
});

describe('Arabic', () => {
  it('has one alef', () => alike('أحمر', 'احمر', 'إحمر', 'آحمر', 'ٱحمر'));
  it('is found without harakat and tatweel', () => alike('كِتَابٌ', 'كتاب', 'كـتــاب'));
  it('takes alef maksura for ya and ta marbuta for ha', () => {
    alike('مستشفى', 'مستشفي');
    alike('حقيبة', 'حقيبه');
  });
  it('keeps words apart', () => expect(fold('حذاء رياضي، أسود')).toBe('حذاء رياضي اسود'));
  it('is found in its presentation forms', () => alike('ﻛﺘﺎﺏ', 'كتاب'));
});

describe('Hindi', () => {
  it('keeps its vowel signs', () => expect(fold('किताब, स्त्री')).toBe('किताब स्त्री'));
  it('is found without the nukta', () => alike('ज़मीन', 'ज़मीन', 'जमीन'));
  it('distinguishes words that differ in a vowel sign', () =>
    expect(fold('दिन')).not.toBe(fold('दीन')));
  it('is found with and without the joiners that only shape letters', () => {
    alike('सॉफ्\u200dटवेयर', 'सॉफ्टवेयर');
    alike('सॉफ्\u200cटवेयर', 'सॉफ्टवेयर');
  });
});

describe('a question', () => {
  it('becomes a pattern a word', () =>
    expect(patternsOf(' Red  SHOES ')).toEqual(['%red%', '%shoes%']));
  it.each(['', '   ', '!?…', '%', '_', '\\', '\u0000'])(
    'of no letters (%j) has no patterns',
    (question) => expect(patternsOf(question)).toEqual([]),
  );
  it('has at most eight patterns', () => expect(patternsOf('a b c d e f g h i j')).toHaveLength(8));
  it('finds by any part of each word, in any order', () => {
    expect(finds('shirt COTT', 'Cotton T-shirts for men')).toBe(true);
    expect(finds('SHİRT', 'Cotton shirts')).toBe(true);
    expect(finds('shirt silk', 'Cotton shirts')).toBe(false);
  });
  it('finds the text that it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(finds(text, text)).toBe(true);
      }),
    );
  });
  it('is words without anything special to LIKE', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const pattern of patternsOf(text)) expect(pattern).toMatch(/^%[\p{L}\p{N}\p{M}]+%$/u);
      }),
    );
  });
});
