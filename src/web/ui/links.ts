// The paths of the site (web/routes.ts has the patterns).
type Named = { id: number; slug: string };

// a slug may be in any script
const part = (slug: string): string => `/${encodeURIComponent(slug)}`;

export const productPath = ({ id, slug }: Named): string => `${part(slug)}/product/${id}`;
export const brandPath = ({ id, slug }: Named): string => `${part(slug)}/brand?brand=${id}`;
export const collectionPath = ({ id, slug }: Named): string =>
  `${part(slug)}/collection?collection=${id}`;
export const flashSalePath = ({ id }: { id: number }): string => `/flash-sale/${id}`;
export const storePath = ({ slug }: { slug: string }): string => `/shop/${slug}`;
export const pagePath = ({ slug }: { slug: string }): string => `/page${part(slug)}`;
export const categoryPath = ({ slug }: { slug: string }, top?: { slug: string } | null): string =>
  top && top.slug !== slug ? `/all${part(top.slug)}${part(slug)}` : `/all${part(slug)}`;

/** The target of a slide or a banner: its own address, or the listing of its source. */
export function sourcePath(
  { id, source_type, slug, url }: Named & { source_type: number; url: string },
  kind: 'home_spm' | 'banner',
): string {
  return source_type === 6 ? url || '/' : `${part(slug)}/products?${kind}=${id}`;
}
