// Addresses in the format of their countries, below the name.
import { expect, it } from 'vitest';
import { addressLines } from '#market/places/address-lines.ts';

const STREET = ['1 Main Street', 'Flat 2'];
const lines = (country: string, [city, state, zip]: [string, string, string], street = STREET) =>
  addressLines({ street, zip, city, state, country }, 'en');

it.each([
  ['US', ['Austin', 'TX', '73301'], ['Austin, Texas 73301', 'United States']],
  ['GB', ['Bristol', '', 'BS1 4DJ'], ['Bristol', 'BS1 4DJ', 'United Kingdom']],
  ['FR', ['Paris', '', '75001'], ['75001 Paris', 'France']],
  ['DE', ['Berlin', '', '10115'], ['10115 Berlin', 'Germany']],
  ['TR', ['Konak', '35', '35220'], ['35220 Konak/İzmir', 'Türkiye']],
  ['IN', ['Pune', 'MH', '411001'], ['Pune 411001', 'Mahārāshtra', 'India']],
  ['SA', ['Riyadh', '', '11564'], ['Riyadh 11564', 'Saudi Arabia']],
  ['JP', ['Minato', '13', '105-0001'], ['Minato, Tôkyô', '105-0001', 'Japan']],
  ['BR', ['Santos', 'SP', '11010-000'], ['Santos-São Paulo', '11010-000', 'Brazil']],
  ['LT', ['Vilnius', '', '04340'], ['LT-04340 Vilnius', 'Lithuania']],
  ['IT', ['Milano', '', '20121'], ['20121 Milano', 'Italy']],
] as const)('%s', (country, [city, state, zip], below) =>
  expect(lines(country, [city, state, zip])).toEqual([...STREET, ...below]),
);

it('Japanese begins with the postal code and ends with the street', () =>
  expect(lines('JP', ['港区', '13', '105-0001'], ['六本木1-2', ''])).toEqual([
    '〒105-0001',
    'Tôkyô 港区',
    '六本木1-2',
    'Japan',
  ]));

it('shows every part that was entered, also where the country does not use it', () => {
  expect(lines('FR', ['Paris', 'IDF', '75001'])).toContain('Île-de-France');
  expect(lines('AE', ['Jumeirah', 'DU', ''])).toEqual([
    ...STREET,
    'Jumeirah',
    expect.any(String),
    'United Arab Emirates',
  ]);
});

it('says a city once that is its own state, and nothing for what is missing', () => {
  expect(lines('TR', ['İzmir', '35', '35220'])).toContain('35220 İzmir');
  expect(lines('US', ['', '', ''], ['1 Main Street'])).toEqual(['1 Main Street', 'United States']);
});

it('uses the place names that a paper stored', () =>
  expect(
    addressLines(
      {
        street: ['1 Way'],
        zip: '1',
        city: 'Town',
        state: 'X',
        country: 'ZZ',
        stateName: 'Shire',
        countryName: 'Land',
      },
      'en',
    ),
  ).toEqual(['1 Way', 'Town', 'Shire', 'Land']));
