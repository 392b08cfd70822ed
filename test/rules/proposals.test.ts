// What a seller changed, compared with what they saw and what is on sale now.
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { NO_FACTS } from '#contract/fact-names.ts';
import type { ProposedProduct } from '#contract/proposal.ts';
import { broughtTogether, changesOf } from '#market/proposals/bring-together.ts';
import { partsOf, productOf } from '#market/proposals/parts.ts';

const [SIZE, COLOUR] = [1, 2];
const variant = (size: number, colour: number, sku = '', price = '') => ({
  choice: [
    { attribute_id: SIZE, value_id: size },
    { attribute_id: COLOUR, value_id: colour },
  ],
  sku,
  price,
  weight: 0,
  stock: null,
});
const product = (more: Partial<ProposedProduct> = {}): ProposedProduct => ({
  category_id: 3,
  brand_id: null,
  tax_rule_id: null,
  shipping_rule_id: 4,
  bundle_deal_id: null,
  tag_ids: [7, 8],
  title: { en: 'Lamp', fr: 'Lampe' },
  overview: {},
  description: {},
  unit: {},
  meta_title: {},
  meta_description: {},
  image_alt: {},
  selling: '10.00',
  offered: '',
  image: 'a.webp',
  images: [{ image: 'b.webp', value_ids: [], alt: {} }],
  video: '',
  video_thumb: '',
  warranty: false,
  refundable: true,
  ...NO_FACTS,
  maker_name: 'Lantern GmbH',
  warnings: { en: 'Hot.', fr: 'Chaud.' },
  variants: [variant(11, 21, 'S-R'), variant(12, 21, 'M-R')],
  ...more,
});
const keysOf = (states: Parameters<typeof changesOf>[0]) =>
  changesOf(states).map(({ key, clash }) => (clash ? `${key}!` : key));

describe('the parts of a product', () => {
  it('put together are the product', () => {
    const whole = product();
    expect(productOf(partsOf(whole), whole.variants)).toEqual(whole);
  });
});

describe('what a seller changed', () => {
  const base = product();
  it('is listed part by part: a language, a tag, a cell of a variant', () => {
    const proposed = product({
      title: { en: 'Brass lamp', fr: 'Lampe' },
      tag_ids: [8, 9],
      variants: [variant(11, 21, 'S-R', '12.00'), variant(12, 21, 'M-R')],
    });
    expect(keysOf({ base, proposed, live: base })).toEqual([
      'title.en',
      'tag_ids.9',
      'variants.11,21.price',
      'tag_ids.7',
    ]);
  });
  it('counts an added or removed variant as one part', () => {
    const proposed = product({ variants: [variant(11, 21, 'S-R'), variant(11, 22, 'S-B')] });
    expect(keysOf({ base, proposed, live: base })).toEqual(['variants.11,22', 'variants.12,21']);
    expect(broughtTogether({ base, proposed, live: base })).toEqual(proposed);
  });
  it('that is so in the shop already is no change', () => {
    const proposed = product({ selling: '12.00' });
    expect(keysOf({ base, proposed, live: product({ selling: '12.00' }) })).toEqual([]);
  });
  it('is everything in a new product', () => {
    const states = { base: null, proposed: base, live: null };
    expect(keysOf(states)).toContain('variants.12,21');
    expect(broughtTogether(states)).toEqual(base);
  });
});

describe('what staff changed meanwhile', () => {
  const base = product();
  it('stays where the seller changed nothing', () => {
    const live = product({ selling: '15.00', title: { en: 'Lamp', fr: 'Lampe en laiton' } });
    const proposed = product({ title: { en: 'Brass lamp', fr: 'Lampe' } });
    expect(keysOf({ base, proposed, live })).toEqual(['title.en']);
    expect(broughtTogether({ base, proposed, live })).toEqual(
      product({ selling: '15.00', title: { en: 'Brass lamp', fr: 'Lampe en laiton' } }),
    );
  });
  it('clashes where both changed the same; it stays if it is kept', () => {
    const live = product({ selling: '15.00', variants: [variant(11, 21, 'STAFF')] });
    const proposed = product({ selling: '9.00', variants: [variant(11, 21, 'SELLER')] });
    const states = { base, proposed, live };
    expect(keysOf(states)).toEqual(['selling!', 'variants.11,21.sku!']);
    expect(broughtTogether(states)).toMatchObject({
      selling: '9.00',
      variants: [{ sku: 'SELLER' }],
    });
    expect(broughtTogether(states, new Set(['selling', 'variants.11,21.sku']))).toEqual(live);
  });
});

it('what nobody changed is as it is on sale, and what only the seller changed as they said', () => {
  const some = fc.record({
    selling: fc.constantFrom('1.00', '2.00', '3.00'),
    tag_ids: fc.subarray([1, 2, 3]),
    warranty: fc.boolean(),
    title: fc.record({ en: fc.constantFrom('A', 'B'), fr: fc.constantFrom('A', 'B') }),
    variants: fc
      .subarray([11, 12, 13], { minLength: 1 })
      .map((sizes) => sizes.map((size) => variant(size, 21, `S${size}`))),
  });
  fc.assert(
    fc.property(some, some, (one, other) => {
      const [base, next] = [product(one), product(other)];
      expect(broughtTogether({ base, proposed: base, live: next })).toEqual(next);
      expect(broughtTogether({ base, proposed: next, live: base })).toEqual(next);
      expect(changesOf({ base, proposed: next, live: next })).toEqual([]);
    }),
  );
});
