/**
 * Where a page stands in each language; takes its slugs by language, and how an address is made of
 * one.
 */
export const pathsOf = (
  slugs: Record<string, string> | undefined,
  pathIn: (slug: string, code: string) => string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(slugs ?? {}).map(([code, slug]) => [code, pathIn(slug, code)]));
