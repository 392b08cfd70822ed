// A product in its seller's form, and in a proposal.
import { factNames, NO_FACTS } from '#contract/fact-names.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { textsIn, type Values } from '#web/desk/edit/opened-thing.ts';

export type Proposal = DeskData<'sellerProduct.proposal'>;
export type Product = DeskData<'sellerProduct.find'>;
/**
 * What the editor starts with: a proposal, a product on sale, both, or nothing. `rule`: the default
 * shipping rule.
 */
export type Begun = { proposal: Proposal | null; product: Product | null; rule: number | null };

const BLANK: Values = {
  category_id: null,
  brand_id: null,
  tax_rule_id: null,
  shipping_rule_id: null,
  bundle_deal_id: null,
  tag_ids: [],
  title: {},
  overview: {},
  description: {},
  unit: {},
  meta_title: {},
  meta_description: {},
  image_alt: {},
  selling: '',
  offered: '',
  image: '',
  images: [],
  video: '',
  video_thumb: '',
  warranty: false,
  refundable: true,
  ...NO_FACTS,
  variants: [{ choice: [], sku: '', price: null, weight: 0, stock: 0 }],
};

/** The form's initial values. */
export function valuesOf({ proposal, product, rule }: Begun): Values {
  const content: Values | undefined = proposal?.proposed ?? product?.content;
  if (!content) return { ...BLANK, shipping_rule_id: rule };
  return Object.fromEntries(
    Object.entries(BLANK).map(([name, blank]) => {
      const value = content[name] ?? blank;
      const none = name === 'variants' && Array.isArray(value) && value.length === 0;
      return [name, none ? blank : value];
    }),
  );
}

/** The steps of the form; on a phone one is shown at a time. */
export const STEPS = ['basics', 'price', 'texts', 'more'] as const;
export type Step = (typeof STEPS)[number];
const OTHER_STEPS: Record<string, Step> = {
  selling: 'price',
  offered: 'price',
  unit: 'price',
  variants: 'price',
  overview: 'texts',
  description: 'texts',
  meta_title: 'texts',
  meta_description: 'texts',
  brand_id: 'more',
  tag_ids: 'more',
  shipping_rule_id: 'more',
  tax_rule_id: 'more',
  bundle_deal_id: 'more',
  video: 'more',
  video_thumb: 'more',
  ...Object.fromEntries(factNames.map((name) => [name, 'more' as const])),
};
/** The step of a field that a refusal or a reason names. */
export const stepOf = (field: string): Step => OTHER_STEPS[field.split('.')[0] ?? ''] ?? 'basics';

/** The required fields that are empty, in the order of the form. */
export function lacking(values: Values, language: string): string[] {
  const titled = Object.keys(textsIn(values.title)).includes(language);
  return [
    ...(titled ? [] : [`title.${language}`]),
    ...(values.category_id === null ? ['category_id'] : []),
    ...(Number(values.selling) > 0 ? [] : ['selling']),
    ...(values.shipping_rule_id === null ? ['shipping_rule_id'] : []),
  ];
}
