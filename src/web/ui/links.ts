// Where things stand on the site (web/routes.ts has the patterns).
type Named = { id: number; slug: string };

/** A product's slug may be of any script. */
export const productPath = ({ id, slug }: Named): string =>
  `/${encodeURIComponent(slug)}/product/${id}`;
export const brandPath = ({ id, slug }: Named): string => `/${slug}/brand?brand=${id}`;
export const collectionPath = ({ id, slug }: Named): string =>
  `/${slug}/collection?collection=${id}`;
export const flashSalePath = ({ id }: { id: number }): string => `/flash-sale/${id}`;
export const storePath = ({ slug }: { slug: string }): string => `/shop/${slug}`;
export const pagePath = ({ slug }: { slug: string }): string => `/page/${slug}`;
export const categoryPath = ({ slug }: { slug: string }, top?: { slug: string } | null): string =>
  top && top.slug !== slug ? `/all/${top.slug}/${slug}` : `/all/${slug}`;

/** Where a slide or a banner leads: its own address, or the listing of its source. */
export function sourcePath(
  { id, source_type, slug, url }: Named & { source_type: number; url: string },
  kind: 'home_spm' | 'banner',
): string {
  return source_type === 6 ? url || '/' : `/${slug}/products?${kind}=${id}`;
}
