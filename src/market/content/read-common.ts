import type { Common } from '#contract/shop.ts';
import { THUMB_PREFIX } from '#base/picture.ts';
import type { Social } from '#market/accounts/social-provider.ts';
import { categoryTree } from '#market/catalogue/category-tree.ts';
import { readCategoryRows } from '#market/catalogue/read-categories.ts';
import { readBanners } from '#market/content/read-banners.ts';
import { readScriptsForClients } from '#market/content/read-custom-scripts.ts';
import { readMenus, type Menus } from '#market/content/read-menus.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';
import {
  readSettings,
  languagesOf,
  siteSettingOf,
  settingOf,
} from '#market/content/site-settings.ts';

/**
 * The data that every page needs. `siteUrl` is the shop's own address without a trailing slash;
 * `has` tells which sign-in providers the shop has keys for.
 */
export async function readCommon(
  reading: Reading,
  siteUrl: string,
  { has }: Pick<Social, 'has'>,
): Promise<Common> {
  const [settings, menus, banners, categories, scripts] = await Promise.all([
    readSettings(reading),
    readMenus(reading),
    readBanners(reading, [8, 9]),
    readCategoryRows(reading),
    readScriptsForClients(reading),
  ]);
  dependOn(reading, 'content');
  return {
    ...languagesOf(reading),
    img_src_url: `${siteUrl}/media/`,
    thumb_prefix: THUMB_PREFIX,
    default_image: settings.default_image,
    header_links: {
      left: menus.header.filter(({ type }) => type === 1),
      right: menus.header.filter(({ type }) => type === 2),
    },
    site_setting: siteSettingOf(settings, siteUrl),
    setting: settingOf(settings, has),
    categories: categoryTree(categories).filter(({ in_footer }) => in_footer === 1),
    top_banner: banners.find(({ type }) => type === 8) ?? null,
    popup_banner: banners.find(({ type }) => type === 9) ?? null,
    custom_scripts: scripts,
    services: pagesOf(menus, 1),
    about: pagesOf(menus, 2),
    payment: menus.images.filter(({ type }) => type === 1),
    social: menus.images.filter(({ type }) => type === 2),
    slider_autoplay: settings.slider_autoplay,
  };
}

const pagesOf = ({ pages }: Menus, pageType: number) =>
  pages.filter(({ type }) => type === pageType).map(({ id, title, slug }) => ({ id, title, slug }));
