// The identifiers of a product, and what its offers must state by Regulation (EU) 2023/988 (general
// product safety), Articles 9, 19 and 22.
import { z } from 'zod';
import { textsShown } from '#contract/answer-values.ts';
import { texts } from '#contract/edited-values.ts';
import { conditions } from '#contract/fact-names.ts';
import { oneOf, optionalText } from '#contract/values.ts';

const country = optionalText(2).refine((code) => /^([A-Z]{2})?$/.test(code), 'invalid-input');
/** Digits, without separators. */
const digits = (longest: number, shape: RegExp) =>
  optionalText(longest)
    .transform((value) => value.replace(/[\s.-]/g, ''))
    .refine((value) => shape.test(value), 'invalid-input');

export const productFacts = {
  gtin: digits(20, /^(\d{8}|\d{12,14})?$/).refine(isGtin, 'invalid-input'),
  mpn: optionalText(70),
  condition: oneOf(conditions).transform((value) => value ?? ''),
  origin: country,
  hs_code: digits(20, /^(\d{6,12})?$/),
  model: optionalText(120),
  maker_name: optionalText(120),
  maker_address: optionalText(300),
  maker_country: country,
  /** An email address or a web address. */
  maker_contact: optionalText(254),
  /** The responsible person in the EU, if the maker is outside it. */
  responsible_name: optionalText(120),
  responsible_address: optionalText(300),
  responsible_contact: optionalText(254),
  warnings: texts(2000),
};

const text = z.string().default('');
/** Older proposals have none of it. */
export const productFactsShown = {
  gtin: text,
  mpn: text,
  condition: z.enum(['', ...conditions]).default(''),
  origin: text,
  hs_code: text,
  model: text,
  maker_name: text,
  maker_address: text,
  maker_country: text,
  maker_contact: text,
  responsible_name: text,
  responsible_address: text,
  responsible_contact: text,
  warnings: textsShown.default({}),
};

/** Whether the last digit checks the others: GS1 General Specifications, section 7.9. */
function isGtin(value: string): boolean {
  const sum = [...value]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
