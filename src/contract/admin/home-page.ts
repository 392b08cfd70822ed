// The home page, as staff arrange it: one draft beside the published version.
import { z } from 'zod';
import { isoTime, textsShown } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  blockChange,
  blockFields,
  mostInHome,
  openedBlock,
  publishedAs,
} from '#contract/home-block.ts';
import { idOf } from '#contract/ids.ts';
import { edit, lastEdited } from '#contract/resource.ts';
import { isEmpty, optionalMoment, optionalNumber } from '#contract/values.ts';

const forStaff = {
  audience: 'staff',
  permission: 'content',
  otherwise: 'thing-not-found',
} as const;
/** The version of the draft that the caller has seen. */
const version = idOf('home-draft');

const blocks = z
  .array(z.object(blockFields), 'invalid-input')
  .max(mostInHome.blocks, 'invalid-input')
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'invalid-input');

const opened = z
  .object({
    version: z.int(),
    edited: lastEdited,
    /** Whether there is a draft; without one, the blocks are the published ones. */
    draft: z.boolean(),
    blocks: z.array(openedBlock),
    /** Null: the shop shows the default arrangement. */
    published: publishedAs.nullable(),
    collections: z.array(z.object({ id: z.int(), title: textsShown, public: z.boolean() })),
  })
  .meta({ id: 'OpenedHomePage' });
export type OpenedHome = z.output<typeof opened>;

export const adminHomePageCalls = {
  open: endpoint({
    ...forStaff,
    operationId: 'adminHomePage',
    path: 'admin/home-page',
    methods: ['GET'],
    about:
      'The draft of the home page and its version, or, where nobody has begun one, its blocks.',
    input: z.object({}),
    output: opened,
  }),
  edits: endpoint({
    ...forStaff,
    operationId: 'adminHomePageEdits',
    path: 'admin/home-page/edits',
    methods: ['GET'],
    about: 'Who changed which blocks of the draft, the latest first.',
    input: z.object({}),
    output: z.array(edit),
  }),
  save: endpoint({
    ...forStaff,
    operationId: 'adminSaveHomePage',
    path: 'admin/home-page/save',
    methods: ['POST'],
    about:
      'Saves these blocks, in this order, as the draft; refused if somebody has changed the draft ' +
      'since its `version` was opened. Of texts stays what is harmless.',
    input: z.object({
      version,
      blocks: z
        .unknown()
        .optional()
        .refine((value) => !isEmpty(value), { message: 'required', abort: true })
        .pipe(blocks),
    }),
    output: opened,
  }),
  discard: endpoint({
    ...forStaff,
    operationId: 'adminDiscardHomePage',
    path: 'admin/home-page/discard',
    methods: ['POST'],
    about: 'Throws the draft of this version away.',
    input: z.object({ version }),
    output: opened,
  }),
  publish: endpoint({
    ...forStaff,
    operationId: 'adminPublishHomePage',
    path: 'admin/home-page/publish',
    methods: ['POST'],
    toast: 'published',
    about:
      'Publishes the draft as the `version` that was seen; refused if it was changed or published ' +
      'since, and while a block is not finished.',
    input: z.object({ version }),
    output: opened,
  }),
  versions: endpoint({
    ...forStaff,
    operationId: 'adminHomePageVersions',
    path: 'admin/home-page/versions',
    methods: ['GET'],
    about: 'The arrangements that were published, the latest first, and what each changed.',
    input: z.object({}),
    output: z.array(publishedAs.extend({ changes: z.array(blockChange) })),
  }),
  restore: endpoint({
    ...forStaff,
    operationId: 'adminRestoreHomePage',
    path: 'admin/home-page/restore',
    methods: ['POST'],
    about: 'Makes a published arrangement the draft.',
    input: z.object({ version, arrangement: idOf('home-arrangement') }),
    output: opened,
  }),
  preview: endpoint({
    ...forStaff,
    operationId: 'adminPreviewHomePage',
    path: 'admin/home-page/preview',
    methods: ['POST'],
    about:
      'A token that shows the home page for some minutes to whoever has it: with the draft, or a ' +
      'published arrangement, at any `moment`. It is sent as the field `preview` of a form to the ' +
      'home page’s address.',
    input: z.object({ moment: optionalMoment, arrangement: optionalNumber(1, 2_147_483_647) }),
    output: z.object({ token: z.string(), until: isoTime }),
  }),
};
