import { sql } from 'kysely';
import type { Common } from '#contract/shop.ts';
import { THUMB_PREFIX } from '#base/picture.ts';
import type { Social } from '#market/accounts/social.ts';
import { categoryTree, type CategoryRow } from '#market/catalogue/category-tree.ts';
import { readCategoryRows } from '#market/catalogue/read-categories.ts';
import { readBanners } from '#market/content/read-banners.ts';
import { readMenus, type Menus } from '#market/content/read-menus.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';
import { homePlace } from '#market/shipping/home-place.ts';

/**
 * What every page needs. `siteUrl` is the shop's own address, without a slash at its end; `has`
 * says with whom the shop has keys to sign people in.
 */
export async function readCommon(
  reading: Reading,
  siteUrl: string,
  { has }: Pick<Social, 'has'>,
): Promise<Common> {
  const [settings, menus, banners, categories] = await Promise.all([
    readSettings(reading),
    readMenus(reading),
    readBanners(reading, [8, 9]),
    readCategoryRows(reading),
  ]);
  dependOn(reading, 'content');
  return {
    languages: languagesOf(reading),
    default_language: reading.market.default_language,
    img_src_url: `${siteUrl}/media/`,
    thumb_prefix: THUMB_PREFIX,
    default_image: settings.default_image,
    header_links: {
      left: menus.header.filter(({ type }) => type === 1),
      right: menus.header.filter(({ type }) => type === 2),
    },
    site_setting: siteSettingOf(settings, siteUrl),
    setting: settingOf(settings, has),
    categories: footerCategories(categories),
    top_banner: banners.find(({ type }) => type === 8) ?? null,
    popup_banner: banners.find(({ type }) => type === 9) ?? null,
    custom_scripts: [],
    services: pagesOf(menus, 1),
    about: pagesOf(menus, 2),
    payment: menus.images.filter(({ type }) => type === 1),
    social: menus.images.filter(({ type }) => type === 2),
    slider_autoplay: settings.slider_autoplay,
  };
}

async function readSettings({ db, language }: Reading) {
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

const languagesOf = (reading: Reading) =>
  reading.market.languages.map(({ name, code, direction, is_default, predefined }) => ({
    name,
    code,
    direction,
    default: bit(is_default),
    predefined: bit(predefined),
  }));

const siteSettingOf = (settings: Settings, siteUrl: string): Common['site_setting'] => ({
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

function settingOf(settings: Settings, has: Social['has']): Common['setting'] {
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
    default_state: home.state,
  };
}

const footerCategories = (categories: CategoryRow[]) =>
  categoryTree(categories)
    .filter(({ in_footer }) => in_footer === 1)
    .map(({ id, title, slug, image, parent, in_footer_child }) => ({
      id,
      title,
      slug,
      image,
      parent,
      in_footer_child,
    }));

const pagesOf = ({ pages }: Menus, wanted: number) =>
  pages.filter(({ type }) => type === wanted).map(({ id, title, slug }) => ({ id, title, slug }));
