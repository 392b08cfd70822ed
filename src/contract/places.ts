import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { text } from '#contract/values.ts';

export const country = z
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

export const placesCalls = {
  localization: endpoint({
    operationId: 'localization',
    path: 'localization',
    methods: ['GET'],
    audience: 'public',
    kept: true,
    about: 'The messages of a language: section, key, text.',
    input: z.object({ locale_code: text(10) }),
    output: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  countries: endpoint({
    operationId: 'countriesPhones',
    path: 'countries-phones',
    methods: ['GET'],
    audience: 'public',
    kept: true,
    about: 'Countries with their states, and dialling prefixes.',
    input: z.object({}),
    output: z.object({
      countries: z.record(z.string().length(2), country),
      phones: z.record(z.string().length(2), z.string()),
    }),
  }),
};
export type Places = z.output<typeof placesCalls.countries.output>;
