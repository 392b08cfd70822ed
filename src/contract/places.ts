import { z } from 'zod';
import { flag } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { countryCode, optionalText } from '#contract/values.ts';

const country = z
  .object({
    code2: z.string().length(2),
    code3: z.string().length(3),
    name: z.string(),
    capital: z.string(),
    region: z.string(),
    subregion: z.string(),
    states: z.record(z.string(), z.object({ code: z.string(), name: z.string() })),
  })
  .meta({ id: 'Country' });

/**
 * The parts of an address in a country, in order. `label` is the part's local name, in the caller's
 * language; `states` are the choices, by name. Empty examples: none are known.
 */
const addressForm = z
  .object({
    country: z.string().length(2),
    parts: z.array(
      z.object({
        name: z.enum(['address_1', 'city', 'state', 'zip']),
        label: z.string(),
        required: flag,
      }),
    ),
    zip_pattern: z.string(),
    zip_example: z.string(),
    phone_example: z.string(),
    states: z.array(z.object({ code: z.string(), name: z.string() })),
  })
  .meta({ id: 'AddressForm' });
export type AddressForm = z.output<typeof addressForm>;

export const placesCalls = {
  localization: endpoint({
    operationId: 'localization',
    path: 'localization',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about:
      'Returns the messages of a language, or of the default one if it is unknown, by section ' +
      'and key.',
    input: z.object({ locale_code: optionalText(10) }),
    output: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  addressForm: endpoint({
    operationId: 'addressForm',
    path: 'address-form',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'Returns the parts of an address in a country, with their local names, and examples.',
    input: z.object({ country: countryCode }),
    output: addressForm,
  }),
  countries: endpoint({
    operationId: 'countriesPhones',
    path: 'countries-phones',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'Returns all countries with their states, and the dialling prefixes.',
    input: z.object({}),
    output: z.object({
      countries: z.record(z.string().length(2), country),
      phones: z.record(z.string().length(2), z.string()),
    }),
  }),
};
export type Places = z.output<typeof placesCalls.countries.output>;
