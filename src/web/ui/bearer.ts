// The bearer of whoever is signed in: in a cookie of this browser (decisions, Bearer), sent to the
// API in a header only. One of the staff who sees the site as a customer does has another one in
// this tab alone.
import { notifyTabs } from '#web/ui/tabs.ts';

const NAME = 'frontend_token';
const SIGNED_IN = 'data-signed-in';
const LIVES_S = 31_622_400;
/** Where the desk leaves the bearer of a view for the tab that it opens. */
export const VIEWING = 'viewing';

export const bearer = (): string | null =>
  viewing() ?? /(?:^|;\s*)frontend_token=([\w.-]+)/.exec(document.cookie)?.[1] ?? null;

/** The bearer with which this tab sees the site as somebody else does; null in every other tab. */
export function viewing(): string | null {
  try {
    return sessionStorage.getItem(VIEWING);
  } catch {
    return null; // a browser that keeps nothing
  }
}

/**
 * Keeps a bearer; null forgets it. What stands on the page for whoever is signed in, or is not,
 * follows at once. A view only ever ends.
 */
export function keepBearer(token: string | null): void {
  if (viewing()) return sessionStorage.removeItem(VIEWING);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = token ? LIVES_S : 0;
  document.cookie = `${NAME}=${token ?? ''}; path=/; samesite=lax; max-age=${age}${secure}`;
  document.documentElement.toggleAttribute(SIGNED_IN, token !== null);
  notifyTabs('bearer');
}
