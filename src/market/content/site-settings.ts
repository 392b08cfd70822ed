// The market's settings that every page needs.
import { sql } from 'kysely';
import type { Common } from '#contract/shop.ts';
import type { Social } from '#market/accounts/social-provider.ts';
import type { Reading } from '#market/settings/reading.ts';
import { stateIn } from '#market/places/read-places.ts';
import { homePlace } from '#market/shipping/home-place.ts';

/** The row of settings, with its texts in the caller's language. */
export async function readSettings({ db, language }: Reading) {
  return db
    .selectFrom('settings')
    .selectAll()
    .select([
      sql<string>`said(site_name, ${language})`.as('site_name'),
      sql<string>`said(meta_title, ${language})`.as('meta_title'),
      sql<string>`said(meta_description, ${language})`.as('meta_description'),
      sql<string>`said(copyright_text, ${language})`.as('copyright_text'),
    ])
    .executeTakeFirstOrThrow();
}

type Settings = Awaited<ReturnType<typeof readSettings>>;

const bit = (on: boolean): 0 | 1 => (on ? 1 : 0);

/**
 * The market's languages as the API returns them, the default one first, and the default one again
 * by itself.
 */
export function languagesOf({ market }: Reading): Pick<Common, 'languages' | 'default_language'> {
  const languages = market.languages.map(
    ({ name, code, direction, is_default, predefined }, at): Common['default_language'] => ({
      id: at + 1,
      name,
      code,
      direction,
      default: bit(is_default),
      predefined: bit(predefined),
    }),
  );
  const [first] = languages;
  if (!first) throw new Error('The market speaks no language.');
  return { languages, default_language: first };
}

/** What the head and frame of pages show of the market. */
export const siteSettingOf = (settings: Settings, siteUrl: string): Common['site_setting'] => ({
  site_name: settings.site_name,
  site_url: siteUrl,
  meta_title: settings.meta_title,
  meta_description: settings.meta_description,
  copyright_text: settings.copyright_text,
  header_logo: settings.header_logo,
  footer_logo: settings.footer_logo,
  email_logo: settings.email_logo,
  primary_color: settings.primary_color,
  primary_hover_color: settings.primary_hover_color,
  styling: settings.styling,
  api_base: '/api/v1/',
});

/** How the shop works: money, sign-in, registration. */
export function settingOf(settings: Settings, has: Social['has']): Common['setting'] {
  const home = homePlace(settings);
  return {
    currency: settings.currency,
    currency_icon: settings.currency_icon,
    currency_position: settings.currency_position === 2 ? 2 : 1,
    currency_exponent: settings.currency_exponent,
    decimal_format: settings.decimal_format,
    phone: settings.phone,
    email: settings.email,
    address_1: settings.address_1,
    address_2: settings.address_2,
    city: settings.city,
    state: settings.state,
    zip: settings.zip,
    country: settings.country,
    google_login: bit(settings.google_login && has.google),
    facebook_login: bit(settings.facebook_login && has.facebook),
    guest_checkout: bit(settings.guest_checkout),
    enable_ga: bit(settings.enable_ga),
    ga_id: settings.ga_id,
    enable_pixel: bit(settings.enable_pixel),
    pixel_id: settings.pixel_id,
    vendor_registration: bit(settings.vendor_registration),
    cookie_banner: bit(settings.cookie_banner),
    default_country: home.country,
    // existing clients save addresses without a state when this is empty
    default_state: stateIn(home.country, home.state || settings.state),
  };
}
