/**
 * What a request asks for, as the path and query below the root, however it was written (RFC 9112,
 * section 3.2); null when it asks for no page of a site.
 */
export function originForm(target: string | undefined): string | null {
  if (target === undefined || target.startsWith('/')) return target ?? '/';
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}
