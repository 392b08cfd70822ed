// Generates sentences about a list from its contents, for search engines.
import { commaOf } from '#base/comma.ts';
import { priceText } from '#base/price-text.ts';
import { priceOf } from '#market/pricing/price.ts';
import type { Site } from '#web/read-site.ts';
import type { Listing } from '#web/ui/listing/listing.ts';
import { sayIn } from '#words/say.ts';

/** The most names in one sentence. */
const MOST_NAMES = 4;

type Speaking = Pick<Site, 'language' | 'money'>;
type Page = Pick<Listing, 'cards' | 'total' | 'page' | 'pages'> & { more?: boolean };

/** The contents of a listing: the number of products, and its parts or else its brands. */
export function listingSummary(
  site: Speaking,
  listing: Listing,
  { name, parts = [] }: { name: string; parts?: string[] | undefined },
): string {
  const { language } = site;
  const say = sayIn(language);
  const brands = listing.choices.brand.map(({ title }) => title);
  const counted = cardsSummary(site, { ...listing, name });
  if (parts.length) return `${counted} ${say('found.among', { list: listed(language, parts) })}`;
  if (brands.length) return `${counted} ${say('found.brands', { list: listed(language, brands) })}`;
  return `${counted} ${say('found.one-cart')}`;
}

/**
 * The number of products, and the lowest price if all are on the page. Later pages add their
 * number.
 */
export function cardsSummary(
  { language, money }: Speaking,
  { name, cards, total, more = false, page, pages }: Page & { name: string },
): string {
  const say = sayIn(language);
  const products = say(more ? 'listing.products-more' : 'listing.products', { count: total });
  const price = pages === 1 && cards.length ? priceText(lowestOf(cards), money) : null;
  const counted = price
    ? say('found.counted-from', { name, products, price })
    : say('found.counted', { name, products });
  return page > 1 ? `${say('listing.page', { page })} · ${counted}` : counted;
}

/** The first few names, joined for a sentence. */
export function listed(language: string, names: string[]): string {
  return names.slice(0, MOST_NAMES).join(commaOf(language));
}

const lowestOf = (cards: Page['cards']): number =>
  Math.min(
    ...cards.map(({ selling, offered, price }) => priceOf({ selling, offered, flash: price }).now),
  );
