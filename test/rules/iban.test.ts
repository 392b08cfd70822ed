// An IBAN is valid for its country: length, positions and check digits.
import { expect, it } from 'vitest';
import { plainIban } from '#market/payouts/plain-iban.ts';

// from the registry of ISO 13616
const EXAMPLES = {
  AE: 'AE07 0331 2345 6789 0123 456',
  BE: 'BE68 5390 0754 7034',
  BR: 'BR18 0036 0305 0000 1000 9795 493C 1',
  CH: 'CH93 0076 2011 6238 5295 7',
  DE: 'DE89 3704 0044 0532 0130 00',
  EG: 'EG38 0019 0005 0000 0000 2631 8000 2',
  ES: 'ES91 2100 0418 4502 0005 1332',
  FR: 'FR14 2004 1010 0505 0001 3M02 606',
  GB: 'GB29 NWBK 6016 1331 9268 19',
  IT: 'IT60 X054 2811 1010 0000 0123 456',
  MT: 'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  NL: 'NL91 ABNA 0417 1643 00',
  NO: 'NO93 8601 1117 947',
  SA: 'SA03 8000 0000 6080 1016 7519',
  TR: 'TR33 0006 1005 1978 6457 8413 26',
};

it.each(Object.entries(EXAMPLES))('of %s', (_, shown) => {
  const plain = shown.replaceAll(' ', '');
  expect([plainIban(shown), plainIban(plain.toLowerCase())]).toEqual([plain, plain]);
  const digit = plain.slice(3, 4) === '9' ? '1' : '9';
  for (const wrong of [
    `${plain.slice(0, 3)}${digit}${plain.slice(4)}`,
    plain.slice(0, -1),
    `${plain}0`,
    `ZZ${plain.slice(2)}`,
  ])
    expect(plainIban(wrong), wrong).toBeNull();
});

it('is refused where the check digits hold and no country has such a one', () => {
  for (const invented of ['XX36 1234 5678 9012 345', 'DE12 5001 0517 0648 4898', ''])
    expect(plainIban(invented), invented).toBeNull();
  const checked = (country: string, account: string) => {
    const digits = [...`${account}${country}00`]
      .map((place) => Number.parseInt(place, 36))
      .join('');
    return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
  };
  expect(plainIban(checked('DE', '370400440532013000'))).toBe('DE89370400440532013000');
  expect(plainIban(checked('DE', '37040044053201300'))).toBeNull();
  expect(plainIban(checked('DE', 'ABCD00440532013000'))).toBeNull();
  expect(plainIban(checked('XX', '370400440532013000'))).toBeNull();
  expect(plainIban('DE89-3704-0044-0532-0130-00')).toBeNull();
});
