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
      'Returns the draft of the home page and its version; where there is no draft, the ' +
      'published blocks.',
    input: z.object({}),
    output: opened,
  }),
  edits: endpoint({
    ...forStaff,
    operationId: 'adminHomePageEdits',
    path: 'admin/home-page/edits',
    methods: ['GET'],
    about: 'Lists the changes to the draft’s blocks and who made them, newest first.',
    input: z.object({}),
    output: z.array(edit),
  }),
  save: endpoint({
    ...forStaff,
    operationId: 'adminSaveHomePage',
    path: 'admin/home-page/save',
    methods: ['POST'],
    about:
      'Saves these blocks, in this order, as the draft. Refused if somebody has changed the ' +
      'draft since this `version`. Unsafe HTML is removed from texts.',
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
    about: 'Discards this version of the draft.',
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
      'Publishes this `version` of the draft. Refused if it was changed or published meanwhile, ' +
      'or while a block is unfinished.',
    input: z.object({ version }),
    output: opened,
  }),
  versions: endpoint({
    ...forStaff,
    operationId: 'adminHomePageVersions',
    path: 'admin/home-page/versions',
    methods: ['GET'],
    about: 'Lists the published versions of the home page, newest first, with what each changed.',
    input: z.object({}),
    output: z.array(publishedAs.extend({ changes: z.array(blockChange) })),
  }),
  restore: endpoint({
    ...forStaff,
    operationId: 'adminRestoreHomePage',
    path: 'admin/home-page/restore',
    methods: ['POST'],
    about: 'Makes a published version of the home page the draft.',
    input: z.object({ version, arrangement: idOf('home-arrangement') }),
    output: opened,
  }),
  preview: endpoint({
    ...forStaff,
    operationId: 'adminPreviewHomePage',
    path: 'admin/home-page/preview',
    methods: ['POST'],
    about:
      'Creates a token that shows the home page to anyone who has it, for a few minutes: with ' +
      'the draft or a published version, as it looks at any `moment`. Post it to the home page’s ' +
      'address, in a form, as the field `preview`.',
    input: z.object({ moment: optionalMoment, arrangement: optionalNumber(1, 2_147_483_647) }),
    output: z.object({ token: z.string(), until: isoTime }),
  }),
};
