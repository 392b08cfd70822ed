import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOf } from '#market/settings/market-settings.ts';
import { detectLanguage } from '#web/detect-language.ts';

const spoken = ['en', 'fr', 'ar', 'tr', 'hi'];
const detect = (cookie: string | undefined, accept: string | undefined) =>
  detectLanguage(cookie, accept, spoken);

describe('the cookie', () => {
  it.each([
    'i18n_redirected=fr',
    'currentLanguage=fr',
    'a=b; i18n_redirected=fr; c=d',
    'i18n_redirected=FR',
    'a=b;i18n_redirected=fr',
  ])('%s is followed before the browser', (cookie) => expect(detect(cookie, 'tr')).toBe('fr'));
  it.each([
    '',
    'other=fr',
    'my_i18n_redirected=fr',
    'i18n_redirected=',
    'i18n_redirected=de',
    'i18n_redirected=french',
    'x="i18n_redirected=fr"',
    'i18n_redirected=../fr',
  ])('%j says nothing', (cookie) => expect(detect(cookie, 'tr')).toBe('tr'));
});

describe('what the browser asks for', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['FR-ca', 'fr'],
    ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
    ['de,tr;q=0.5,en;q=0.3', 'tr'],
    ['en;q=0.3, hi;q=0.9', 'hi'],
    ['en;q=0.5,fr;q=0.5', 'en'],
    ['fr;q=0,tr;q=0.1', 'tr'],
    [' hi ;q=0.8 , de', 'hi'],
    ['fr; q=0.2, tr; q=0.7', 'tr'],
    ['zh-Hans-CN, en-GB;q=0.6', 'en'],
  ])('%s is %s', (accept, code) => expect(detect(undefined, accept)).toBe(code));
  it.each([undefined, '', '*', 'de', 'de-DE,nl;q=0.9', 'fr;q=0', ';;;', ',,,'])(
    '%j says nothing',
    (accept) => expect(detect(undefined, accept)).toBeNull(),
  );
  it.each([
    ['hil-PH', 'Hiligaynon'],
    ['arn', 'Mapudungun'],
    ['frr', 'North Frisian'],
    ['tru', 'Turoyo'],
  ])('%s (%s) is no language of the shop, though it begins like one', (accept) =>
    expect(detect(undefined, accept)).toBeNull(),
  );
});

describe('a language of one country', () => {
  const among = (codes: string[], accept: string) => detectLanguage(undefined, accept, codes);
  it.each([
    ['pt-BR', ['en', 'pt', 'pt-br'], 'pt-br'],
    ['pt-PT', ['en', 'pt', 'pt-br'], 'pt'],
    ['pt', ['en', 'pt-br'], 'pt-br'],
    ['pt-PT,en;q=0.5', ['en', 'pt-br'], 'pt-br'],
    ['zh-Hant-TW', ['en', 'zh-tw'], 'zh-tw'],
    ['fil-PH', ['en', 'fil'], 'fil'],
    ['fil', ['en', 'fi'], null],
  ])('%s among %j is %s', (accept, codes, code) => expect(among(codes, accept)).toBe(code));
  it('is the one that was chosen', () =>
    expect(detectLanguage('i18n_redirected=pt-BR', 'en', ['en', 'pt', 'pt-br'])).toBe('pt-br'));
});

describe('whatever is sent', () => {
  it('gives a language that is spoken, or null', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        fc.string({ maxLength: 400 }),
        (cookie, accept) => {
          expect([...spoken, null]).toContain(detect(cookie, accept));
        },
      ),
    );
  });
  it('is read in no time, however long', () => {
    const began = process.cpuUsage();
    detect('i18n_redirected='.repeat(50_000), 'fr;q='.repeat(50_000));
    detect(`${'; '.repeat(50_000)}x`, `${' '.repeat(50_000)}x`);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
  });
});

describe('a language that is asked for', () => {
  const shop = {
    default_language: 'en',
    languages: spoken.map((code) => ({
      code,
      name: code,
      direction: 'ltr' as const,
      is_default: code === 'en',
      predefined: true,
    })),
  };
  it.each<[unknown, string]>([
    ['fr', 'fr'],
    ['FR', 'fr'],
    ['de', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [null, 'en'],
    [7, 'en'],
    [['fr'], 'en'],
    [{ toString: null }, 'en'],
    ['__proto__', 'en'],
    ['fr\u0000', 'en'],
  ])('as %j is %s', (requested, code) => {
    expect(languageOf(shop, requested)).toBe(code);
  });
});
