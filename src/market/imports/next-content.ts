// Applies a draft to a store's product, in the form of a proposal. Fields that the draft lacks stay
// as they are.
import { decimalText, minorOf } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import type { ProposedProduct } from '#contract/proposal.ts';
import type { Draft, DraftVariant } from '#market/imports/draft.ts';
import type { Names } from '#market/imports/name-things.ts';
import { UNCOUNTED } from '#market/imports/next-variants.ts';
import type { Rules } from '#market/imports/read-rules.ts';
import { mergePictures } from '#market/imports/merge-pictures.ts';
import { mergeOwnPictures } from '#market/imports/merge-own-pictures.ts';
import { mergeOwnFields } from '#market/imports/merge-own-fields.ts';
import { choiceKey } from '#market/proposals/content.ts';

/**
 * What the names in the file refer to, its stored pictures, the language of its texts, the
 * exponent.
 */
export type Around = {
  names: Names;
  rules: Rules;
  pictureNames: Map<string, string>;
  language: string;
  exponent: number;
};
type Texts = Record<string, string>;
type Variant = ProposedProduct['variants'][number];
/** A draft's variant with the attribute values it chose. */
export type Chosen = DraftVariant & { choice: Variant['choice'] };

/**
 * `stock`: the stock in the draft, by the choice of its variants; `uncounted`: how many of them
 * have a default because the file does not count them.
 */
export type Next = { content: ProposedProduct; stock: Map<string, number>; uncounted: number };

/**
 * Takes a draft whose names were looked up; `base`: the product as it is, or as it was proposed.
 */
export function nextContent(draft: Draft, base: ProposedProduct, around: Around): Next {
  const { names, language } = around;
  const withText = (before: Texts, text: string | null | undefined): Texts => {
    if (text === undefined) return before;
    const { [language]: _, ...others } = before;
    return text === null || text === '' ? others : { ...others, [language]: text };
  };
  const chosen = draft.variants.map((variant) => chosenOf(variant, base, names));
  const isPart = !draft.whole || chosen.some((one) => one.options.length < one.choice.length);
  const uncounted = uncountedOf(chosen, base);
  const counted = countedOf(chosen, uncounted);
  const merged = mergeOwnFields(
    draft,
    {
      ...base,
      category_id: draft.category
        ? names.category(draft.category) || base.category_id
        : base.category_id,
      brand_id:
        draft.brand === undefined || (draft.brand !== null && names.brand(draft.brand) === null)
          ? base.brand_id
          : draft.brand === null
            ? null
            : names.brand(draft.brand),
      tag_ids: draft.tags
        ? [...new Set(draft.tags.flatMap((tag) => names.tag(tag) ?? []))].sort((a, b) => a - b)
        : base.tag_ids,
      title: draft.own ? base.title : withText(base.title, draft.title),
      overview: withText(base.overview, draft.overview),
      description: withText(base.description, draft.description),
      meta_title: withText(base.meta_title, draft.metaTitle),
      meta_description: withText(base.meta_description, draft.metaDescription),
      ...(draft.own
        ? mergeOwnPictures(draft.own, base, around)
        : mergePictures(draft, chosen, base, around)),
      variants: variantsOf(chosen, base, { isPart, counted }),
    },
    around,
  );
  const content = draft.own?.apart
    ? ownPrices(merged, chosen, around)
    : mergePrices(merged, chosen, around.exponent);
  return { content, stock: counted, uncounted: uncounted.size };
}

/** A row with a SKU of the product but without options refers to the variant with that SKU. */
function chosenOf(variant: DraftVariant, base: ProposedProduct, names: Names): Chosen {
  const sku = variant.sku?.toUpperCase();
  const same = base.variants.find((one) => sku && one.sku.toUpperCase() === sku);
  const choice =
    variant.options.length === 0 && same
      ? same.choice
      : variant.options
          .map(({ name, value }) => ({
            attribute_id: names.attribute(name),
            value_id: names.value(name, value),
          }))
          .sort((a, b) => a.attribute_id - b.attribute_id);
  return { ...variant, choice };
}

/** The choices of new variants that have no stock in the file. */
function uncountedOf(chosen: Chosen[], base: ProposedProduct): Set<string> {
  const known = new Set(base.variants.map(choiceKey));
  return new Set(
    chosen
      .filter(({ stock }) => typeof stock !== 'number')
      .map(choiceKey)
      .filter((choice) => !known.has(choice)),
  );
}

function countedOf(chosen: Chosen[], uncounted: Set<string>): Map<string, number> {
  return new Map(
    chosen.flatMap((one) => {
      const choice = choiceKey(one);
      const stock = one.stock ?? (uncounted.has(choice) ? UNCOUNTED : undefined);
      return stock === undefined ? [] : [[choice, stock] as const];
    }),
  );
}

function variantsOf(
  chosen: Chosen[],
  base: ProposedProduct,
  { isPart, counted }: { isPart: boolean; counted: Map<string, number> },
): Variant[] {
  const drafted = new Map(chosen.map((one) => [choiceKey(one), one]));
  const mergedVariant = (old: Variant | undefined, next: Chosen): Variant => ({
    choice: next.choice,
    sku: next.sku ?? old?.sku ?? '',
    price: old?.price ?? '',
    weight: next.grams ?? old?.weight ?? 0,
    // the stock of a new product is part of its proposal; that of one on sale is counted separately
    stock: old && old.stock === null ? null : (counted.get(choiceKey(next)) ?? old?.stock ?? 0),
  });
  const known = base.variants.flatMap((old) => {
    const draftedVariant = drafted.get(choiceKey(old));
    drafted.delete(choiceKey(old));
    return draftedVariant ? [mergedVariant(old, draftedVariant)] : isPart ? [old] : [];
  });
  return [...known, ...[...drafted.values()].map((one) => mergedVariant(undefined, one))];
}

/** In our own format each variant has its stored price; 0: the product's price. */
const ownPrices = (
  content: ProposedProduct,
  chosen: Chosen[],
  { exponent }: Around,
): ProposedProduct => {
  const prices = new Map(chosen.map((one) => [choiceKey(one), one.price]));
  return {
    ...content,
    variants: content.variants.map((variant) => {
      const price = prices.get(choiceKey(variant));
      if (price === undefined) return variant;
      return { ...variant, price: price === 0 ? '' : decimalText(price, exponent) };
    }),
  };
};

/**
 * Sets prices from the file's price for each variant. The product's price is that of its cheapest
 * variant, and variants at that price have none of their own. Unchanged prices stay as they are.
 */
function mergePrices(
  content: ProposedProduct,
  chosen: Chosen[],
  exponent: number,
): ProposedProduct {
  const minor = (text: string) => (text === '' ? null : (minorOf(text, exponent) ?? null));
  const money = (amount: Money) => decimalText(amount, exponent);
  const shown = minor(content.offered) ?? minor(content.selling);
  const byChoice = new Map(chosen.map((one) => [choiceKey(one), one]));
  const priced = content.variants.map((variant) => {
    const now = minor(variant.price) ?? shown;
    const chosenVariant = byChoice.get(choiceKey(variant));
    return { variant, now, next: chosenVariant?.price ?? now, was: chosenVariant?.was };
  });
  const selling = minor(content.selling);
  const same = priced.every(
    ({ now, next, was }) =>
      next === now &&
      (was === undefined ||
        struck(was, next) === (now === shown && content.offered !== '' ? selling : null)),
  );
  const base = priced
    .filter(({ next }) => next !== null)
    .reduce<(typeof priced)[number] | null>(
      (low, one) => (low && (low.next ?? 0) <= (one.next ?? 0) ? low : one),
      null,
    );
  if (same || base?.next === null || base === null) return content;
  const before = struck(base.was, base.next);
  return {
    ...content,
    ...(before === null
      ? { selling: money(base.next), offered: '' }
      : { selling: money(before), offered: money(base.next) }),
    variants: priced.map(({ variant, next }) => ({
      ...variant,
      price: next === null || next === base.next ? '' : money(next),
    })),
  };
}

/** The previous price, if it was higher. */
const struck = (was: Money | null | undefined, price: Money | null): Money | null =>
  was && price !== null && was > price ? was : null;
