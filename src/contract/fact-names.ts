// The facts of a product that offers say by law, by their names: screens ask for these without the
// shapes of product-facts.ts.
import type { z } from 'zod';
import type { productFacts } from '#contract/product-facts.ts';

export const conditions = ['new', 'refurbished', 'used'] as const;

/** The 27 states of the Union. */
const UNION = new Set(
  'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);
export type ProductFacts = z.output<z.ZodObject<typeof productFacts>>;

/** Of a product without any. */
export const NO_FACTS: ProductFacts = {
  gtin: '',
  mpn: '',
  condition: '',
  origin: '',
  hs_code: '',
  model: '',
  maker_name: '',
  maker_address: '',
  maker_country: '',
  maker_contact: '',
  responsible_name: '',
  responsible_address: '',
  responsible_contact: '',
  warnings: {},
};
/** Those that are the same in every language. */
export const plainFacts = [
  'gtin',
  'mpn',
  'condition',
  'origin',
  'hs_code',
  'model',
  'maker_name',
  'maker_address',
  'maker_country',
  'maker_contact',
  'responsible_name',
  'responsible_address',
  'responsible_contact',
] as const satisfies (keyof ProductFacts)[];
export const factNames = Object.keys(NO_FACTS) as (keyof ProductFacts)[];

type OfferFacts = Omit<ProductFacts, 'warnings' | 'condition' | 'origin' | 'hs_code'> & {
  image: string;
};

/**
 * The fields that an offer in the Union cannot be without and that say nothing (Article 19): the
 * maker, who is responsible where the maker is not in the Union, a picture, and an identifier.
 */
export function factsLacking(of: OfferFacts): (keyof OfferFacts)[] {
  const always = [
    'maker_name',
    'maker_address',
    'maker_country',
    'maker_contact',
    'image',
  ] as const;
  const responsible = ['responsible_name', 'responsible_address', 'responsible_contact'] as const;
  const elsewhere = of.maker_country !== '' && !UNION.has(of.maker_country);
  const identified = [of.model, of.mpn, of.gtin].some(Boolean);
  return [
    ...[...always, ...(elsewhere ? responsible : [])].filter((field) => of[field] === ''),
    ...(identified ? [] : (['model'] as const)),
  ];
}

/** The values of the refusal 'facts-missing': `field` names the input, `fact` is in the words. */
export const factValues = (field: string): { field: string; fact: string } => ({
  field,
  fact: field.replace('_', ''),
});
