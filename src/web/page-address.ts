// What of an address decides a page: its language, its path and the few query keys that pages read.
const READ = ['_routes', 'banner', 'brand', 'collection', 'home_spm', 'max', 'min', 'page', 'q', 'rating', 'shipping', 'sortby', 'tracking_id'];

/** An address as its page is kept and made: without what no page reads. */
export function pageAddress(url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const asked = new URLSearchParams(url.slice(mark));
  const kept = READ.flatMap((name) => { const value = asked.get(name); return value ? [[name, value]] : []; });
  return `${url.slice(0, mark)}${kept.length ? `?${new URLSearchParams(kept)}` : ''}`;
}

/** The language code that an address begins with (`/fr/cart`, `/fr`, `/fr.data`), or null. */
export function languageInPath(path: string): string | null {
  return /^\/([a-z]{2})(?:\/|\.data$|$)/.exec(path)?.[1] ?? null;
}
