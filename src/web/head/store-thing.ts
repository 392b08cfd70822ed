import type { Store } from '#contract/store.ts';
import { addressOf } from '#web/head/describe-page.ts';
import type { Thing } from '#web/head/thing.ts';
import type { Site } from '#web/read-site.ts';
import { storePath } from '#web/ui/links.ts';

/** A store for its page; without a rating if there are no reviews. */
export function storeThing(
  site: Site,
  store: Store,
  { rating, reviews }: { rating: number; reviews: number },
): Thing {
  const url = addressOf(site, storePath(store));
  return {
    '@type': 'OnlineStore',
    '@id': `${url}#store`,
    name: store.name,
    url,
    description: store.about || undefined,
    image: store.image ? `${site.url}/media/${store.image}` : undefined,
    logo: store.image ? `${site.url}/media/${store.image}` : undefined,
    address: store.city
      ? {
          '@type': 'PostalAddress',
          addressLocality: store.city,
          addressCountry: store.country || undefined,
        }
      : undefined,
    aggregateRating:
      reviews > 0
        ? { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews, bestRating: 5 }
        : undefined,
    parentOrganization: { '@type': 'Organization', name: site.name, url: addressOf(site, '/') },
  };
}
