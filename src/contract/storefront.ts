// The storefront's measuring scripts and styles, as its owner set them.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { edit, lastEdited } from '#contract/resource.ts';
import { booleanInput, optionalNumber, optionalText } from '#contract/values.ts';

/** The most bytes of the owner's styles. */
export const STYLING_BYTES = 65_536;

/** `styling` is CSS; pages without scripts do not load it either. */
const storefront = z
  .object({
    id: z.literal(1),
    version: z.int(),
    edited: lastEdited,
    cookie_banner: z.boolean(),
    enable_ga: z.boolean(),
    ga_id: z.string(),
    enable_pixel: z.boolean(),
    pixel_id: z.string(),
    styling: z.string(),
  })
  .meta({ id: 'StorefrontSettings' });
export type OpenedStorefront = z.output<typeof storefront>;
export type StorefrontSettings = Omit<OpenedStorefront, 'id' | 'version' | 'edited'>;

export const storefrontCalls = {
  read: endpoint({
    operationId: 'adminStorefront',
    path: 'admin/storefront',
    methods: ['GET'],
    audience: 'staff',
    permission: 'settings',
    about:
      'Returns the settings of the cookie notice, Google Analytics, Meta Pixel and the owner’s ' +
      'own CSS.',
    input: z.object({}),
    output: storefront,
  }),
  edits: endpoint({
    operationId: 'adminStorefrontEdits',
    path: 'admin/storefront/edits',
    methods: ['GET'],
    audience: 'staff',
    permission: 'settings',
    about:
      'Lists the changes to the market’s settings, these included, and who made them, newest ' +
      'first.',
    input: z.object({}),
    output: z.array(edit),
  }),
  save: endpoint({
    operationId: 'adminSaveStorefront',
    path: 'admin/storefront/save',
    methods: ['POST'],
    audience: 'staff',
    permission: 'settings',
    toast: 'saved',
    about:
      'Updates the settings of the cookie notice, Google Analytics, Meta Pixel and the owner’s ' +
      'own CSS. The CSS may have up to 64 kB; it cannot import anything, and can only use ' +
      'pictures and fonts of this site. What is switched on needs its ID. Refused if somebody ' +
      'has saved settings since this `version`, if sent.',
    input: z.object({
      version: optionalNumber(1, 2_147_483_647),
      cookie_banner: booleanInput,
      enable_ga: booleanInput,
      ga_id: optionalText(24).refine(
        (value) => /^([A-Z]{1,3}-[A-Z0-9-]{4,20})?$/.test(value),
        'invalid-input',
      ),
      enable_pixel: booleanInput,
      pixel_id: optionalText(20).refine((value) => /^(\d{5,20})?$/.test(value), 'invalid-input'),
      styling: optionalText(STYLING_BYTES * 2),
    }),
    output: storefront,
  }),
};
