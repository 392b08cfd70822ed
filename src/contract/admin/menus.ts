// The menus of header and footer, as staff edit them: all of them together, with one version.
import { z } from 'zod';
import { picture, textsShown } from '#contract/answer-values.ts';
import { flagged, ids, pictureName, texts } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { optionalId } from '#contract/ids.ts';
import { edit, lastEdited } from '#contract/resource.ts';
import { optionalText, wholeNumber } from '#contract/values.ts';

/** A list of at most `MOST`; absent means empty. */
const MOST = 30;
const listOf = <T extends z.ZodType>(shape: T) =>
  z.preprocess((sent) => sent ?? [], z.array(shape, 'invalid-input').max(MOST, 'invalid-input'));

/** `id` null: a new one. */
const link = z.object({ id: optionalId, title: texts(60), url: optionalText(500) });
/** A picture with a name; `link` empty: no link. */
const pictured = z.object({
  id: optionalId,
  title: texts(60),
  link: optionalText(500),
  image: pictureName,
  public: flagged,
});
/** The lists in order. `footer_services` and `footer_about` are ids of pages. */
const fields = {
  header_left: listOf(link),
  header_right: listOf(link),
  footer_services: ids,
  footer_about: ids,
  footer_payment: listOf(pictured),
  footer_social: listOf(pictured),
};
export type MenuFields = z.output<z.ZodObject<typeof fields>>;

const linkShown = z.object({ id: z.int(), title: textsShown, url: z.string() });
const picturedShown = z.object({
  id: z.int(),
  title: textsShown,
  link: z.string(),
  image: picture,
  public: z.boolean(),
});
const opened = z
  .object({
    id: z.literal(1),
    version: z.int(),
    edited: lastEdited,
    header_left: z.array(linkShown),
    header_right: z.array(linkShown),
    footer_services: z.array(z.int()),
    footer_about: z.array(z.int()),
    footer_payment: z.array(picturedShown),
    footer_social: z.array(picturedShown),
  })
  .meta({ id: 'OpenedMenus' });
export type OpenedMenus = z.output<typeof opened>;

const forStaff = { audience: 'staff', permission: 'content' } as const;

export const adminMenusCalls = {
  open: endpoint({
    ...forStaff,
    operationId: 'adminMenus',
    path: 'admin/menus',
    methods: ['GET'],
    about: 'Returns the menus of the header and the footer in every language, and their version.',
    input: z.object({}),
    output: opened,
  }),
  edits: endpoint({
    ...forStaff,
    operationId: 'adminMenusEdits',
    path: 'admin/menus/edits',
    methods: ['GET'],
    about: 'Lists the changes to the menus and who made them, newest first.',
    input: z.object({}),
    output: z.array(edit),
  }),
  save: endpoint({
    ...forStaff,
    operationId: 'adminSaveMenus',
    path: 'admin/menus/save',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Saves all menus. Refused if somebody has saved them since this `version`. Entries that ' +
      'are missing from a list are deleted.',
    input: z.object({ version: wholeNumber(1, 2_147_483_647), ...fields }),
    output: opened,
  }),
};
