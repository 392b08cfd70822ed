// Applies a draft to a product of the market. Fields that the draft lacks stay as they are.
import type { Money } from '#base/money.ts';
import { foldedText } from '#market/catalogue/folded-text.ts';
import type { Draft } from '#market/imports/draft.ts';
import type { Names } from '#market/imports/name-things.ts';
import type { StoredProduct, State, Texts } from '#market/imports/product-state.ts';
import { variantsOf, type PricedVariant } from '#market/imports/next-variants.ts';
import { type PictureNames, picturesOf } from '#market/imports/next-pictures.ts';

/** What the names in a file refer to, its stored pictures, and the language of its texts. */
type Around = { names: Names; pictureNames: PictureNames; language: string };

/** The reason why a draft cannot become a product; null when it can. */
export function lackOf(
  draft: Draft,
  known: StoredProduct | undefined,
): 'title-missing' | 'price-missing' | null {
  if (known) return null;
  if (draft.title === undefined) return 'title-missing';
  return !draft.unpriced && draft.variants.some(({ price }) => price === undefined)
    ? 'price-missing'
    : null;
}

/** Takes a complete draft; returns the product's new state. */
export function nextState(
  draft: Draft,
  known: StoredProduct | undefined,
  { names, pictureNames, language }: Around,
): State {
  const facts = known?.facts;
  const title = withText(facts?.title ?? null, draft.title, language) ?? {};
  const tags =
    draft.tags === undefined
      ? (known?.tags ?? [])
      : [...new Set(draft.tags.flatMap((tag) => names.tag(tag) ?? []))].sort((a, b) => a - b);
  const priced: PricedVariant[] = draft.variants.map((variant) => ({
    ...variant,
    choice: variant.options
      .map(({ name, value }) => names.value(name, value))
      .sort((a, b) => a - b),
  }));
  const base = priced.reduce<PricedVariant | null>(
    (low, variant) =>
      variant.price !== undefined && !(low?.price !== undefined && low.price <= variant.price)
        ? variant
        : low,
    null,
  );
  const prices = pricesOf(base, facts);
  const pictures = picturesOf(draft, priced, known, { pictureNames, language });
  return {
    facts: {
      category_id: draft.category || !facts ? names.category(draft.category) : facts.category_id,
      brand_id:
        draft.brand === undefined
          ? (facts?.brand_id ?? null)
          : draft.brand === null
            ? null
            : names.brand(draft.brand),
      title,
      overview: withText(facts?.overview ?? null, draft.overview, language),
      description: withText(facts?.description ?? null, draft.description, language),
      meta_title: withText(facts?.meta_title ?? null, draft.metaTitle, language),
      meta_description: withText(facts?.meta_description ?? null, draft.metaDescription, language),
      image: pictures.image,
      image_alt: pictures.image_alt,
      ...prices,
      published: prices.selling > 0 && (draft.published ?? facts?.published ?? true),
      folded: foldedText(title, tags.map(names.tagTitles)),
    },
    tags,
    images: pictures.images,
    variants: variantsOf(priced, base?.price ?? null, draft, known),
  };
}

function withText(
  before: Texts | null,
  text: string | null | undefined,
  language: string,
): Texts | null {
  if (text === undefined) return before;
  const { [language]: _, ...others } = before ?? {};
  const after = text === null ? others : { ...others, [language]: text };
  return Object.keys(after).length ? after : null;
}

// A card shows one price: that of the cheapest variant.
function pricesOf(
  base: PricedVariant | null,
  facts: State['facts'] | undefined,
): { selling: Money; offered: Money | null } {
  if (base?.price === undefined)
    return { selling: facts?.selling ?? 0, offered: facts?.offered ?? null };
  return base.was && base.was > base.price
    ? { selling: base.was, offered: base.price }
    : { selling: base.price, offered: null };
}
