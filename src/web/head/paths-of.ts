/** The page's path in each language, from its slugs and a function that makes a path. */
export const pathsOf = (
  slugs: Record<string, string> | undefined,
  pathIn: (slug: string, code: string) => string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(slugs ?? {}).map(([code, slug]) => [code, pathIn(slug, code)]));
