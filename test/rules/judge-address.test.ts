// The required parts of an address, by country.
import { describe, expect, it } from 'vitest';
import type { Refusal } from '#base/refusal.ts';
import { judgeAddress } from '#market/addresses/judge-address.ts';
import { addressFormat } from '#market/places/address-format.ts';

const labels = (country: string, byState = false) =>
  addressFormat(country, byState).parts.map(({ label, required }) => label + (required ? '*' : ''));

it.each([
  ['US', ['street-address*', 'city-city*', 'state-state*', 'zip-zip*']],
  ['GB', ['street-address*', 'city-post-town*', 'zip-postcode*']],
  ['FR', ['street-address*', 'zip-postal*', 'city-city*']],
  ['DE', ['street-address*', 'zip-postal*', 'city-city*']],
  ['TR', ['street-address*', 'zip-postal*', 'city-district*', 'state-province*']],
  ['IN', ['street-address*', 'city-city*', 'zip-pin*', 'state-state*']],
  ['AE', ['street-address*', 'state-emirate*']],
  ['SA', ['street-address*', 'city-city*', 'zip-postal']],
  ['JP', ['zip-postal*', 'state-prefecture*', 'city-city*', 'street-address*']],
  ['BR', ['street-address*', 'city-city*', 'state-state*', 'zip-postal*']],
])('%s asks for its own parts, in its own order', (country, parts) =>
  expect(labels(country)).toEqual(parts),
);

it('a state is asked for where shipping goes by it', () =>
  expect(labels('GB', true)).toEqual([
    'street-address*',
    'city-post-town*',
    'zip-postcode*',
    'state-region*',
  ]));

const london = {
  country: 'GB',
  phone: '020 7946 0000',
  address_1: '1 Way',
  city: 'London',
  state: '',
  zip: 'ec1y 8sy',
};
const refusalOf = (fields: Partial<typeof london>, byState = false) => {
  try {
    return judgeAddress({ ...london, ...fields }, byState);
  } catch (problem) {
    const { code, values } = problem as Refusal;
    return [code, values];
  }
};

describe('an address', () => {
  it('has its postal code in capitals, and its digits as post offices read them', () => {
    expect(refusalOf({})).toMatchObject({ zip: 'EC1Y 8SY' });
    expect(refusalOf({ country: 'SA', phone: '+966 50 555 0177', zip: '١١٥٦٤' })).toMatchObject({
      zip: '11564',
    });
  });
  it('may say a state that its country does not ask for, or none', () => {
    expect(refusalOf({ state: 'LND' })).toMatchObject({ state: 'LND' });
    expect(
      refusalOf({ country: 'AE', city: '', zip: '', state: 'DU', phone: '+971505550134' }),
    ).toMatchObject({ state: 'DU', city: '' });
  });
  it('is refused by the name that the part has there', () => {
    expect(refusalOf({ zip: '' })).toEqual(['required', { field: 'zip-postcode' }]);
    expect(refusalOf({ country: 'US', phone: '+1 201 555 0123', state: '', zip: '95014' })).toEqual(
      ['required', { field: 'state-state' }],
    );
    expect(
      refusalOf({ country: 'US', phone: '+1 201 555 0123', state: 'XX', zip: '95014' }),
    ).toEqual(['invalid-input', { field: 'state-state' }]);
    expect(refusalOf({ country: 'ZZ' })).toEqual(['invalid-input', { field: 'country' }]);
    expect(refusalOf({ state: '' }, true)).toEqual(['required', { field: 'state-region' }]);
    expect(refusalOf({ zip: '12345' })).toEqual([
      'zip-invalid',
      { field: 'zip-postcode', example: 'EC1Y 8SY' },
    ]);
    expect(refusalOf({ phone: '12' })).toEqual(['phone-invalid', { example: '07400 123456' }]);
  });
});
