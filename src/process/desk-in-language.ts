import type { MarketSettings } from '#market/settings/market-settings.ts';
import { languageInPath } from '#web/page-address.ts';
import { deskFrontAt } from '#web/serve-desk.ts';

/** As long as when people choose the language themselves. */
const KEPT_S = 31_622_400;

/**
 * Redirects an address of the back office or seller centre that was typed with a language
 * (`/fr/admin/orders`), as the shop's pages have one: headers with the address without it, and with
 * a cookie for that language if it is on. Null for every other address.
 */
export function deskInLanguage(
  target: string,
  { languages, languages_off: off }: Pick<MarketSettings, 'languages' | 'languages_off'>,
): Record<string, string> | null {
  const [path = ''] = target.split('?', 1);
  const code = languageInPath(path);
  if (code === null) return null;
  const location = target.slice(1 + code.length);
  if (!deskFrontAt(path.slice(1 + code.length))) return null;
  if (languages.some((one) => one.code === code))
    return {
      location,
      'set-cookie': `i18n_redirected=${code}; path=/; samesite=lax; max-age=${KEPT_S}`,
    };
  return off.some((one) => one.code === code) ? { location } : null;
}
