// A path of this site, whatever was asked for.
const HERE = 'https://here.invalid';

/** The path, query and fragment that a text asks for, or null when it would lead anywhere else. */
export function sitePath(asked: string): string | null {
  if (!asked.startsWith('/') || !URL.canParse(asked, HERE)) return null;
  const url = new URL(asked, HERE);
  return url.origin === HERE && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null;
}
