// Makes any input a path of this site.
const HERE = 'https://here.invalid';

/** The path, query and fragment of an address; null if it leads anywhere else. */
export function sitePath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return null;
  const url = new URL(address, HERE);
  return url.origin === HERE && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}
