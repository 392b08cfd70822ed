// Every key of `common` that the storefront reads is set somewhere in the back office, or follows
// from another fact listed here.
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { setting, shopCalls, siteSetting } from '#contract/shop.ts';
import { deskRoutes } from '#web/desk/desk-routes.tsx';

type Place = { screen: string; save: string; field: string };
const at = (screen: string, save: string, ...fields: string[]) =>
  fields.map((field): [string, Place] => [field, { screen, save, field }]);
/** A key with another name, or one that a whole screen sets. */
const as = (key: string, screen: string, save: string, field: string): [string, Place] => [
  key,
  { screen, save, field },
];

/** Where each key is set: the screen, and the field of the call that saves it. */
const SET = new Map<string, Place>([
  ...at(
    'settings',
    'adminSettings.save',
    'site_name',
    'meta_title',
    'meta_description',
    'copyright_text',
    'default_image',
    'header_logo',
    'footer_logo',
    'email_logo',
    'primary_color',
    'primary_hover_color',
    'currency',
    'currency_icon',
    'currency_position',
    'currency_exponent',
    'decimal_format',
    'phone',
    'email',
    'address_1',
    'address_2',
    'city',
    'state',
    'zip',
    'country',
    'guest_checkout',
    'vendor_registration',
    'default_country',
    'default_state',
    'slider_autoplay',
  ),
  ...at(
    'measuring',
    'storefront.save',
    'styling',
    'enable_ga',
    'ga_id',
    'enable_pixel',
    'pixel_id',
    'cookie_banner',
  ),
  as('google_login', 'social-sign-in/:id', 'adminSignIn.save', 'enabled'),
  as('facebook_login', 'social-sign-in/:id', 'adminSignIn.save', 'enabled'),
  as('languages', 'languages/:id', 'adminLanguage.save', 'enabled'),
  as('default_language', 'languages/:id', 'adminLanguageMore.makeDefault', 'id'),
  as('header_links', 'menus', 'adminMenus.save', 'header_left'),
  as('services', 'menus', 'adminMenus.save', 'footer_services'),
  as('about', 'menus', 'adminMenus.save', 'footer_about'),
  as('payment', 'menus', 'adminMenus.save', 'footer_payment'),
  as('social', 'menus', 'adminMenus.save', 'footer_social'),
  as('categories', 'categories/:id', 'adminCategory.save', 'in_footer'),
  as('top_banner', 'banners/:id', 'adminBanner.save', 'type'),
  as('popup_banner', 'banners/:id', 'adminBanner.save', 'type'),
  as('custom_scripts', 'scripts/:id', 'adminCustomScript.save', 'pages'),
]);
/** The keys that nobody sets, and why. */
const FOLLOWS: Record<string, string> = {
  site_setting: 'its own keys are walked',
  setting: 'its own keys are walked',
  site_url: 'where the shop is started: PUBLIC_URL',
  api_base: 'follows from PUBLIC_URL',
  img_src_url: 'follows from PUBLIC_URL',
  thumb_prefix: 'how the shop names its smaller pictures',
};
const common = shopCalls.read.output.shape;
const keys = [
  ...Object.keys(common),
  ...Object.keys(siteSetting.shape),
  ...Object.keys(setting.shape),
];
const screens = new Set(
  deskRoutes.flatMap(({ path, children = [] }) =>
    path === '/admin' ? children.map((child) => child.path) : [],
  ),
);

describe('a key that the storefront reads', () => {
  it.each(keys)('%s is set in the back office, or follows', (key) => {
    const place = SET.get(key);
    expect(place === undefined, `${key}: set it on a screen, or say what it follows from`).toBe(
      Object.hasOwn(FOLLOWS, key),
    );
    if (!place) return;
    expect(screens, `a screen at ${place.screen}`).toContain(place.screen);
    const endpoint = (endpoints as Record<string, Endpoint>)[place.save];
    const input = endpoint?.input as z.ZodObject | undefined;
    expect(Object.keys(input?.shape ?? {}), place.save).toContain(place.field);
  });
  it('is listed here only if the storefront reads it', () =>
    expect([...SET.keys(), ...Object.keys(FOLLOWS)].filter((key) => !keys.includes(key))).toEqual(
      [],
    ));
});
