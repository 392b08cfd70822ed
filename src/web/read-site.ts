import type { Banner } from '#contract/home.ts';
import { colonOf } from '#base/colon.ts';
import { commaOf } from '#base/comma.ts';
import { readCommon } from '#market/content/read-common.ts';
import { readSettings } from '#market/content/site-settings.ts';
import { readCustomScripts } from '#market/content/read-custom-scripts.ts';
import type { PriceFormat } from '#base/price-text.ts';
import { homePlace } from '#market/shipping/home-place.ts';
import { ownColours } from '#base/own-colours.ts';
import { holdUntil, type Reading } from '#market/settings/reading.ts';
import type { Services } from '#hall/services.ts';
import type { Visit } from '#hall/visit.ts';
import { publicScript, type HeldScript, type OwnerScript } from '#web/owner-scripts.ts';
import { readSiteFonts, type SiteFonts } from '#web/site-fonts.ts';
import { addressOfStyling } from '#web/styling-file.ts';

type Link = { id: number; title: string; slug: string };
export type SiteCategory = Link & { image: string; children: Link[] };
export type Site = {
  language: string;
  /** The prefix of every path in this language: empty, or `/ar`. */
  prefix: string;
  direction: 'ltr' | 'rtl';
  /** The separators between names, and between a name and its value. */
  comma: string;
  colon: string;
  languages: { code: string; name: string; direction: 'ltr' | 'rtl'; path: string }[];
  name: string;
  url: string;
  title: string;
  description: string;
  copyright: string;
  year: number;
  logo: string;
  footerLogo: string;
  defaultImage: string;
  colours: string;
  fonts: SiteFonts;
  phone: string;
  email: string;
  address: string;
  country: string;
  state: string;
  money: PriceFormat & { currency: string };
  guests: boolean;
  cookieNotice: boolean;
  /** The scripts that visitors can agree to. */
  scripts: OwnerScript[];
  /** The address of the owner's CSS; empty if there is none. */
  styling: string;
  sliderMs: number;
  /** Whether the market invites new sellers. */
  sellers: boolean;
  /** Whether the legal guarantee is shown to customers, as EU law requires. */
  guarantee: boolean;
  google: boolean;
  facebook: boolean;
  categories: SiteCategory[];
  left: { title: string; url: string }[];
  right: { title: string; url: string }[];
  services: Link[];
  about: Link[];
  payment: { title: string; image: string; link: string }[];
  social: { title: string; image: string; link: string }[];
  topBanner: Banner | null;
  popup: Banner | null;
};

/** What the first page of a document needs: the frame, and the scripts that it may run. */
export type DocumentSite = Omit<Site, 'fonts'> & {
  held: HeldScript[];
  /** The CSS of the owner’s fonts, and the font files to load first. */
  fontRules: string;
  fontFiles: string[];
  /** The moment of a preview, in ISO 8601. */
  moment?: string;
};

/** The data of every page's frame, in the visit's language. */
export function readSite({ reading, services }: Visit): Promise<Site> {
  return services.readCache.get(`site ${reading.language}`, reading, (own) =>
    makeSite(own, services),
  );
}

async function makeSite(reading: Reading, { config, social }: Services): Promise<Site> {
  const { market, language } = reading;
  const [common, settings, scripts, fonts] = await Promise.all([
    readCommon(reading, config.publicUrl, await social(reading.db)),
    readSettings(reading),
    readCustomScripts(reading),
    readSiteFonts(reading),
  ]);
  const { site_setting: site, setting } = common;
  // for the year in the footer
  holdUntil(reading, new Date(Date.UTC(reading.now.getUTCFullYear() + 1, 0)));
  return {
    language,
    comma: commaOf(language),
    colon: colonOf(language),
    prefix: language === market.default_language ? '' : `/${language}`,
    direction: market.languages.find(({ code }) => code === language)?.direction ?? 'ltr',
    languages: market.languages.map(({ code, name, direction }) => ({
      code,
      name,
      direction,
      path: code === market.default_language ? '' : `/${code}`,
    })),
    name: site.site_name,
    url: site.site_url,
    title: site.meta_title,
    description: site.meta_description,
    copyright: site.copyright_text,
    year: reading.now.getUTCFullYear(),
    logo: site.header_logo,
    footerLogo: site.footer_logo,
    defaultImage: common.default_image,
    colours: coloursOf(site.primary_color, site.primary_hover_color),
    fonts,
    phone: setting.phone,
    email: setting.email,
    address: addressOf(setting),
    ...homePlace(market),
    money: moneyOf(setting),
    guests: setting.guest_checkout === 1,
    cookieNotice: setting.cookie_banner === 1,
    scripts: scripts.map(publicScript),
    styling: addressOfStyling(site.styling),
    sliderMs: common.slider_autoplay,
    sellers: setting.vendor_registration === 1,
    guarantee: settings.eu_pack,
    google: setting.google_login === 1,
    facebook: setting.facebook_login === 1,
    ...linksOf(common),
    topBanner: common.top_banner,
    popup: common.popup_banner,
  };
}

type Common = Awaited<ReturnType<typeof readCommon>>;

const addressOf = ({ address_1, address_2, zip, city }: Common['setting']): string =>
  [address_1, address_2, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const moneyOf = (setting: Common['setting']): Site['money'] => ({
  currency: setting.currency,
  currency_icon: setting.currency_icon,
  currency_position: setting.currency_position,
  currency_exponent: setting.currency_exponent,
  decimal_format: setting.decimal_format,
});

/** The targets of the frame's links, without data that it does not show. */
function linksOf(common: Common) {
  const link = ({ id, title, slug }: Link): Link => ({ id, title, slug });
  const owned = ({ title, url }: { title: string; url: string }) => ({ title, url });
  const pictured = ({ title, image, link: to }: Site['payment'][number]) => ({
    title,
    image,
    link: to,
  });
  return {
    categories: common.categories.map((category) => ({
      ...link(category),
      image: category.image,
      children: category.in_footer_child.map(link),
    })),
    left: common.header_links.left.map(owned),
    right: common.header_links.right.map(owned),
    services: common.services.map(link),
    about: common.about.map(link),
    payment: common.payment.map(pictured),
    social: common.social.map(pictured),
  };
}

/** The owner's two colours as CSS for both schemes; empty if none were chosen. */
function coloursOf(primary: string, hover: string): string {
  const colours = ownColours(primary, hover);
  if (!colours) return '';
  const css = (scheme: 'light' | 'dark') =>
    `{--primary:${colours[scheme].primary};--primary-hover:${colours[scheme].hover};` +
    `--on-primary:${colours[scheme].onPrimary}}`;
  return `:root,[data-theme=light]${css('light')}[data-theme=dark]${css('dark')}`;
}
