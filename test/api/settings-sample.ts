/** A market's settings, as its owner saves them. */
export const settingsSample = {
  ...Object.fromEntries(
    ['site_name', 'meta_title', 'meta_description', 'copyright_text'].map((name) => [
      name,
      { en: 'Souk' },
    ]),
  ),
  default_country: 'FR',
  slider_autoplay: 6000,
  cart_reminder_hours: 24,
  currency: 'USD',
  currency_exponent: 2,
  currency_icon: '$',
  currency_position: 1,
  decimal_format: 'en-US',
  guest_checkout: true,
  vendor_registration: true,
  cookie_banner: true,
};
