// The bearer of the signed-in person: in a cookie of this browser (decisions, Bearer), sent to the
// API only in a header. Staff who view the site as a customer have another one in that tab alone.
import { notifyTabs } from '#web/ui/tabs.ts';

const NAME = 'frontend_token';
const SIGNED_IN = 'data-signed-in';
const LIVES_S = 31_622_400;
/** The key under which the back office leaves the bearer of a view for the tab that it opens. */
export const VIEWING = 'viewing';

export const bearer = (): string | null =>
  viewing() ?? /(?:^|;\s*)frontend_token=([\w.-]+)/.exec(document.cookie)?.[1] ?? null;

/** The bearer with which this tab views the site as another person; null in other tabs. */
export function viewing(): string | null {
  try {
    return sessionStorage.getItem(VIEWING);
  } catch {
    return null; // a browser without storage
  }
}

/**
 * Stores a bearer; null deletes it. The page switches between signed in and signed out at once. In
 * the tab of a view it can only be deleted.
 */
export function keepBearer(token: string | null): void {
  if (viewing()) return sessionStorage.removeItem(VIEWING);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = token ? LIVES_S : 0;
  document.cookie = `${NAME}=${token ?? ''}; path=/; samesite=lax; max-age=${age}${secure}`;
  document.documentElement.toggleAttribute(SIGNED_IN, token !== null);
  notifyTabs('bearer');
}
