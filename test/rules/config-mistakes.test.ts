// What operators learn if the settings are wrong.
import { describe, expect, it } from 'vitest';
import { mistakes } from './config-refusal.ts';

describe('a mistake', () => {
  it.each<[string, string]>([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '1e3'],
    ['PORT', '0x50'],
    ['PORT', '٨٠'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', '501'],
    ['DATABASE_POOL', 'many'],
    ['ROLE', 'master'],
    ['ROLE', 'WEB'],
    ['LIMITS', 'false'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://db/souk'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'souk'],
    ['PUBLIC_URL', 'souk.example'],
    ['PUBLIC_URL', 'ftp://souk.example'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['CLIENT_ORIGIN', 'client'],
    ['CLIENT_ORIGIN', '*'],
    ['CLIENT_ORIGIN', 'javascript:alert(1)'],
    ['MAIL_FROM', 'Souk'],
  ])('in %s (%s) is said in one sentence that names it, and nothing else is', (name, value) => {
    const sentences = mistakes({ [name]: value });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(new RegExp(`^${name} is .+\\.$`));
  });
  it('says what would be right', () => {
    expect(mistakes({ DATABASE_POOL: '1' })).toEqual([
      'DATABASE_POOL is "1"; it must be a whole number from 2 to 500.',
    ]);
    expect(mistakes({ ROLE: 'master' })).toEqual([
      'ROLE is "master"; it must be one of all, web, worker.',
    ]);
    expect(mistakes({ DATABASE_URL: 'souk' })).toEqual([
      'DATABASE_URL is not an address that begins with postgres:// or postgresql://.',
    ]);
  });
  it('is limits that are off where other machines come in', () =>
    expect(mistakes({ LIMITS: 'off', HOST: '0.0.0.0' })).toEqual([
      'LIMITS is off while HOST is 0.0.0.0: they may be off only on the loopback address ' +
        '(127.0.0.1).',
    ]));
  it('is listed together with all the others', () => {
    const wrong = {
      DATABASE_POOL: '0',
      ROLE: 'x',
      LIMITS: 'x',
      DATABASE_URL: 'x',
      PUBLIC_URL: 'x',
      CLIENT_ORIGIN: 'x',
      LOG_LEVEL: 'x',
      PORT: 'x',
    };
    expect(
      mistakes(wrong)
        .map((sentence) => sentence.split(' ')[0])
        .toSorted(),
    ).toEqual(Object.keys(wrong).toSorted());
  });
  it('never says a password', () =>
    expect(mistakes({ DATABASE_URL: 'mysql://souk:hunter2@db/souk' }).join()).not.toContain(
      'hunter2',
    ));
  it('in SMTP_URL says no password either', () => {
    const sentences = mistakes({
      SMTP_URL: 'http://souk:hunter2@mail.example',
      MAIL_FROM: 'mail@shop.example',
    });
    expect(sentences).toEqual(['SMTP_URL is not an address that begins with smtp:// or smtps://.']);
  });
});
