// The pictures that staff upload, and crops of them.
import { z } from 'zod';
import { WHOLE_SIDE } from '#base/picture.ts';
import { isoTime, picture } from '#contract/answer-values.ts';
import { pictureName, view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listSize } from '#contract/list-size.ts';
import { listOf } from '#contract/list-calls.ts';
import { files, optionalText, page, wholeNumber } from '#contract/values.ts';

const savedPicture = { name: picture, width: z.int(), height: z.int() };
const name = pictureName.refine((given) => given !== '', 'required');
/** The number of quarter turns to the right, then the crop, in parts of the turned sides. */
const cut = {
  turns: wholeNumber(0, 3),
  left: wholeNumber(0, WHOLE_SIDE),
  top: wholeNumber(0, WHOLE_SIDE),
  width: wholeNumber(1, WHOLE_SIDE),
  height: wholeNumber(1, WHOLE_SIDE),
};
const shownCut = z.object({
  turns: z.int(),
  left: z.int(),
  top: z.int(),
  width: z.int(),
  height: z.int(),
});
export type PictureCut = z.output<typeof shownCut>;

const row = z
  .object({
    id: z.int(),
    ...savedPicture,
    /** The original name of the file. */
    file_name: z.string(),
    bytes: z.int(),
    created_at: isoTime,
    /** Neither it nor a crop of it is used: it can be deleted. */
    unused: z.boolean(),
    /** The number of crops, and of things that show it; of these, the first few. */
    pieces: z.int(),
    uses: z.int(),
    used: z.array(z.object({ place: z.string(), thing: z.int(), title: z.string() })),
  })
  .meta({ id: 'PictureRow' });
export type PictureRow = z.output<typeof row>;
export type PictureView = 'used' | 'unused';

const staff = { audience: 'staff', permission: 'content' } as const;

export const adminPictureCalls = {
  list: endpoint({
    ...staff,
    operationId: 'adminPictures',
    path: 'admin/pictures',
    methods: ['GET'],
    about: 'Lists the uploaded pictures, newest first, and where each is used.',
    input: z.object({
      q: optionalText(200),
      view: view('used', 'unused'),
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(row),
  }),
  delete: endpoint({
    ...staff,
    operationId: 'adminDeletePicture',
    path: 'admin/picture/delete',
    methods: ['POST'],
    otherwise: 'thing-not-found',
    toast: 'deleted',
    about: 'Deletes a picture that is not in use; its files are deleted soon after.',
    input: z.object({ name }),
    output: z.null(),
  }),
  deleteUnused: endpoint({
    ...staff,
    operationId: 'adminDeleteUnusedPictures',
    path: 'admin/pictures/delete-unused',
    methods: ['POST'],
    about: 'Deletes all pictures that are not in use and older than 7 days.',
    input: z.object({}),
    output: z.object({ deleted: z.int() }),
  }),
  upload: endpoint({
    ...staff,
    operationId: 'adminUploadPicture',
    path: 'admin/picture/upload',
    methods: ['POST'],
    multipart: true,
    about:
      'Uploads a picture and returns its name, which other calls accept. `image` is a file of a ' +
      'multipart form: JPEG, PNG, WebP or GIF, judged by its content, up to 10 MB and 50 ' +
      'megapixels.',
    input: z.object({ image: files(1) }),
    output: z.object(savedPicture),
  }),
  open: endpoint({
    ...staff,
    operationId: 'adminPicture',
    path: 'admin/picture',
    methods: ['GET'],
    otherwise: 'thing-not-found',
    about:
      'Returns a picture by its name. `original` is the picture that it was cropped from, or the ' +
      'picture itself.',
    input: z.object({ name }),
    output: z.object({
      ...savedPicture,
      file_name: z.string(),
      original: z.object(savedPicture),
      cut: shownCut.nullable(),
    }),
  }),
  cut: endpoint({
    ...staff,
    operationId: 'adminCutPicture',
    path: 'admin/picture/cut',
    methods: ['POST'],
    otherwise: 'thing-not-found',
    about:
      'Creates a picture by rotating the original clockwise, in quarter turns, and cropping it. ' +
      'The crop is in ten-thousandths of the sides after rotation. Returns the new picture’s ' +
      'name; the original stays.',
    input: z.object({ name, ...cut }),
    output: z.object(savedPicture),
  }),
};
