// A feed of all products in one language: RSS 2.0 with the fields of Google Merchant Center's
// product data specification (support.google.com/merchants/answer/7052112), which Meta's catalogues
// accept too.
import { timingSafeEqual } from 'node:crypto';
import { decimalText } from '#base/currency.ts';
import { escapeHtml } from '#base/escape-html.ts';
import { LANGUAGE_CODE } from '#base/language-code.ts';
import type { Services } from '#hall/services.ts';
import { streamOf } from '#hall/stream-of.ts';
import { openVisit } from '#hall/visit.ts';
import { readFeedKey } from '#market/feeds/feed-key.ts';
import { readOffers, type Offer } from '#market/feeds/read-offers.ts';
import { readSite, type Site } from '#web/read-site.ts';
import { productPath } from '#web/ui/links.ts';

const FILE = new RegExp(`^/feed/([a-z0-9]{32})/(${LANGUAGE_CODE})\\.xml$`);
const MOST_TITLE = 150;
const MOST_TEXT = 5000;
/** Characters that XML 1.0 does not allow. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Opens the feed at a path, in parts; null if there is none, or none with this key. */
export async function openFeed(
  services: Services,
  path: string,
): Promise<ReadableStream<Uint8Array> | null> {
  const [, key = '', code = ''] = FILE.exec(path) ?? [];
  const visit = await openVisit(services, { language: code, token: null });
  const known = await readFeedKey(visit.reading.db);
  if (visit.language !== code || !known || !isSame(key, known)) return null;
  return streamOf(partsOf(services, await readSite(visit), code));
}

const isSame = (key: string, known: string) =>
  key.length === known.length && timingSafeEqual(Buffer.from(key), Buffer.from(known));

async function* partsOf({ db }: Services, site: Site, code: string): AsyncGenerator<Uint8Array> {
  const written = new TextEncoder();
  yield written.encode(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
      `${tag('title', site.name)}${tag('link', site.url + site.prefix)}` +
      `${tag('description', site.description)}\n`,
  );
  for await (const offers of readOffers(db, code))
    yield written.encode(offers.map((offer) => itemOf(offer, site)).join(''));
  yield written.encode('</channel></rss>\n');
}

function itemOf(offer: Offer, site: Site): string {
  const { product, variant, chosen, images, brand, gtin, mpn, price } = offer;
  const [image, ...others] = images.map((name) => `${site.url}/media/${name}`);
  const path = site.prefix + productPath({ id: product, slug: offer.slug });
  const amount = (minor: number) =>
    `${decimalText(minor, site.money.currency_exponent)} ${site.money.currency}`;
  return `<item>${[
    tag('g:id', `${product}-${variant}`),
    chosen && tag('g:item_group_id', String(product)),
    tag('g:title', offer.title.slice(0, MOST_TITLE)),
    tag('g:description', (offer.text || offer.title).slice(0, MOST_TEXT)),
    tag('g:link', `${site.url}${path}${chosen ? `?variant=${variant}` : ''}`),
    image && tag('g:image_link', image),
    ...others.map((address) => tag('g:additional_image_link', address)),
    tag('g:availability', offer.inStock ? 'in_stock' : 'out_of_stock'),
    tag('g:price', amount(price.was ?? price.now)),
    price.was !== null && tag('g:sale_price', amount(price.now)),
    brand && tag('g:brand', brand),
    gtin && tag('g:gtin', gtin),
    mpn && tag('g:mpn', mpn),
    !gtin && !(brand && mpn) && tag('g:identifier_exists', 'no'),
    tag('g:condition', offer.condition),
    tag('g:product_type', offer.categories.join(' > ')),
    offer.colour && tag('g:color', offer.colour),
    offer.size && tag('g:size', offer.size),
  ]
    .filter(Boolean)
    .join('')}</item>\n`;
}

const tag = (name: string, text: string): string =>
  `<${name}>${escapeHtml(text.toWellFormed().replace(UNWRITABLE, ''))}</${name}>`;
