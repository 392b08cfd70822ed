// The market's own texts over the built-in ones.
import { afterEach, describe, expect, it } from 'vitest';
import { hasLanguage } from '#words/catalogue.ts';
import { countMessages } from '#words/count-messages.ts';
import { fieldName } from '#words/field-name.ts';
import { layWords } from '#words/lay-words.ts';
import { sayIn } from '#words/say.ts';

const add = (text: string) => [{ section: 'product-page', key: 'add', text }];
afterEach(() => {
  for (const language of ['en', 'fr', 'de']) layWords(language, []);
});

describe('words', () => {
  it('show the shop’s own texts, and the built-in ones once those are removed', () => {
    const before = sayIn('fr')('product-page.add');
    expect(layWords('fr', add('Je le veux'))).toEqual(['fr']);
    expect(sayIn('fr')('product-page.add')).toBe('Je le veux');
    expect(layWords('fr', add('Je le veux'))).toEqual([]);
    expect(layWords('fr', [])).toEqual(['fr']);
    expect(sayIn('fr')('product-page.add')).toBe(before);
  });

  it('of a language without a file show today’s English where a text is missing', () => {
    expect(hasLanguage('de')).toBe(false);
    layWords('de', [{ section: 'site', key: 'home', text: 'Startseite' }]);
    expect(hasLanguage('de')).toBe(true);
    expect([countMessages('de'), countMessages('fr')]).toEqual([1, countMessages('en')]);
    expect(sayIn('de')('site.home')).toBe('Startseite');
    expect(sayIn('de')('product-page.add')).toBe(sayIn('en')('product-page.add'));
    expect(layWords('en', add('Into the bag'))).toEqual(['en', 'de']);
    expect(sayIn('de')('product-page.add')).toBe('Into the bag');
    expect(sayIn('fr')('product-page.add')).not.toBe('Into the bag');
  });

  it('that cannot be rendered are left out: a key that is gone, other values', () => {
    const before = sayIn('fr')('refusal.required', { field: 'X' });
    const laid = layWords('fr', [
      { section: 'refusal', key: 'required', text: 'Il faut {gone}' },
      { section: 'gone', key: 'gone', text: 'Parti' },
      { section: '__proto__', key: 'gone', text: 'Parti' },
    ]);
    expect(laid).toEqual([]);
    expect(sayIn('fr')('refusal.required', { field: 'X' })).toBe(before);
    expect(() => sayIn('fr')('gone.gone')).toThrow();
  });

  it('name fields', () => {
    layWords('de', [{ section: 'account', key: 'new_password', text: 'Neues Passwort' }]);
    expect(fieldName('de', 'new_password', 'account.updatePassword')).toBe('Neues Passwort');
  });
});
