import { addressOf } from '#web/head/describe-page.ts';
import type { Thing } from '#web/head/thing.ts';
import type { Site } from '#web/read-site.ts';

/** The site with its search, and the company behind it, as the frame of every page shows them. */
export function siteThings(site: Site): Thing[] {
  const home = addressOf(site, '/');
  const owner = `${site.url}/#organization`;
  const profiles = site.social.map(({ link }) => link).filter((link) => /^https?:/.test(link));
  return [
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: site.name,
      url: home,
      inLanguage: site.language,
      publisher: { '@id': owner },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${addressOf(site, '/search')}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': owner,
      name: site.name,
      url: home,
      logo: site.logo ? `${site.url}/media/${site.logo}` : `${site.url}/icon.svg`,
      description: site.description || undefined,
      address: site.address || undefined,
      email: site.email || undefined,
      telephone: site.phone || undefined,
      contactPoint:
        site.phone || site.email
          ? {
              '@type': 'ContactPoint',
              contactType: 'customer service',
              telephone: site.phone || undefined,
              email: site.email || undefined,
            }
          : undefined,
      sameAs: profiles.length ? profiles : undefined,
    },
  ];
}
