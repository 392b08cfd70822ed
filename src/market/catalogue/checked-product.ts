// Checks a product that staff sent, and makes the columns in which it is stored.
import { minorOf } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { ProductFields } from '#contract/admin/product.ts';
import { cleanTexts } from '#market/catalogue/clean-text.ts';
import { requireFacts } from '#market/catalogue/facts-gate.ts';
import { foldedText } from '#market/catalogue/folded-text.ts';
import { ruleKey, RULES, type Surroundings } from '#market/catalogue/surroundings.ts';
import type { Row } from '#market/edits/edit.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts, textsOrNone } from '#market/settings/required-texts.ts';

/**
 * `stored`: the product's present row; null for a new one. `slug`: its slug, whether sent or made.
 */
type Sent = Omit<ProductFields, 'variants' | 'images'> & {
  id: number | null;
  stored: Row | null;
};

/**
 * The columns of a product, and its tags. Refuses 'required' without a title in the market's first
 * language, or without a price when it is public; 'invalid-input' for invalid amounts, unknown
 * tags, and rules of another store; 'offer-too-high' unless the offer is below the price;
 * 'facts-missing' as `requireFacts`.
 */
export function checkedProduct(
  around: Surroundings,
  market: MarketSettings,
  sent: Sent,
): { columns: Row; tags: number[] } {
  const { id: _, stored, tag_ids: tags, public: published, selling, offered, ...rest } = sent;
  const { title, overview, description, badge, unit, meta_title } = rest;
  requireTexts(market, { title });
  const prices = pricesOf({ selling, offered, published }, market);
  checkRules(around, sent);
  requireFacts(around, sent);
  return {
    tags,
    columns: {
      ...rest,
      ...prices,
      published,
      overview: textsOrNone(cleanTexts(overview, stored?.overview)),
      description: textsOrNone(cleanTexts(description, stored?.description)),
      badge: textsOrNone(badge),
      unit: textsOrNone(unit),
      meta_title: textsOrNone(meta_title),
      meta_description: textsOrNone(rest.meta_description),
      image_alt: textsOrNone(rest.image_alt),
      warnings: textsOrNone(rest.warnings),
      folded: foldedText(title, tagTitles(around, tags)),
    },
  };
}

function pricesOf(
  sent: { selling: string; offered: string; published: boolean },
  { currency_exponent: exponent }: MarketSettings,
): { selling: Money; offered: Money | null } {
  const selling = minorOf(sent.selling, exponent);
  if (selling === null) throw new Refusal('invalid-input', { field: 'selling' });
  if (selling === 0 && sent.published) throw new Refusal('required', { field: 'selling' });
  if (sent.offered === '') return { selling, offered: null };
  const offered = minorOf(sent.offered, exponent);
  if (offered === null || offered === 0) throw new Refusal('invalid-input', { field: 'offered' });
  if (offered >= selling) throw new Refusal('offer-too-high', { field: 'offered' });
  return { selling, offered };
}

/** Checks that the store exists, and that each rule is the market's or the store's own. */
function checkRules({ stores, rules }: Surroundings, sent: Sent): void {
  if (!stores.has(sent.store_id)) throw new Refusal('invalid-input', { field: 'store_id' });
  for (const [field] of RULES) {
    const id = sent[field];
    if (id === null) continue;
    const of = rules.get(ruleKey(field, id));
    if (of === undefined || (of !== null && of !== sent.store_id))
      throw new Refusal('invalid-input', { field });
  }
}

/** The tags' titles, in the order of their ids. */
const tagTitles = ({ tags }: Surroundings, ids: number[]): Record<string, string>[] =>
  ids
    .toSorted((a, b) => a - b)
    .map((id) => {
      const title = tags.get(id);
      if (!title) throw new Refusal('invalid-input', { field: 'tag_ids' });
      return title;
    });
