/**
 * The path and query of a request below the root, in whatever form it was written (RFC 9112,
 * section 3.2); null if it is not for a page of a site.
 */
export function originForm(target: string | undefined): string | null {
  if (target === undefined || target.startsWith('/')) return target ?? '/';
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}
