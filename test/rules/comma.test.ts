// Lists of names, as each language writes them.
import { describe, expect, it } from 'vitest';
import { colonOf } from '#base/colon.ts';
import { listText } from '#base/comma.ts';
import { sayIn } from '#words/say.ts';

describe('a list of names', () => {
  it.each([
    ['ar', 'أحمر، كبير'],
    ['fa', 'أحمر، كبير'],
    ['en', 'أحمر, كبير'],
    ['fr', 'أحمر, كبير'],
    ['tr', 'أحمر, كبير'],
    ['hi', 'أحمر, كبير'],
    ['he', 'أحمر, كبير'],
    ['zh', 'أحمر、كبير'],
    ['am', 'أحمر፣ كبير'],
    ['ar-u-nu-latn', 'أحمر، كبير'],
  ])('has the comma of %s', (language, line) =>
    expect(listText(language, ['أحمر', 'كبير'])).toBe(line),
  );

  it('leaves out what is empty', () =>
    expect(listText('en', ['Shirt', '', null, undefined, 'L'])).toBe('Shirt, L'));

  it('is written in a refusal as the reader’s language writes it', () => {
    const values = { language: 'xx', languages: ['en', 'fr'] };
    expect(sayIn('ar')('refusal.import-language-unknown', values)).toContain('en، fr');
    expect(sayIn('en')('refusal.import-language-unknown', values)).toContain('en, fr');
  });
});

describe('a colon', () => {
  it('stands on the line of its name in French', () => {
    expect(`Taille${colonOf('fr')}L`).toBe('Taille\u00a0: L');
    expect(`Size${colonOf('en')}L`).toBe('Size: L');
  });
});
