import { describe, expect, it } from 'vitest';
import type { AddressForm } from '#contract/places.ts';
import { email } from '#contract/values.ts';
import type { AddressFields } from '#web/ui/address/addresses.ts';
import { fieldsOfForm, FIELD_NAMES, faultOf } from '#web/ui/address/check-address.ts';
import { loadPhones, tidyPhone } from '#web/ui/address/phone-number.ts';

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
const france: AddressForm = {
  country: 'FR',
  parts: [
    { name: 'address_1', label: 'Address', required: 1 },
    { name: 'zip', label: 'Postal code', required: 1 },
    { name: 'city', label: 'City', required: 1 },
  ],
  zip_pattern: '\\d{2} ?\\d{3}',
  zip_example: '33380',
  phone_example: '06 12 34 56 78',
  states: [],
};
const withStates: AddressForm = {
  ...france,
  parts: [...france.parts, { name: 'state', label: 'State', required: 1 }],
};
const faultsOf = (fields: Partial<AddressFields>, form = france) =>
  FIELD_NAMES.flatMap((name) => {
    const fault = faultOf(name, { ...good, ...fields }, form);
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
    expect(faultsOf({ state: '' }, withStates)).toEqual([['state', 'required']]);
    expect(faultsOf({ state: 'CA' }, withStates)).toEqual([]);
    expect(faultsOf({ state: '' })).toEqual([]);
  });
  it('needs a postal code of its country’s form, with or without its space', () => {
    expect(faultsOf({ zip: '75 001' })).toEqual([]);
    expect(faultsOf({ zip: '٧٥٠٠١' })).toEqual([]);
    expect(faultsOf({ zip: '7500' })).toEqual([['zip', 'zip-invalid']]);
  });
  it('needs a phone number that can be called, as at home or from abroad', async () => {
    await loadPhones();
    expect(faultsOf({ phone: '12' })).toEqual([['phone', 'phone-invalid']]);
    expect(faultsOf({ phone: '06 12 34 56 78' })).toEqual([]);
    expect(faultsOf({ phone: '+44 7700 900142' })).toEqual([]);
    expect(tidyPhone('0612345678', 'FR')).toBe('+33 6 12 34 56 78');
    expect(tidyPhone('12', 'FR')).toBe('12');
  });
  it('is sent without what its country does not ask for', () =>
    expect(fieldsOfForm({ ...good, state: 'IDF' }, france)).toEqual({ ...good, state: '' }));
  it('says all that is wrong', () =>
    expect(faultsOf({ name: '', email: 'amal', zip: '' })).toEqual([
      ['name', 'required'],
      ['email', 'invalid-email'],
      ['zip', 'required'],
    ]));
});

describe('the e-mail of an address', () => {
  const fault = (text: string) => faultOf('email', { ...good, email: text }, france);
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
