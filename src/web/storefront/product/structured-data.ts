// A product as structured data (schema.org) for search engines: with the price that is shown and
// paid.
import { listText } from '#base/comma.ts';
import type { Site } from '#web/read-site.ts';
import { breadcrumbThing, type Thing } from '#web/head/thing.ts';
import { priceOf } from '#market/pricing/price.ts';
import { categoryPath, productPath } from '#web/ui/links.ts';
import type { ProductView } from '#web/storefront/product/product-view.ts';
import type { ShownReview } from '#web/storefront/product/product-review.ts';
import type { Variant } from '#web/storefront/product/variants.ts';

const MOST_REVIEWS = 3;
const MOST_COUNTRIES = 10;

/**
 * Product, or ProductGroup with its variants, and the breadcrumbs. `text` is the description
 * without markup.
 */
export function structuredData(
  product: ProductView,
  text: string,
  reviews: ShownReview[],
  site: Site,
): Thing[] {
  const { url, prefix } = site;
  const address = (path: string) => `${url}${prefix}${path === '/' && prefix ? '' : path}`;
  const own = address(productPath(product));
  const about = {
    name: product.title,
    description: text || undefined,
    image: product.pictures
      .filter(({ image }) => image)
      .map(({ image }) => `${url}/media/${image}`),
    url: own,
    brand: product.brand ? { '@type': 'Brand', name: product.brand.title } : undefined,
    category: product.categories.map(({ title }) => title).join(' > ') || undefined,
    aggregateRating:
      product.review_count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            reviewCount: product.review_count,
          }
        : undefined,
    review: reviews.length ? reviews.slice(0, MOST_REVIEWS).map(reviewThing) : undefined,
  };
  const [only] = product.variants;
  const thing: Thing = product.options.length
    ? {
        '@type': 'ProductGroup',
        ...about,
        productGroupID: String(product.id),
        variesBy: product.options.map(({ title }) => title),
        hasVariant: product.variants.map((variant) =>
          variantThing(product, variant, `${own}?variant=${variant.id}`, site),
        ),
      }
    : {
        '@type': 'Product',
        ...about,
        sku: only?.sku || undefined,
        offers: only && offerThing(product, only, own, site),
      };
  const steps = [
    { name: site.name, item: address('/') },
    ...product.categories.map((category) => ({
      name: category.title,
      item: address(categoryPath(category, product.categories[0])),
    })),
    { name: product.title, item: own },
  ];
  return [thing, breadcrumbThing(steps)];
}

function variantThing(product: ProductView, variant: Variant, url: string, site: Site): Thing {
  const values = product.options.flatMap(({ title, values: all }) =>
    all
      .filter(({ id }) => variant.values.includes(id))
      .map((value) => ({ '@type': 'PropertyValue', name: title, value: value.title })),
  );
  const picture =
    product.pictures.find((one) => one.values.some((value) => variant.values.includes(value)))
      ?.image ?? product.image;
  return {
    '@type': 'Product',
    name: `${product.title} (${listText(
      site.language,
      values.map(({ value }) => value),
    )})`,
    sku: variant.sku || undefined,
    url,
    image: picture ? `${site.url}/media/${picture}` : undefined,
    additionalProperty: values,
    offers: offerThing(product, variant, url, site),
  };
}

/** The price shown before anything is chosen, for sharing cards. */
export function sharedOffer(product: ProductView, site: Site): Record<string, string> {
  const { now } = pricesOf(product, null, site);
  return {
    'product:price:amount': now,
    'product:price:currency': site.money.currency,
    'product:availability': product.in_stock ? 'in stock' : 'out of stock',
    'product:condition': product.condition || 'new',
    ...(product.brand ? { 'product:brand': product.brand.title } : {}),
  };
}

/** The price and the struck-through price, in decimals, of a variant or before one is chosen. */
function pricesOf(product: ProductView, variant: Variant | null, { money }: Site) {
  const unit = 10 ** money.currency_exponent;
  const minor = (amount: number) => Math.round(amount * unit);
  const text = (amount: number) => (amount / unit).toFixed(money.currency_exponent);
  const own = product.options.length && variant ? variant.price : 0;
  const { now, was } = priceOf({
    selling: minor(product.eu_pack && own > 0 ? own : product.selling),
    offered: product.offered === null ? null : minor(product.offered),
    flash: product.price === null ? null : minor(product.price),
    inventory: own > 0 ? minor(own) : null,
  });
  return { now: text(now), was: was === null ? null : text(was) };
}

/** The conditions in schema.org; a product without one is new. */
const CONDITIONS: Record<ProductView['condition'], string> = {
  '': 'NewCondition',
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  used: 'UsedCondition',
};

function offerThing(product: ProductView, variant: Variant, url: string, site: Site): Thing {
  const { currency } = site.money;
  const { now, was } = pricesOf(product, variant, site);
  return {
    '@type': 'Offer',
    url,
    price: now,
    priceCurrency: currency,
    availability: `https://schema.org/${variant.quantity > 0 && !product.store.away_until ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `https://schema.org/${CONDITIONS[product.condition]}`,
    priceValidUntil: product.end_time?.slice(0, 10),
    priceSpecification:
      was === null
        ? undefined
        : {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: was,
            priceCurrency: currency,
          },
    seller: { '@type': 'Organization', name: product.store.name },
    shippingDetails: shippingThings(product, site),
    hasMerchantReturnPolicy: product.refundable
      ? undefined
      : {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: site.country,
          returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        },
  };
}

/**
 * Only places that are whole countries; a rule for everywhere is listed with the shop's own
 * country.
 */
function shippingThings({ shipping }: ProductView, site: Site): Thing[] | undefined {
  const whole = shipping.shipping_places.filter(({ state }) => state === 'ALL');
  const named = whole.filter(({ country }) => country !== 'ALL');
  const anywhere = whole.find(({ country }) => country === 'ALL');
  const places = [
    ...named,
    ...(anywhere && !named.some(({ country }) => country === site.country)
      ? [{ ...anywhere, country: site.country }]
      : []),
  ].slice(0, MOST_COUNTRIES);
  if (places.length === 0) return undefined;
  return places.map(({ country, price, day_needed }) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: price, currency: site.money.currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: 0,
        maxValue: day_needed,
        unitCode: 'DAY',
      },
    },
  }));
}

function reviewThing({ rating, review, name, created_at, language }: ShownReview): Thing {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    author: { '@type': 'Person', name },
    datePublished: created_at.slice(0, 10),
    reviewBody: review || undefined,
    inLanguage: (review && language) || undefined,
  };
}
