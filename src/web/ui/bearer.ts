// The bearer of who is signed in: in a cookie of this browser (decisions, Bearer), sent to the API
// in a header only.
import { tellTabs } from '#web/ui/tabs.ts';

const NAME = 'frontend_token';
const SIGNED_IN = 'data-signed-in';
const LIVES_S = 31_622_400;

export const bearer = (): string | null =>
  /(?:^|;\s*)frontend_token=([\w.-]+)/.exec(document.cookie)?.[1] ?? null;

/**
 * Keeps a bearer; null forgets it. What stands on the page for who is signed in, or is not, follows
 * at once.
 */
export function keepBearer(token: string | null): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = token ? LIVES_S : 0;
  document.cookie = `${NAME}=${token ?? ''}; path=/; samesite=lax; max-age=${age}${secure}`;
  document.documentElement.toggleAttribute(SIGNED_IN, token !== null);
  tellTabs('bearer');
}
