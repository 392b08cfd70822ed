// Which texts may replace another.
import { describe, expect, it } from 'vitest';
import { fileOf, spoken, type Sections } from '#words/catalogue.ts';
import { faultOf, MOST_LETTERS } from '#words/check-text.ts';

const place = (section: string, key: string) => (language: string, text: string) =>
  faultOf({ language, section, key, text })?.code ?? null;
// English: “{count, plural, one {# item} other {# items}}”
const counted = place('orders', 'pieces');
// English: “… agree to our <privacy>privacy policy</privacy>.”
const tagged = place('account', 'agreement');
// English: “{field} is required”: never counted, in any language
const named = place('refusal', 'required');

describe('a text may be saved', () => {
  it('when it comes with the shop, in each language', () => {
    for (const language of spoken)
      for (const [section, texts] of Object.entries<Sections[string]>(fileOf(language) ?? {}))
        for (const [key, text] of Object.entries(texts))
          expect(faultOf({ language, section, key, text }), `${language} ${section}.${key}`).toBe(
            null,
          );
  });

  it.each([
    ['de', '{count, plural, one {# Artikel} other {# Artikel}}'],
    ['es', '{count, plural, one {# artículo} many {# de artículos} other {# artículos}}'],
    ['he', '{count, plural, one {פריט #} two {# פריטים} other {# פריטים}}'],
    ['ru', '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}'],
    ['ur', '{count, plural, one {# چیز} other {# چیزیں}}'],
    ['ur', 'چیزیں: {count}'],
    ['de', '{count, number} Artikel'],
  ])('with the plural of %s, or without one: %s', (language, text) =>
    expect(counted(language, text)).toBe(null),
  );
});

describe('a text is refused', () => {
  it.each([
    ['without its value', 'Artikel', 'message-lacks'],
    ['with another value', '{count} {total}', 'message-strange'],
    ['with one of every object', '{count} {__proto__}', 'message-strange'],
    ['with a script', '{count} <script>alert(1)</script>', 'message-strange'],
    ['that chooses by it', '{count, select, a {x} other {{count}}}', 'message-strange'],
    ['that reads it as a day', '{count, date}', 'message-strange'],
    ['with a format of numbers', '{count, number, ::currency/XXXX}', 'message-strange'],
    ['without a plural form', '{count, plural, other {#}}', 'message-forms'],
    ['with an empty form', '{count, plural, one {} other {#}}', 'message-form-empty'],
    ['with an open brace', '{count', 'message-unreadable'],
    ['with an offset', '{count, plural, offset:1 one {#} other {#}}', 'message-unreadable'],
    ['with a second line', '{count}\r\nBcc: all@example.com', 'message-one-line'],
    ['of spaces', ' \u00a0 ', 'message-empty'],
    ['that never ends', '{count}'.repeat(MOST_LETTERS), 'message-too-long'],
  ])('%s', (_, text, code) => expect(counted('de', text)).toBe(code));

  it('with other tags than English', () => {
    expect(tagged('de', '<privacy>Datenschutz</privacy>')).toBe(null);
    expect(tagged('de', 'Datenschutz')).toBe('message-lacks');
    expect(tagged('de', '<privacy>Daten</privacy> <b>x</b>')).toBe('message-strange');
    expect(tagged('de', '<privacy>Datenschutz')).toBe('message-unreadable');
  });

  it('that counts by a value that is a word', () => {
    expect(named('de', '{field} fehlt')).toBe(null);
    expect(named('de', '{field, number} fehlt')).toBe('message-strange');
    expect(named('de', '{field, plural, one {x} other {y}} fehlt')).toBe('message-strange');
  });

  it.each([
    ['cart', '__proto__'],
    ['__proto__', 'toString'],
    ['constructor', 'name'],
    ['cart', 'gone'],
  ])('in a place that is none: %s.%s', (section, key) =>
    expect(faultOf({ language: 'de', section, key, text: 'Text' })?.code).toBe('message-unknown'),
  );
});
