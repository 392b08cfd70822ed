// The place to assume for a visitor who has not given one.
import type { MarketSettings } from '#market/settings/market-settings.ts';

export type HomePlace = {
  /** ISO 3166-1 alpha-2. */ country: string;
  /** Code of a state, or empty. */ state: string;
};
type HomeSettings = Pick<MarketSettings, 'country' | 'default_country' | 'default_state'>;

/** The value in the settings before an owner has chosen: the first country in the list. */
const UNCHOSEN = 'AF';
const CODE = /^[A-Z]{2}$/;

/**
 * The place that the owner has chosen; else the market's own country; else the first of `places`,
 * those of a shipping rule.
 */
export function homePlace(
  { country, default_country, default_state }: HomeSettings,
  places: { country: string }[] = [],
): HomePlace {
  const chosen = { country: default_country, state: default_state };
  if (default_country !== UNCHOSEN) return chosen;
  const own = CODE.test(country)
    ? country
    : places.find((place) => CODE.test(place.country))?.country;
  return own === undefined || own === default_country ? chosen : { country: own, state: '' };
}
