// What of an address decides a page: its language, its path and the few query keys that pages read.
const READ = new Set(['page', 'q', 'brand', 'collection', 'shipping', 'rating', 'min', 'max', 'sortby', 'home_spm', 'banner', 'tracking_id', '_routes']);
const MOST = 200;

/** The key a page is kept under; the same for addresses that differ only in what no page reads. */
export function pageKey(url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0) return `page ${url}`;
  const kept = [...new URLSearchParams(url.slice(mark))].filter(([name, value]) => READ.has(name) && value !== '' && value.length <= MOST);
  kept.sort(([a], [b]) => (a < b ? -1 : 1));
  return `page ${url.slice(0, mark)}?${new URLSearchParams(kept)}`;
}

/** The language code that an address begins with (`/fr/cart`, `/fr`, `/fr.data`), or null. */
export function languageInPath(path: string): string | null {
  return /^\/([a-z]{2})(?:\/|\.data$|$)/.exec(path)?.[1] ?? null;
}
