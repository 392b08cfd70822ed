import { describe, expect, it } from 'vitest';
import { email } from '#contract/values.ts';
import type { AddressFields } from '#web/ui/address/addresses.ts';
import { FIELD_NAMES, faultOf } from '#web/ui/address/check-address.ts';

const good: AddressFields = {
  name: 'Amal Haddad',
  email: 'amal@example.com',
  phone: '+33 1 23 45 67 89',
  country: 'FR',
  state: '',
  city: 'Paris',
  zip: '75001',
  address_1: '1, rue de la Paix',
  address_2: '',
  company: '',
  tax_number: '',
  delivery_instruction: '',
};
const faultsOf = (fields: Partial<AddressFields>, hasStates = false) =>
  FIELD_NAMES.flatMap((name) => {
    const fault = faultOf(name, { ...good, ...fields }, hasStates);
    return fault ? [[name, fault]] : [];
  });

describe('an address', () => {
  it('with all that is needed has no fault', () => expect(faultsOf({})).toEqual([]));
  it.each(['name', 'email', 'phone', 'country', 'city', 'zip', 'address_1'] as const)(
    'needs %s, and spaces are none',
    (name) => {
      expect(faultsOf({ [name]: '' })).toEqual([[name, 'required']]);
      expect(faultsOf({ [name]: ' \u00a0\t' })).toEqual([[name, 'required']]);
    },
  );
  it('needs a state where the country has states, and only there', () => {
    expect(faultsOf({ state: '' }, true)).toEqual([['state', 'required']]);
    expect(faultsOf({ state: 'CA' }, true)).toEqual([]);
    expect(faultsOf({ state: '' }, false)).toEqual([]);
  });
  it('says all that is wrong', () =>
    expect(faultsOf({ name: '', email: 'amal', zip: '' })).toEqual([
      ['name', 'required'],
      ['email', 'invalid-email'],
      ['zip', 'required'],
    ]));
});

describe('the e-mail of an address', () => {
  const fault = (text: string) => faultOf('email', { ...good, email: text }, false);
  it.each([
    'amal@example.com',
    ' amal@example.com ',
    'a.b+c@mail.example.co.uk',
    'émile@exämple.fr',
    'अमल@उदाहरण.भारत',
  ])('%s can be written to', (text) => expect(fault(text)).toBeNull());
  it.each([
    'amal',
    'amal@',
    '@example.com',
    'amal@example',
    'amal@example.',
    'amal@.com',
    'amal@@example.com',
    'a b@example.com',
    'amal@exa mple.com',
    'Amal <amal@example.com>',
    'a@b.c, d@e.f',
    'a@b..c',
  ])('%s can not', (text) => expect(fault(text)).toBe('invalid-email'));
  it.each([
    'amal@example.com',
    'amal@example',
    'a@b.c,d@e.f',
    'a"b@c.de',
    'é@ü.fr',
    'a@b..c',
    'a@-b.c',
  ])('%s is judged as the shop judges it', (text) =>
    expect(fault(text) === null).toBe(email.safeParse(text).success),
  );
});
