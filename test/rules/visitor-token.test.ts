// Which texts are the token of one browser: all that clients make, and none that many would send.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVisitorToken } from '#base/visitor-token.ts';

/**
 * In the form of existing clients (specification, section 3): three characters, up to twelve, three
 * more.
 */
const piece = (shortest: number, longest: number) =>
  fc
    .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'), {
      minLength: shortest,
      maxLength: longest,
    })
    .map((signs) => signs.join(''));

describe('the token of a visitor', () => {
  it('is what clients make', () => {
    const made = fc.tuple(piece(3, 3), piece(8, 12), piece(3, 3)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(made, (token) => isVisitorToken(token) || new Set(token).size < 4),
      { numRuns: 5000 },
    );
  });
  it('is made by our own client’s generator', () => {
    for (let at = 0; at < 5000; at++) {
      const made = Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) =>
        (byte % 36).toString(36),
      ).join('');
      expect(isVisitorToken(made)).toBe(true);
    }
  });
  it.each(['3f8a52d1-7c4e-4b0a-9d11-0242ac120002', 'k3v9x2m7q1', 'Zx9!#-_~aB', '8c1d77f0'])(
    'is %s',
    (token) => expect(isVisitorToken(token)).toBe(true),
  );
  it.each([
    '',
    '123456',
    'abc123',
    '1234567',
    '12345678',
    '0123456789',
    '87654321',
    'abcdefgh',
    'ABCDEFGHIJ',
    'qwertyuiop',
    'aaaaaaaa',
    '00000000000',
    'abababababab',
    '121212121212',
    'undefined',
    'Undefined',
    'undefinedundefined',
    'null',
    'nullnull',
    'NaNNaNNaN',
    'falsefalse',
    'with space',
    'ünïcödé-tøken',
    'x'.repeat(65),
  ])('is not %j', (token) => expect(isVisitorToken(token)).toBe(false));
});
