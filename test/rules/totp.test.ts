// The codes of an app, with the vectors of RFC 6238 (its appendix B; six digits are the last six).
import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newSecret, stepOf, uriOf } from '#market/accounts/totp.ts';

const RFC = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('the code of an app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds is %s', (seconds, code) => {
    expect(stepOf(RFC, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });
  it('is good one step early and one step late, and says which step it is of', () => {
    expect(stepOf(RFC, '287082', at(29))).toBe(1);
    expect(stepOf(RFC, '287082', at(89))).toBe(1);
    expect(stepOf(RFC, '287082', at(90))).toBeNull();
    expect(stepOf(RFC, '287081', at(59))).toBeNull();
    expect(stepOf(RFC, '87082', at(59))).toBeNull();
  });
  it('is made of 160 random bits, and named for the site and the address', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(secret);
    const uri = new URL(uriOf({ secret, market: 'Souk: lamps', email: 'amal@example.com' }));
    expect(uri.searchParams.get('secret')).toBe(secret);
    expect(uri.searchParams.get('issuer')).toBe('Souk  lamps');
    expect(decodeURIComponent(uri.pathname)).toContain('amal@example.com');
  });
});
