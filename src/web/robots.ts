// robots.txt: what search engines leave alone, and where the sitemap is.

/** Pages that are personal, or for a single search. */
const HIDDEN = ['cart', 'shipping', 'checkout', 'search'];

/** The addresses that search engines leave alone, and the location of the sitemap. */
export function robots(siteUrl: string): string {
  return [
    'User-agent: *',
    // up to the end, because a brand may be called Cartier
    ...HIDDEN.flatMap((name) => [`/${name}$`, `/${name}?`, `/*/${name}$`, `/*/${name}?`]).map(
      (path) => `Disallow: ${path}`,
    ),
    ...['/user/', '/*/user/', '/track-order?', '/*/track-order?', '/api/'].map(
      (path) => `Disallow: ${path}`,
    ),
    // for shopping programs (llms.ts)
    ...['products', 'product/', 'categories', 'openapi.json'].map(
      (call) => `Allow: /api/v1/${call}`,
    ),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
