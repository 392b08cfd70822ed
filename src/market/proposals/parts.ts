// Splits a product into parts and joins it again: each text of each language, each tag, each cell
// of each variant is a part with a key (`title.en`, `tag_ids.7`, `variants.3,9.sku`).
import { NO_FACTS } from '#contract/fact-names.ts';
import { proposedProduct, type ProposedProduct } from '#contract/proposal.ts';
import { choiceKey } from '#market/proposals/content.ts';

export type Parts = Map<string, unknown>;
type Variant = ProposedProduct['variants'][number];

const TEXTS = new Set<string>([
  'title',
  'overview',
  'description',
  'unit',
  'meta_title',
  'meta_description',
  'image_alt',
  'warnings',
] satisfies (keyof ProposedProduct)[]);
const CELLS = ['sku', 'price', 'weight', 'stock'] as const;

/** The parts of a product; null has none. Empty values are left out. */
export function partsOf(product: ProposedProduct | null): Parts {
  const parts: Parts = new Map();
  const { variants = [], tag_ids: tags = [], ...fields } = product ?? {};
  for (const [name, value] of Object.entries(fields))
    if (TEXTS.has(name))
      for (const [language, text] of Object.entries(value ?? {}))
        parts.set(`${name}.${language}`, text);
    else if (!isNothing(value)) parts.set(name, value);
  for (const tag of tags) parts.set(`tag_ids.${tag}`, tag);
  for (const variant of variants) {
    const key = `variants.${choiceKey(variant)}`;
    parts.set(key, variant.choice);
    for (const cell of CELLS)
      if (!isNothing(variant[cell])) parts.set(`${key}.${cell}`, variant[cell]);
  }
  return parts;
}

/** The variant in a key, of the variant itself or of one of its cells; undefined for other keys. */
export const variantOf = (key: string): string | undefined => /^variants\.[\d,]*/.exec(key)?.[0];

/** Joins parts to a product; its variants come in the given order. */
export function productOf(parts: Parts, order: Variant[]): ProposedProduct {
  const made: Record<string, unknown> = { ...NOTHING };
  const texts: Record<string, Record<string, unknown>> = {};
  const tags: unknown[] = [];
  const variants: unknown[] = [];
  for (const [key, value] of parts) {
    const [field = '', language = ''] = key.split('.');
    if (TEXTS.has(field)) texts[field] = { ...texts[field], [language]: value };
    else if (field === 'tag_ids') tags.push(value);
    else if (field !== 'variants') made[field] = value;
    else if (key === variantOf(key)) variants.push(variantFrom(parts, key));
  }
  const product = proposedProduct.parse({ ...made, ...texts, tag_ids: tags, variants });
  const places = new Map([...new Set(order.map(choiceKey))].map((key, at) => [key, at]));
  const placeOf = (variant: Variant) => places.get(choiceKey(variant)) ?? places.size;
  product.tag_ids.sort((a, b) => a - b);
  product.variants.sort((a, b) => placeOf(a) - placeOf(b));
  return product;
}

const variantFrom = (parts: Parts, key: string) => ({
  choice: parts.get(key),
  sku: parts.get(`${key}.sku`) ?? '',
  price: parts.get(`${key}.price`) ?? '',
  weight: parts.get(`${key}.weight`) ?? 0,
  stock: parts.get(`${key}.stock`) ?? null,
});

/** Whether a value counts as empty; 0 does not, because a variant may have 0 pieces. */
const isNothing = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

const NOTHING: Omit<ProposedProduct, 'tag_ids' | 'variants'> = {
  category_id: null,
  brand_id: null,
  tax_rule_id: null,
  shipping_rule_id: null,
  bundle_deal_id: null,
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
  refundable: false,
  ...NO_FACTS,
};
