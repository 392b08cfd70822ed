// The legal facts of a product by name: screens use these without the shapes of product-facts.ts.
import type { z } from 'zod';
import type { productFacts } from '#contract/product-facts.ts';

export const conditions = ['new', 'refurbished', 'used'] as const;

/** The 27 states of the EU. */
const UNION = new Set(
  'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);
export type ProductFacts = z.output<z.ZodObject<typeof productFacts>>;

/** For products without any. */
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
/** The facts that are the same in every language. */
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
 * The empty fields that an offer in the EU must have (Article 19): the maker, the responsible
 * person if the maker is outside the EU, a picture, and an identifier.
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

/**
 * The values of the refusal 'facts-missing': `field` names the input, `fact` is used in the
 * message.
 */
export const factValues = (field: string): { field: string; fact: string } => ({
  field,
  fact: field.replace('_', ''),
});
