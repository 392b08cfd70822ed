// The fonts that the owner uploaded.
import { z } from 'zod';
import { fontParts } from '#base/own-fonts.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { files } from '#contract/values.ts';

const row = z
  .object({
    id: z.int(),
    family: z.string(),
    /** In percent: makes small letters as high as those of the site’s own font. */
    size: z.int(),
    /** The site uses it. */
    used: z.boolean(),
    faces: z.array(
      z.object({
        file: z.string(),
        part: z.enum(fontParts),
        /** The range of weights, 400 regular to 700 bold. */
        from: z.int(),
        to: z.int(),
        italic: z.boolean(),
        bytes: z.int(),
      }),
    ),
    /** The number of letters of each language, and those that the font lacks. */
    languages: z.array(
      z.object({ code: z.string(), letters: z.int(), missing: z.int(), named: z.string() }),
    ),
  })
  .meta({ id: 'FontRow' });
export type FontRow = z.output<typeof row>;

const staff = { audience: 'staff', permission: 'settings' } as const;

export const adminFontCalls = {
  all: endpoint({
    ...staff,
    operationId: 'adminFonts',
    path: 'admin/fonts',
    methods: ['GET'],
    about: 'Lists the uploaded fonts, at most 20. The settings say where each is used.',
    input: z.object({}),
    output: z.object({ rows: z.array(row) }),
  }),
  upload: endpoint({
    ...staff,
    operationId: 'adminUploadFont',
    path: 'admin/font/upload',
    methods: ['POST'],
    multipart: true,
    toast: 'saved',
    about:
      'Uploads a font, or adds a weight or a script to the font of the same name. `font` is a ' +
      'file of a multipart form: TTF, OTF, WOFF or WOFF2, up to 10 MB. It is split into one file ' +
      'for each script, so that pages load only what they need.',
    input: z.object({ font: files(1) }),
    output: z.object({ id: z.int() }),
  }),
  delete: endpoint({
    ...staff,
    operationId: 'adminDeleteFont',
    path: 'admin/font/delete',
    methods: ['POST'],
    otherwise: 'thing-not-found',
    toast: 'deleted',
    about: 'Deletes a font. Refused while the settings use it.',
    input: z.object({ id: idOf('font') }),
    output: z.null(),
  }),
};
