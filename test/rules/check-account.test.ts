import { describe, expect, it } from 'vitest';
import { digitsOf, faultOf, type Values } from '#web/ui/account/check-account.ts';

const values = (some: Partial<Values>): Values => ({
  name: '',
  store_name: '',
  email: '',
  phone: '',
  current_password: '',
  password: '',
  new_password: '',
  again: '',
  code: '',
  ...some,
});

describe('the fields of an account', () => {
  it('all but the phone are wanted', () => {
    for (const name of [
      'name',
      'store_name',
      'email',
      'current_password',
      'password',
      'new_password',
      'again',
      'code',
    ] as const)
      expect(faultOf(name, values({}), 6)).toBe('required');
    expect(faultOf('phone', values({}), 6)).toBeNull();
  });
  it('an address looks like one', () => {
    expect(faultOf('email', values({ email: 'amal@example' }), 0)).toBe('invalid-email');
    expect(faultOf('email', values({ email: 'amal@example.com' }), 0)).toBeNull();
  });
  it('a chosen password is long enough, counted as people count', () => {
    expect(faultOf('password', values({ password: '🦊🦊🦊🦊🦊' }), 6)).toBe('password-too-short');
    expect(faultOf('password', values({ password: 'सूरज और चाँद' }), 6)).toBeNull();
    expect(faultOf('password', values({ password: 'x' }), 0)).toBeNull();
  });
  it('a password is repeated as it is', () => {
    expect(
      faultOf('again', values({ password: 'one long word', again: 'one long word ' }), 6),
    ).toBe('mismatch');
    expect(
      faultOf(
        'again',
        values({ password: 'other', new_password: 'one long word', again: 'one long word' }),
        6,
      ),
    ).toBeNull();
  });
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['Your code: 12-34-56.', '123456'],
    ['٠١٢٣٤٥', '012345'],
    ['९८७६५४', '987654'],
    ['12345', '12345'],
    ['1234567', '123456'],
    ['code', ''],
  ])('of %j the code is %s', (text, code) => expect(digitsOf(text)).toBe(code));
  it('a code has six digits', () => {
    expect(faultOf('code', values({ code: '12345' }), 0)).toBe('code-six');
    expect(faultOf('code', values({ code: '123456' }), 0)).toBeNull();
  });
});
