import { describe, expect, it } from 'vitest';
import { directionOf, languageCode, languageName, ownName } from '#base/language.ts';
import { languageChoices } from '#market/languages/language-choices.ts';
import { barePages, checkoutPages, shopPages } from '#web/page-list.ts';

describe('the code of a language', () => {
  it.each([
    ['de', 'de'],
    [' DE ', 'de'],
    ['pt-BR', 'pt-br'],
    ['pt_br', 'pt-br'],
    ['fil', 'fil'],
    ['tl', 'fil'],
    ['iw', 'he'],
    ['zh-TW', 'zh-tw'],
  ])('%s is %s', (requested, code) => expect(languageCode(requested)).toBe(code));
  it.each(['', 'x', 'xx', 'all', 'zzz', 'la', 'de-qq', 'zh-Hant', 'sh', 'de-de-de', 'de/../', 'é'])(
    '%j is none',
    (requested) => expect(languageCode(requested)).toBeNull(),
  );
});

it('is written from the side that its script begins on', () => {
  expect(['he', 'ur', 'fa', 'ckb', 'yi', 'dv', 'syr', 'sd'].map(directionOf)).not.toContain('ltr');
  expect(['en', 'ku', 'uz', 'az', 'hi', 'zh-tw', 'so'].map(directionOf)).not.toContain('rtl');
});

it('has a name of its own, and one in the language of whoever reads', () => {
  expect(ownName('de')).toBe('Deutsch');
  expect(ownName('pt-br')).toBe('Português (Brasil)');
  expect(ownName('fr')).toBe('Français');
  expect(languageName('de', 'ar')).toBe('الألمانية');
});

describe('what can be chosen', () => {
  const codes = (q = '') => languageChoices(q, 'en').map(({ code }) => code);
  it('can be added, every single language', () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz')
      for (const code of codes(letter)) expect(languageCode(code)).toBe(code);
  });
  it('begins the address of no page', () => {
    const first = [...shopPages, ...barePages, ...checkoutPages].map(
      ({ path }) => path.split('/')[0] ?? '',
    );
    const others = ['admin', 'api', 'assets', 'media', 'icon', 'manifest', 'sitemap', 'webhooks'];
    expect([...first, ...others].filter((part) => languageCode(part) !== null)).toEqual([]);
  });
  it('is found by its name or code as typed', () => {
    expect(codes('Deutsch')[0]).toBe('de');
    expect(codes('türk')).toContain('tr');
    expect(codes('es-AR')[0]).toBe('es-ar');
    expect(codes('klingon')).toEqual([]);
    expect(codes()).toHaveLength(50);
  });
});
