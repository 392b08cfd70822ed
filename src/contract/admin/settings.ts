// The market's settings, as its owner edits them: a single row.
import { z } from 'zod';
import { isoTime, picture, textsShown } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { optionalId } from '#contract/ids.ts';
import { flagged, pictureName, texts } from '#contract/edited-values.ts';
import { edit, lastEdited } from '#contract/resource.ts';
import {
  countryCode,
  email,
  isEmpty,
  optionalMoment,
  optionalText,
  text,
  wholeNumber,
} from '#contract/values.ts';

/** `#rrggbb`; empty: the shop's default. */
const colour = optionalText(7).refine(
  (value) => /^(#[0-9a-fA-F]{6})?$/.test(value),
  'invalid-input',
);
/** A locale for Intl's number formats: `en-US`. */
const locale = text(35).refine(isLocale, 'invalid-input');

const money = {
  currency: text(3).pipe(z.string().regex(/^[A-Z]{3}$/, 'invalid-input')),
  currency_exponent: wholeNumber(0, 3).refine((value) => value !== 1, 'invalid-input'),
  currency_icon: text(8),
  currency_position: wholeNumber(1, 2),
  decimal_format: locale,
};
const contact = {
  phone: optionalText(40),
  email: z.preprocess(
    (value) => (isEmpty(value) ? undefined : value),
    email.optional().transform((value) => value ?? ''),
  ),
  address_1: optionalText(200),
  address_2: optionalText(200),
  city: optionalText(120),
  state: optionalText(120),
  zip: optionalText(20),
  country: optionalText(80),
};
const fields = {
  site_name: texts(80),
  meta_title: texts(120),
  meta_description: texts(320),
  copyright_text: texts(300),
  header_logo: pictureName,
  footer_logo: pictureName,
  email_logo: pictureName,
  default_image: pictureName,
  primary_color: colour,
  primary_hover_color: colour,
  /** The owner’s fonts for texts and headings; null: the site’s own. */
  body_font: optionalId,
  heading_font: optionalId,
  ...contact,
  default_country: countryCode,
  default_state: optionalText(10),
  /** The time zone for moments that staff enter, by IANA name: `Europe/Paris`. */
  time_zone: text(64),
  guest_checkout: flagged,
  vendor_registration: flagged,
  cookie_banner: flagged,
  slider_autoplay: wholeNumber(0, 60_000),
  /** Hours until customers with the newsletter are reminded of a cart they left; 0 for never. */
  cart_reminder_hours: wholeNumber(0, 720).default(0),
  /** The rules of EU law for marketplaces: shown to customers, and required from stores. */
  eu_pack: flagged,
  /** Until then, stores that existed before stay on sale without it. */
  eu_grace: optionalMoment,
  /** A store can sell only after staff have checked its trader. */
  trader_checks: flagged,
  ...money,
};
export type SettingsFields = z.output<z.ZodObject<typeof fields>>;

const opened = z
  .object({
    id: z.literal(1),
    version: z.int(),
    edited: lastEdited,
    site_name: textsShown,
    meta_title: textsShown,
    meta_description: textsShown,
    copyright_text: textsShown,
    header_logo: picture,
    footer_logo: picture,
    email_logo: picture,
    default_image: picture,
    primary_color: z.string(),
    primary_hover_color: z.string(),
    body_font: z.int().nullable(),
    heading_font: z.int().nullable(),
    phone: z.string(),
    email: z.string(),
    address_1: z.string(),
    address_2: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
    default_country: z.string(),
    default_state: z.string(),
    time_zone: z.string(),
    guest_checkout: z.boolean(),
    vendor_registration: z.boolean(),
    cookie_banner: z.boolean(),
    slider_autoplay: z.int(),
    cart_reminder_hours: z.int(),
    eu_pack: z.boolean(),
    eu_grace: isoTime.nullable(),
    trader_checks: z.boolean(),
    currency: z.string(),
    currency_exponent: z.int(),
    currency_icon: z.string(),
    currency_position: z.int(),
    decimal_format: z.string(),
    currency_fixed: z.boolean(),
  })
  .meta({ id: 'OpenedSettings' });
export type OpenedSettings = z.output<typeof opened>;

const forOwner = { audience: 'staff', permission: 'settings' } as const;

export const adminSettingsCalls = {
  open: endpoint({
    ...forOwner,
    operationId: 'adminSettings',
    path: 'admin/settings',
    methods: ['GET'],
    about:
      'Returns the market’s settings in every language, and their version. `currency_fixed`: ' +
      'there are orders, so the currency and its decimals can no longer change.',
    input: z.object({}),
    output: opened,
  }),
  edits: endpoint({
    ...forOwner,
    operationId: 'adminSettingsEdits',
    path: 'admin/settings/edits',
    methods: ['GET'],
    about: 'Lists the changes to the market’s settings and who made them, newest first.',
    input: z.object({}),
    output: z.array(edit),
  }),
  save: endpoint({
    ...forOwner,
    operationId: 'adminSaveSettings',
    path: 'admin/settings/save',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Saves the market’s settings. Refused if somebody has saved them since this `version`. ' +
      'Once there are orders, the currency and its decimals cannot change. Prices keep their ' +
      'digits.',
    input: z.object({ version: wholeNumber(1, 2_147_483_647), ...fields }),
    output: opened,
  }),
};

function isLocale(value: string): boolean {
  try {
    // priceText sets the digits itself
    return Intl.NumberFormat.supportedLocalesOf(`${value}-u-nu-latn`).length > 0;
  } catch {
    return false;
  }
}
