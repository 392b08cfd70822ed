import { z } from 'zod';
import { flag, picture, yesNo } from '#contract/answer-values.ts';
import { category } from '#contract/category.ts';
import { endpoint } from '#contract/endpoint.ts';
import { banner } from '#contract/home.ts';
import { consentKinds } from '#contract/script-pages.ts';

const language = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  default: flag,
  direction: z.enum(['ltr', 'rtl']),
  predefined: flag,
});
export const siteSetting = z.object({
  site_name: z.string(),
  site_url: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  copyright_text: z.string(),
  header_logo: picture,
  footer_logo: picture,
  email_logo: picture,
  primary_color: z.string(),
  primary_hover_color: z.string(),
  styling: z.string(),
  api_base: z.string(),
});
export const setting = z.object({
  currency: z.string(),
  currency_icon: z.string(),
  currency_position: z.literal([1, 2]),
  currency_exponent: z.int(),
  decimal_format: z.string(),
  phone: z.string(),
  email: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  google_login: flag,
  facebook_login: flag,
  guest_checkout: flag,
  enable_ga: flag,
  ga_id: z.string(),
  enable_pixel: flag,
  pixel_id: z.string(),
  vendor_registration: flag,
  cookie_banner: flag,
  default_country: z.string(),
  default_state: z.string(),
});
const headerLink = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  type: z.literal([1, 2]),
});
const pageLink = z.object({ id: z.int(), title: z.string(), slug: z.string() });
const imageLink = z.object({
  id: z.int(),
  title: z.string(),
  link: z.string(),
  image: picture,
  type: z.literal([1, 2]),
  status: yesNo,
});

export const shopCalls = {
  read: endpoint({
    operationId: 'common',
    path: 'common',
    methods: ['GET'],
    audience: 'public',
    cached: true,
    about: 'Returns what every page needs: settings, languages, menus, categories and banners.',
    input: z.object({}),
    output: z.object({
      languages: z.array(language),
      default_language: language,
      img_src_url: z.string().regex(/\/$/),
      thumb_prefix: z.string(),
      default_image: picture,
      header_links: z.object({ left: z.array(headerLink), right: z.array(headerLink) }),
      site_setting: siteSetting,
      setting,
      categories: z.array(category),
      top_banner: banner.nullable(),
      popup_banner: banner.nullable(),
      custom_scripts: z.array(
        z.object({
          id: z.int(),
          consent: z.enum(consentKinds),
          route_pattern: z.string(),
          header_script: z.string(),
          header_script_code: z.string(),
          body_script: z.string(),
          body_script_code: z.string(),
        }),
      ),
      services: z.array(pageLink),
      about: z.array(pageLink),
      payment: z.array(imageLink),
      social: z.array(imageLink),
      slider_autoplay: z.int(),
    }),
  }),
};
export type Common = z.output<typeof shopCalls.read.output>;
