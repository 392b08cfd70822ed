// A path of this site, whatever the input.
const HERE = 'https://here.invalid';

/** The path, query and fragment that a text asks for, or null when it would lead anywhere else. */
export function sitePath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return null;
  const url = new URL(address, HERE);
  return url.origin === HERE && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}
